/// How far clocks are ahead of UTC, and on which days of every year they are set, if they are.
struct YearlyRule: Equatable, Sendable {
  /// When a clock is set: so many seconds after a day has begun, by the clock as it is until then.
  struct Setting: Equatable, Sendable {
    var day: YearDay
    var seconds: Int64
  }

  struct Summer: Equatable, Sendable {
    var secondsAhead: Int64
    var start, end: Setting
  }

  /// In standard time.
  var secondsAhead: Int64
  var summer: Summer?

  /// How many seconds the clocks are ahead at an instant, in seconds since 1970 (UTC).
  func secondsAhead(at instant: Int64) -> Int64 {
    guard let summer else { return secondsAhead }
    let year = YearDay.year(of: (instant + secondsAhead).floored(by: 86_400))
    var last = (instant: Int64.min, secondsAhead: secondsAhead)
    // A day may be told that is in the year before or after; where one summer ends as the next begins, it is all summer.
    for year in year - 1...year + 1 {
      for change in [
        (summer.start.instant(in: year) - secondsAhead, summer.secondsAhead),
        (summer.end.instant(in: year) - summer.secondsAhead, secondsAhead),
      ] where change.0 <= instant && change.0 >= last.instant {
        last = change
      }
    }
    return last.secondsAhead
  }
}

extension YearlyRule.Setting {
  /// As if clocks were those of UTC.
  fileprivate func instant(in year: Int64) -> Int64 { day.number(in: year) * 86_400 + seconds }
}

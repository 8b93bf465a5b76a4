package import Timing

/// A time of day, a date, or both, perhaps in a zone: what `until` reads.
package struct ClockTime: Equatable, Sendable {
  var day: CalendarDay?
  /// Nil: the day begins.
  var timeOfDay: TimeOfDay?
  /// Nil: the user's.
  var zone: Zone?

  /// Why it cannot be counted down to.
  package enum Problem: Error, Equatable, Sendable {
    case empty
    /// This piece is in no place for it, or not understood.
    case unexpected(String)
    /// Hours go to 23, or with am and pm from 1 to 12.
    case noHour(String)
    /// Minutes go to 59.
    case noMinute(String)
    /// Seconds go to 59.
    case noSecond(String)
    /// An hour alone, which could be a duration.
    case hourAlone(String)
    /// There is no such day.
    case noDay(String)
    /// It is read in more ways than one, or in another than ours: these days.
    case otherOrder(String, readings: [CalendarDay])
    /// No zone has this name.
    case noZone(String)
    /// It is over since.
    case past(String)
    /// More than 999 days ahead.
    case tooFar(String)
  }

  /// The next instant at which it is this time, after one in seconds since 1970 (UTC); `text` is how it was typed.
  ///
  /// A time of day that has passed is that of tomorrow, and one that comes twice is the first that is still ahead.
  func moment(after now: Int64, in userZone: Zone, text: String) throws(Problem) -> Moment {
    let zone = zone ?? userZone
    let today = LocalTime(at: now, in: zone)
    guard let wanted = LocalTime(day ?? today.day, timeOfDay ?? TimeOfDay(hour: 0, minute: 0)) else {
      throw .noDay(text)
    }
    // A day that does not begin at midnight begins all the same.
    let isTold = timeOfDay != nil
    let candidates = day == nil ? [wanted, wanted.adding(days: 1)] : [wanted]
    for candidate in candidates {
      guard let moment = zone.moment(candidate, after: now, isTold: isTold) else { continue }
      if moment.instant - now > Countdown.longest.components.seconds { throw .tooFar(text) }
      return moment
    }
    throw .past(text)
  }
}

extension Zone {
  /// Nil if it has passed.
  fileprivate func moment(_ time: LocalTime, after now: Int64, isTold: Bool) -> Moment? {
    switch instants(showing: time) {
    case .once(let instant): return instant > now ? Moment(instant) : nil
    case .never(let instant):
      // Once the clock is set, it shows a later time: then this one has passed.
      guard instant > now, LocalTime(at: now, in: self).seconds < time.seconds else { return nil }
      return Moment(instant, setting: isTold ? .skipped(time, instead: LocalTime(at: instant, in: self)) : nil)
    case .twice(let first, let second):
      if first > now { return Moment(first, setting: isTold ? .doubled(time, isFirst: true) : nil) }
      // A day has begun once it has begun for the first time.
      return isTold && second > now ? Moment(second, setting: .doubled(time, isFirst: false)) : nil
    }
  }
}

internal import CICU
package import Timing

/// What a calendar and a clock on the wall show, to the second.
package struct LocalTime: Equatable, Sendable {
  package var day: CalendarDay
  package var timeOfDay: TimeOfDay
  /// Counted as if the clock were one of UTC.
  let seconds: Int64

  /// Nil if there is no such day.
  package init?(_ day: CalendarDay, _ timeOfDay: TimeOfDay) {
    var number: Int64 = 0
    guard icu_day(Int32(clamping: day.year), Int32(clamping: day.month), Int32(clamping: day.day), &number) else {
      return nil
    }
    self.init(seconds: number * 86_400 + Int64(timeOfDay.hour * 3_600 + timeOfDay.minute * 60 + timeOfDay.second))
  }

  /// At an instant (seconds since 1970 in UTC), in a zone.
  package init(at instant: Int64, in zone: Zone) {
    self.init(seconds: instant + zone.secondsAhead(at: instant))
  }

  private init(seconds: Int64) {
    let number = seconds.floored(by: 86_400)
    let ofDay = Int(seconds - number * 86_400)
    var (year, month, dayOfMonth): (Int32, Int32, Int32) = (0, 0, 0)
    _ = icu_date(number, &year, &month, &dayOfMonth)
    day = CalendarDay(year: Int(year), month: Int(month), day: Int(dayOfMonth))
    timeOfDay = TimeOfDay(hour: ofDay / 3_600, minute: ofDay / 60 % 60, second: ofDay % 60)
    self.seconds = seconds
  }

  /// How many days later another time is.
  func days(to other: LocalTime) -> Int64 {
    other.seconds.floored(by: 86_400) - seconds.floored(by: 86_400)
  }

  /// The same time of day, as many days later.
  func adding(days: Int64) -> LocalTime { LocalTime(seconds: seconds + days * 86_400) }
}

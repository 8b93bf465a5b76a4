/// When something ends, as people say it: the time of day, and the day unless it is this one.
package struct EndTime: Equatable, Sendable {
  /// Which day that is, seen from the present one.
  package enum Day: Equatable, Sendable {
    case today, tomorrow
    /// The year is told where the day lies more than a year ahead.
    case date(CalendarDay, tellsYear: Bool)
  }

  package var time: TimeOfDay
  package var day: Day
  /// Which of two it is, where the clock shows this time twice.
  package var zoneTime: ZoneTime?

  package init(_ time: TimeOfDay, _ day: Day = .today, zoneTime: ZoneTime? = nil) {
    self.time = time
    self.day = day
    self.zoneTime = zoneTime
  }

  /// The same without seconds, which nobody asked for.
  package var droppingSeconds: EndTime {
    EndTime(TimeOfDay(hour: time.hour, minute: time.minute), day, zoneTime: zoneTime)
  }
}

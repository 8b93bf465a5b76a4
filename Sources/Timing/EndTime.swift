/// When something ends, as people say it: the time of day, and the day unless it is this one.
package struct EndTime: Equatable, Sendable {
  package enum Day: Equatable, Sendable {
    case today, tomorrow
    /// The year is told where the day lies more than a year ahead.
    case date(CalendarDay, tellsYear: Bool)
  }

  package var time: TimeOfDay
  package var day: Day

  package init(_ time: TimeOfDay, _ day: Day = .today) {
    self.time = time
    self.day = day
  }
}

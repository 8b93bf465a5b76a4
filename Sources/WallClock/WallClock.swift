package import Timing

/// The clock on the wall: what zones know, from the system, and calendars, from ICU.
package enum WallClock {
  /// Reads a time of day, a date, or both, as people type them, at an instant in seconds since 1970 (UTC).
  ///
  /// "17:30", "5:30pm", "2026-12-24", "2026-12-24 18:00", "18:00 Europe/Madrid", "2026-12-24T18:00:00+01:00". Without a
  /// zone it is that of `zone`.
  package static func moment(
    _ text: String, after now: Int64, in zone: Zone = .user
  ) throws(ClockTime.Problem) -> Moment {
    var reader = ClockTimeReader(text)
    return try reader.clockTime(today: LocalTime(at: now, in: zone).day).moment(after: now, in: zone, text: reader.text)
  }

  /// How the instant of an end, in seconds since 1970 (UTC), is told at another.
  package static func endTime(_ end: Int64, toldAt now: Int64, in zone: Zone = .user) -> EndTime {
    let today = LocalTime(at: now, in: zone)
    let last = LocalTime(at: end, in: zone)
    let day: EndTime.Day
    switch today.days(to: last) {
    case 0: day = .today
    case 1: day = .tomorrow
    default:
      var anniversary = today.day
      anniversary.year += 1
      day = .date(last.day, tellsYear: !(today.day <= last.day && last.day < anniversary))
    }
    let comesTwice = if case .twice = zone.instants(showing: last) { true } else { false }
    let zoneTime = ZoneTime(at: end, secondsAhead: zone.secondsAhead(at: end), in: zone.name)
    return EndTime(last.timeOfDay, day, zoneTime: comesTwice ? zoneTime : nil)
  }
}

extension CalendarDay {
  fileprivate static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  fileprivate static func <= (left: CalendarDay, right: CalendarDay) -> Bool { !(right < left) }
}

/// A day of the Gregorian calendar.
package struct CalendarDay: Equatable, Sendable {
  /// In full, of the common era.
  package var year: Int
  /// 1...12.
  package var month: Int
  /// 1...31.
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// As programs write it: "2026-03-29".
  package var isoText: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

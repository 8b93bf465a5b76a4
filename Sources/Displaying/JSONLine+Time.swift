extension JSONLine {
  /// An instant in seconds since 1970, by ISO 8601 in UTC, to the millisecond begun: "2026-11-30T17:00:00.250Z".
  package static func time(_ seconds: Double) -> String {
    // What is less is lost in a sum of such numbers.
    let milliseconds = Int((seconds * 1_000 + 0.01).rounded(.down))
    let (day, time) = quotient(milliseconds, 86_400_000)
    let date = civilDate(day: day)
    var text: [UInt8] = []
    text.reserveCapacity(24)
    func add(_ number: Int, digits: Int, before mark: Unicode.Scalar) {
      var divisor = 1
      for _ in 1..<digits { divisor *= 10 }
      while divisor > 0 {
        text.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
        divisor /= 10
      }
      text.append(UInt8(ascii: mark))
    }
    add(date.year, digits: 4, before: "-")
    add(date.month, digits: 2, before: "-")
    add(date.day, digits: 2, before: "T")
    add(time / 3_600_000, digits: 2, before: ":")
    add(time / 60_000 % 60, digits: 2, before: ":")
    add(time / 1_000 % 60, digits: 2, before: ".")
    add(time % 1_000, digits: 3, before: "Z")
    return String(decoding: text, as: UTF8.self)
  }

  /// The date so many days after 1 January 1970, by the Gregorian calendar.
  ///
  /// Years are counted from March here, so that the leap day is the last one of its year.
  private static func civilDate(day: Int) -> (year: Int, month: Int, day: Int) {
    // 719,468 days lie between 1 March of the year 0 and 1970; 400 years have 146,097.
    let (cycle, dayOfCycle) = quotient(day + 719_468, 146_097)
    let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let year = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (365 * year + year / 4 - year / 100)
    // March to January have 153 days in every five months.
    let month = (5 * dayOfYear + 2) / 153
    return (
      year: cycle * 400 + year + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// With a remainder that is never negative.
  private static func quotient(_ number: Int, _ divisor: Int) -> (Int, Int) {
    let remainder = number % divisor
    return remainder < 0 ? (number / divisor - 1, remainder + divisor) : (number / divisor, remainder)
  }
}

/// A day of every year.
enum YearDay: Equatable, Sendable {
  /// 1 to 365: 29 February is never counted.
  case ofCommonYear(Int64)
  /// 0 to 365: it is counted.
  case ofYear(Int64)
  /// A day of the week, from Sunday (0) on: the first of a month, the second, or, as the fifth, the last.
  case ofWeek(Int64, week: Int64, month: Int)

  /// Counted from 1 January 1970.
  func number(in year: Int64) -> Int64 {
    switch self {
    case .ofCommonYear(let day):
      return Self.newYear(year) + day - 1 + (day >= 60 && Self.isLeap(year) ? 1 : 0)
    case .ofYear(let day): return Self.newYear(year) + day
    case .ofWeek(let weekday, let week, let month):
      let start = Self.start(ofMonth: month, in: year)
      // 1 January 1970 was a Thursday.
      let first = start + Self.remainder(weekday - start - 4, by: 7)
      let day = first + (week - 1) * 7
      return day < Self.start(ofMonth: month + 1, in: year) ? day : day - 7
    }
  }

  /// The year of a day that is counted from 1 January 1970.
  static func year(of day: Int64) -> Int64 {
    // 400 years have 146,097 days.
    let guess = 1_970 + (day * 400).floored(by: 146_097)
    return (guess - 1...guess + 1).last { newYear($0) <= day } ?? guess
  }

  private static func newYear(_ year: Int64) -> Int64 {
    let past = year - 1
    return past * 365 + past.floored(by: 4) - past.floored(by: 100) + past.floored(by: 400) - 719_162
  }

  private static func isLeap(_ year: Int64) -> Bool { newYear(year + 1) - newYear(year) == 366 }

  private static func start(ofMonth month: Int, in year: Int64) -> Int64 {
    newYear(year) + daysBefore[month - 1] + (month > 2 && isLeap(year) ? 1 : 0)
  }

  /// In a common year, the months from January on; the thirteenth is the next year's first.
  private static let daysBefore: [Int64] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]

  private static func remainder(_ number: Int64, by divisor: Int64) -> Int64 {
    number - number.floored(by: divisor) * divisor
  }
}

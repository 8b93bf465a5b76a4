extension YearlyRule {
  /// As POSIX writes it: "CET-1CEST,M3.5.0,M10.5.0/3", with the longer times of RFC 9636. Nil if this is no such text.
  ///
  /// Where summer time has no days, they are those of the United States, as in the C library.
  init?(_ text: String) {
    guard text.utf8.count < 200 else { return nil }
    var reader = YearlyRuleReader(text)
    guard reader.takeName(), let behind = reader.offset(hours: 24) else { return nil }
    self.init(secondsAhead: -behind)
    if reader.isAtEnd { return }
    guard reader.takeName(), let summer = reader.summer(standard: secondsAhead), reader.isAtEnd else { return nil }
    self.summer = summer
  }
}

/// Goes through the text of a rule from the left.
private struct YearlyRuleReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// What the time is called: letters, or anything between < and >.
  mutating func takeName() -> Bool {
    let isQuoted = take("<")
    let name = rest.prefix { character in
      switch character {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
      default: false
      }
    }
    rest = rest.dropFirst(name.count)
    return name.count >= 3 && (!isQuoted || take(">"))
  }

  /// "-5:30": behind UTC, or after the day has begun.
  mutating func offset(hours: Int64) -> Int64? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number(upTo: hours).map({ $0 * 3_600 }) else { return nil }
    for unit: Int64 in [60, 1] where take(":") {
      guard let number = number(upTo: 59) else { return nil }
      seconds += number * unit
    }
    return isNegative ? -seconds : seconds
  }

  mutating func summer(standard: Int64) -> YearlyRule.Summer? {
    var secondsAhead = standard + 3_600
    if let next = rest.first, next != UInt8(ascii: ",") {
      guard let behind = offset(hours: 24) else { return nil }
      secondsAhead = -behind
    }
    if isAtEnd { rest = ",M3.2.0,M11.1.0"[...].utf8 }
    guard let start = setting(), let end = setting() else { return nil }
    return YearlyRule.Summer(secondsAhead: secondsAhead, start: start, end: end)
  }

  private mutating func setting() -> YearlyRule.Setting? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return YearlyRule.Setting(day: day, seconds: 2 * 3_600) }
    return offset(hours: 167).map { YearlyRule.Setting(day: day, seconds: $0) }
  }

  private mutating func day() -> YearDay? {
    if take("J") { return number(upTo: 365).flatMap { $0 > 0 ? .ofCommonYear($0) : nil } }
    guard take("M") else { return number(upTo: 365).map { .ofYear($0) } }
    guard let month = number(upTo: 12), month > 0, take("."), let week = number(upTo: 5), week > 0, take("."),
      let weekday = number(upTo: 6)
    else { return nil }
    return .ofWeek(weekday, week: week, month: Int(month))
  }

  private mutating func number(upTo limit: Int64) -> Int64? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int64(String(Substring(digits))), number <= limit else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next = rest.first, next == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

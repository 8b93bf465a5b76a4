internal import Timing

/// Goes through the text of a clock time from the left.
struct ClockTimeReader {
  /// As it was typed, without blanks at both ends.
  let text: String
  fileprivate var rest: Substring

  init(_ text: String) {
    let folded = String(text.map(Self.plain))
    let start = folded.drop { $0 == " " }
    let trimmed = start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
    self.text = String(trimmed)
    rest = trimmed
  }

  /// Digits of any script are digits, every blank is one, and width tells nothing.
  private static func plain(_ character: Character) -> Character {
    if let digit = character.decimalDigit { return Character(String(digit)) }
    if character.isWhitespace { return " " }
    switch character {
    case "\u{2212}": return "-"
    case "\u{FF01}"..."\u{FF5E}":
      return character.unicodeScalars.first.flatMap { Unicode.Scalar($0.value - 0xFF01 + 0x21) }.map(Character.init)
        ?? character
    default: return character
    }
  }

  /// Reads all of it; dates without a year are seen from a day on.
  mutating func clockTime(today: CalendarDay) throws(ClockTime.Problem) -> ClockTime {
    var clockTime = ClockTime()
    if rest.isEmpty { throw .empty }
    clockTime.day = try day(today: today)
    let hasMark = clockTime.day != nil && (take("T") || take("t"))
    if !hasMark { skipBlanks() }
    if hasMark || startsNumber {
      clockTime.timeOfDay = try timeOfDay()
      skipBlanks()
    }
    guard clockTime.day != nil || clockTime.timeOfDay != nil else { throw .unexpected(piece) }
    if !rest.isEmpty { clockTime.zone = try zone() }
    return clockTime
  }
}

extension ClockTimeReader {
  private mutating func timeOfDay() throws(ClockTime.Problem) -> TimeOfDay {
    let start = rest
    let typed = piece
    let hour = digits()
    guard let number = Int(hour), hour.count <= 2 else { throw .noHour(typed) }
    var minute: Int?
    var second = 0
    if take(":") {
      guard let read = sixtieth() else { throw .noMinute(typed) }
      minute = read
      if take(":") {
        guard let read = sixtieth() else { throw .noSecond(typed) }
        second = read
      }
    }
    if let isAfternoon = takeHalfOfDay() {
      guard (1...12).contains(number) else { throw .noHour(String(start[..<rest.startIndex])) }
      return TimeOfDay(hour: number % 12 + (isAfternoon ? 12 : 0), minute: minute ?? 0, second: second)
    }
    guard let minute else { throw .hourAlone(typed) }
    guard number < 24 else { throw .noHour(typed) }
    return TimeOfDay(hour: number, minute: minute, second: second)
  }

  private mutating func sixtieth() -> Int? {
    let text = digits()
    guard text.count == 2, let number = Int(text), number < 60 else { return nil }
    return number
  }

  /// Whether "pm" or "am" comes next, perhaps after a blank.
  private mutating func takeHalfOfDay() -> Bool? {
    let ahead = rest.drop { $0 == " " }
    let word = ahead.prefix { $0.isLetter || $0 == "." }
    let letters = word.lowercased().filter { $0 != "." }
    guard letters == "am" || letters == "pm" else { return nil }
    rest = ahead[word.endIndex...]
    return letters == "pm"
  }

  /// What is left is the zone: `Z`, how far it is ahead of UTC, or its name.
  private mutating func zone() throws(ClockTime.Problem) -> Zone {
    let typed = String(rest)
    if typed == "Z" || typed == "z" { return .utc }
    if let sign = rest.first, "+-".contains(sign) {
      rest.removeFirst()
      var hours = digits()
      let minutes: String
      if hours.count == 4 {
        minutes = String(hours.suffix(2))
        hours = String(hours.prefix(2))
      } else {
        minutes = take(":") ? digits() : "00"
      }
      guard rest.isEmpty, (1...2).contains(hours.count), minutes.count == 2, let hour = Int(hours),
        let minute = Int(minutes), hour <= 14, minute < 60
      else { throw .unexpected(typed) }
      return Zone(secondsAhead: (hour * 3_600 + minute * 60) * (sign == "-" ? -1 : 1))
    }
    guard let zone = Zone(named: typed) else { throw .noZone(typed) }
    return zone
  }
}

extension ClockTimeReader {
  /// Reads a date if one comes next.
  private mutating func day(today: CalendarDay) throws(ClockTime.Problem) -> CalendarDay? {
    let typed = rest.prefix { $0.isNumber || "-/.".contains($0) }
    let isDate = startsNumber && typed.contains { "-/.".contains($0) } && typed.last?.isNumber == true
    // Of "18:00-05:00" the first is a time.
    guard isDate, rest[typed.endIndex...].first != ":" || typed.filter({ "-/.".contains($0) }).count > 1 else {
      return nil
    }
    rest = rest[typed.endIndex...]
    let groups = typed.split(separator: "-", omittingEmptySubsequences: false)
    if groups.count == 3, groups[0].count == 4, groups.dropFirst().allSatisfy({ (1...2).contains($0.count) }),
      let year = Int(groups[0]), let month = Int(groups[1]), let day = Int(groups[2])
    {
      guard let read = existing(CalendarDay(year: year, month: month, day: day)) else { throw .noDay(String(typed)) }
      return read
    }
    throw .otherOrder(String(typed), readings: readings(of: typed, today: today))
  }

  /// The days that people somewhere read in a date.
  private func readings(of typed: Substring, today: CalendarDay) -> [CalendarDay] {
    let groups = typed.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    let numbers = groups.compactMap { Int($0) }
    guard numbers.count == groups.count, groups.allSatisfy({ $0.count <= 4 }) else { return [] }
    func year(_ place: Int) -> Int { groups[place].count <= 2 ? 2_000 + numbers[place] : numbers[place] }
    var days: [CalendarDay] = []
    func read(_ year: Int, _ month: Int, _ day: Int) {
      guard let new = existing(CalendarDay(year: year, month: month, day: day)), !days.contains(new) else { return }
      days.append(new)
    }
    switch numbers.count {
    case 2:
      for (month, day) in [(numbers[1], numbers[0]), (numbers[0], numbers[1])] {
        let isOver = (month, day) < (today.month, today.day)
        read(today.year + (isOver ? 1 : 0), month, day)
      }
    case 3:
      if groups[0].count <= 2 {
        read(year(2), numbers[1], numbers[0])
        read(year(2), numbers[0], numbers[1])
      }
      if groups[2].count <= 2 { read(year(0), numbers[1], numbers[2]) }
    default: break
    }
    return days
  }

  private func existing(_ day: CalendarDay) -> CalendarDay? {
    LocalTime(day, TimeOfDay(hour: 0, minute: 0))?.day
  }
}

extension ClockTimeReader {
  private var startsNumber: Bool { rest.first?.isNumber == true }
  /// The run of characters without blanks that comes next.
  private var piece: String { String(rest.prefix { $0 != " " }) }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }

  private mutating func digits() -> String {
    let digits = rest.prefix(while: \.isNumber)
    rest = rest[digits.endIndex...]
    return String(digits)
  }
}

extension TimeNotation {
  /// Reads an ISO 8601 duration of days, hours, minutes and seconds, largest first: `P2DT3H`, `PT1M5.5S`.
  func isoMilliseconds(_ scanner: inout Scanner) throws(Problem) -> Int {
    let wholeText = scanner.piece
    scanner.skip(1)
    if !scanner.isAtDigit, scanner.next != "t" { throw .unexpected(wholeText) }
    var total = 0
    var units = TimeUnit.allCases[...]
    var isTime = false
    var isOpen = true
    while !scanner.isAtEnd {
      if !isTime, scanner.take("t") {
        isTime = true
        isOpen = true
        units = TimeUnit.allCases.dropFirst()
        continue
      }
      let start = scanner.place
      guard let number = try scanner.number() else { throw .unexpected(scanner.piece) }
      // Before the T, an M is months.
      guard let unit = units.first(where: { scanner.next == $0.isoLetter }), isTime == (unit != .day) else {
        scanner.skip(scanner.isAtEnd ? 0 : 1)
        throw .unexpected(scanner.typed(since: start))
      }
      scanner.skip(1)
      if number.hasFraction, !scanner.isAtEnd { throw .fractionNotLast(scanner.typed(since: start)) }
      total += number.milliseconds(of: unit)
      units = units.drop { $0.seconds >= unit.seconds }
      isOpen = false
    }
    if isOpen { throw .unexpected(wholeText) }
    return total
  }
}

extension TimeUnit {
  fileprivate var isoLetter: Character {
    switch self {
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }
}

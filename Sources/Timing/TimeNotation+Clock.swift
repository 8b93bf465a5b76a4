extension TimeNotation {
  /// Reads `m:ss` and `h:mm:ss`; nil if there is no colon after the first number.
  func clockMilliseconds(_ scanner: inout Scanner) throws(Problem) -> Int? {
    let wholeText = scanner.piece
    var ahead = scanner
    var groups: [(value: Int, digits: Int)] = []
    repeat {
      let start = ahead.place
      var value = 0
      while let digit = ahead.next?.decimalDigit {
        value = min(value * 10 + digit, 1_000_000)
        ahead.skip(1)
      }
      groups.append((value, ahead.place - start))
    } while ahead.take(":")
    guard groups.count > 1, groups[0].digits > 0 else { return nil }

    if let next = ahead.next {
      if next != " " { throw .noClockTime(wholeText) }
      throw .unexpected(ahead.piece)
    }
    let sixtieths = groups.dropFirst()
    guard groups.count <= 3, sixtieths.allSatisfy({ $0.digits == 2 && $0.value < 60 }),
      groups.count == 3 || groups[0].value <= 999
    else { throw .noClockTime(wholeText) }
    scanner = ahead
    return groups.reduce(0) { $0 * 60 + $1.value } * 1_000
  }
}

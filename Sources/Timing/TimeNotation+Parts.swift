extension TimeNotation {
  /// Reads numbers with their units: `1h30m`, `1h30`, "1 hour, 5 minutes and 3 s", or one number of seconds.
  func partsMilliseconds(_ scanner: inout Scanner) throws(Problem) -> Int {
    var total = 0
    var seen: [TimeUnit] = []
    var isTouching = false
    repeat {
      let start = scanner.place
      guard let number = try scanner.number() else { throw .unexpected(scanner.piece) }
      let numberEnd = scanner.place
      let unit: TimeUnit
      if let word = try unitWord(&scanner) {
        unit = word
      } else {
        let typed = scanner.text.typed(start..<numberEnd)
        unit = try impliedUnit(after: seen.last, isTouching: isTouching, typed: typed, atEnd: scanner.isAtEnd)
      }
      if seen.contains(unit) { throw .repeated(scanner.typed(since: start), unit) }
      seen.append(unit)
      total += number.milliseconds(of: unit)
      let partEnd = scanner.place
      try skipSeparators(&scanner)
      isTouching = scanner.place == partEnd
      if number.hasFraction, !scanner.isAtEnd { throw .fractionNotLast(scanner.text.typed(start..<partEnd)) }
    } while !scanner.isAtEnd
    return total
  }

  /// The unit whose word comes next, perhaps after a blank; nil if the number stands alone.
  private func unitWord(_ scanner: inout Scanner) throws(Problem) -> TimeUnit? {
    var ahead = scanner
    _ = ahead.take(" ")
    if let (unit, length) = vocabulary.unit(startingIn: ahead.rest) {
      let word = ahead
      ahead.skip(length)
      // "5 mangoes" are not 5 m.
      if ahead.next?.isLetter == true, !ahead.startsSeparator(of: vocabulary) { throw .unexpected(word.piece) }
      // "5 Min." is an abbreviation; of ".5" the point is a part.
      if ahead.next == ".", ahead.rest.dropFirst().first?.decimalDigit == nil { ahead.skip(1) }
      scanner = ahead
      return unit
    }
    let standsAlone = ahead.isAtEnd || ahead.isAtDigit || ahead.next == "," || ahead.startsFiller(of: vocabulary)
    if !standsAlone { throw .unexpected(ahead.piece) }
    return nil
  }

  private func impliedUnit(
    after last: TimeUnit?, isTouching: Bool, typed: String, atEnd: Bool
  ) throws(Problem) -> TimeUnit {
    guard let last else {
      if atEnd { return .second }
      throw .unitMissing(typed)
    }
    guard isTouching, let smaller = last.nextSmaller else { throw .unitMissing(typed) }
    return smaller
  }

  /// Skips a blank, a comma and a filler, which must have a part after them.
  private func skipSeparators(_ scanner: inout Scanner) throws(Problem) {
    let before = scanner
    _ = scanner.take(" ")
    if let comma = scanner.next, ",،、".contains(comma) { scanner.skip(1) }
    _ = scanner.take(" ")
    if let length = vocabulary.filler(startingIn: scanner.rest) { scanner.skip(length) }
    _ = scanner.take(" ")
    let isEmpty = scanner.place == before.place
    if scanner.isAtEnd ? !isEmpty : !scanner.isAtDigit {
      throw .unexpected(before.piece)
    }
  }
}

extension Scanner {
  /// Whether a filler comes next, and then a number, not the rest of a word.
  fileprivate func startsSeparator(of vocabulary: Vocabulary) -> Bool {
    guard let length = vocabulary.filler(startingIn: rest) else { return false }
    return rest.dropFirst(length).first?.isLetter != true
  }

  fileprivate func startsFiller(of vocabulary: Vocabulary) -> Bool {
    vocabulary.filler(startingIn: rest) != nil
  }
}

extension TimeUnit {
  /// The unit below; nil for seconds.
  fileprivate var nextSmaller: TimeUnit? {
    switch self {
    case .day: .hour
    case .hour: .minute
    case .minute: .second
    case .second: nil
    }
  }
}

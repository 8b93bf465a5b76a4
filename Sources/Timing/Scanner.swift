/// Goes through a folded text from the left.
struct Scanner {
  let text: FoldedText
  private(set) var place = 0

  init(_ text: FoldedText) {
    self.text = text
  }

  var isAtEnd: Bool { place == text.characters.count }
  var rest: ArraySlice<Character> { text.characters[place...] }
  var next: Character? { rest.first }
  var isAtDigit: Bool { next?.decimalDigit != nil }

  mutating func skip(_ count: Int) { place += count }

  /// Takes the character if it is next.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  /// The text from an earlier place to here, as it was typed.
  func typed(since start: Int) -> String { text.typed(start..<place) }

  /// The run of characters without blanks that comes next, as it was typed.
  var piece: String {
    let word = rest.drop { $0 == " " }.prefix { $0 != " " }
    return text.typed(word.indices)
  }

  /// Takes a number, with decimals if there are any; nil if no digit is next.
  mutating func number() throws(TimeNotation.Problem) -> DecimalNumber? {
    let start = place
    var rest = rest
    guard let number = DecimalNumber(takenFrom: &rest) else { return nil }
    place = rest.startIndex
    if number.isTooLarge { throw .tooLong(typed(since: start)) }
    return number
  }
}

extension Character {
  /// What it counts as, 0...9, if it is a decimal digit of any script.
  package var decimalDigit: Int? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}

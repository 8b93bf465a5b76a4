import Testing

/// The numbers of one language in words, from ICU, with its mistakes mended.
final class SpelledNumbers {
  private let grammar: NumberGrammar
  private var opened: [String: RuleSet] = [:]

  init(_ grammar: NumberGrammar) {
    self.grammar = grammar
  }

  func words(_ number: Int, by name: String) throws -> String {
    if let rules = opened[name] { return grammar.mend(rules.words(number)) }
    let rules = try #require(RuleSet(name, of: grammar.tag), "\(grammar.tag) has no \(name)")
    opened[name] = rules
    return grammar.mend(rules.words(number))
  }

  /// A text with words for its digits: "40 одна" is heard as "сорок одна".
  func readingDigits(of text: String, by name: String) throws -> String {
    var read = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      let digits = rest[start...].prefix(while: \.isNumber)
      let number = try #require(Int(digits), "\(text) has to have ordinary digits")
      read += rest[..<start] + (try words(number, by: name))
      rest = rest[digits.endIndex...]
    }
    return read + rest
  }
}

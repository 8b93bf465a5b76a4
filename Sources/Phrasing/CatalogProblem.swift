extension Catalog {
  /// What is wrong in a catalog's file, and where.
  package struct Problem: Error, Equatable, Sendable {
    /// The file, as it was named.
    package var file: String
    /// The path of keys to the place ("units.hour.written.few"), empty for the file as a whole.
    package var key: String
    package var fault: Fault

    package init(file: String, key: String, fault: Fault) {
      self.file = file
      self.key = key
      self.fault = fault
    }
  }

  /// What can be wrong at a place of a catalog, with what would be right.
  package enum Fault: Equatable, Sendable {
    /// The file is not JSON, first at this line.
    case notJSON(line: Int, JSONMistake)
    /// The file is not named by a language that ICU knows.
    case unknownLanguage(String)
    case missingKey
    /// The key stands in its object a second time, at this line.
    case repeatedKey(line: Int)
    case unknownKey(known: [String])
    /// Something else stands where one of these belongs ("a text").
    case wrongKind(expected: String)
    case empty
    /// A character that is not seen and does something, by its number.
    case hiddenCharacter(String)
    /// A text whose letters and marks are apart.
    case decomposed(String)
    /// The language has no such plural category for whole numbers.
    case needlessCategory(needed: [String])
    /// The language needs this plural category.
    case lackingCategory(needed: [String])
    case unknownPlaceholder(String, known: [String])
    case missingPlaceholder(String)
    case repeatedPlaceholder(String)
    /// A word of a unit that is also one of the other unit given.
    case wordOfTwoUnits(String, String)
    case digitInWord(String)
    case capitalInWord(String)
    /// The key is no number of the range given.
    case notANumber(expected: String)
    /// The key is no code of a region.
    case notARegion
    /// A name that is not among those it refers to.
    case unknownName(String, known: [String])
  }
}

extension Catalog.Problem: CustomStringConvertible {
  /// One line: the file, the place, what is wrong, what would be right.
  package var description: String {
    key.isEmpty ? "\(file): \(fault)" : "\(file): \(key): \(fault)"
  }
}

extension Catalog.Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let line, let mistake): "line \(line): \(mistake)"
    case .unknownLanguage(let tag): "no language has the tag \(tag); name the file by a BCP 47 tag, as in pt-BR.json"
    case .missingKey: "missing; en.json shows what belongs there"
    case .repeatedKey(let line): "line \(line): the key stands there twice; leave one"
    case .unknownKey(let known): "unknown key; \(oneOf(known))"
    case .wrongKind(let expected): "should be \(expected)"
    case .empty: "empty; write a text, or leave the key out if it is optional"
    case .hiddenCharacter(let number): "the hidden character \(number); take it away"
    case .decomposed(let text): "letters and marks are apart in \(text); save it composed, in Unicode's form NFC"
    case .needlessCategory(let needed): "no whole number takes this plural category; \(exactly(needed))"
    case .lackingCategory(let needed): "missing plural category; \(exactly(needed))"
    case .unknownPlaceholder(let word, let known): "unknown placeholder \(braced(word)); \(oneOf(known.map(braced)))"
    case .missingPlaceholder(let word): "missing placeholder \(braced(word))"
    case .repeatedPlaceholder(let word): "placeholder \(braced(word)) stands there twice; once is right"
    case .wordOfTwoUnits(let word, let other): "\(word) is a word for the \(other) too; a word is of one unit"
    case .digitInWord(let word): "\(word) has a digit in it; write words and abbreviations"
    case .capitalInWord(let word): "\(word) has a capital; write \(word.lowercased()), which stands for both"
    case .notANumber(let expected): "not a number that can stand here; write \(expected)"
    case .notARegion: "not the code of a region; write two capitals or three digits, as in GB or 419"
    case .unknownName(let name, let known): "there is no \(name); \(oneOf(known))"
    }
  }

  private func braced(_ word: String) -> String { word == "{" || word == "}" ? word : "{\(word)}" }

  private func oneOf(_ known: [String]) -> String {
    known.isEmpty ? "nothing belongs there" : "known here: \(known.joined(separator: ", "))"
  }

  private func exactly(_ needed: [String]) -> String {
    "the language has exactly: \(needed.joined(separator: ", "))"
  }
}

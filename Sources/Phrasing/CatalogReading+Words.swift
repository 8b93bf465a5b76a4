import Timing

extension Catalog {
  /// Refuses words for units that could not be understood when somebody types them.
  func refuseAmbiguousWords(in section: CatalogSection) throws(Problem) {
    let taken: [String: TimeUnit] = ["d": .day, "h": .hour, "m": .minute, "s": .second]
    var meanings = taken
    let unitWords = unitWords
    for unit in TimeUnit.allCases {
      for word in unitWords[unit, default: []].sorted() {
        let other = meanings.updateValue(unit, forKey: word.lowercased())
        guard let other, other != unit else { continue }
        throw section.problem(.wordOfTwoUnits(word, other.rawValue), at: unit.rawValue)
      }
    }
  }

  /// The words that people type, if there are any at a key: in lower case, without digits.
  static func words(_ key: String, in section: CatalogSection) throws(Problem) -> [String] {
    guard section.has(key) else { return [] }
    let words = try section.texts(key)
    for word in words {
      let hasDigit = word.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
      if hasDigit { throw section.problem(.digitInWord(word), at: key) }
      if word != word.lowercased() { throw section.problem(.capitalInWord(word), at: key) }
    }
    return words
  }
}

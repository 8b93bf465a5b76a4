import Phrasing
import Testing

/// Which apostrophe stands between letters.
struct CatalogApostrophesTests {
  /// The languages that write another than ’ there: Uzbek has a turned comma in its letters, and the "o'clock" of English is
  /// for the voice alone.
  private static let others: [String: Character] = ["uz": "‘", "en": "'"]

  @Test(arguments: CatalogFolder.tags)
  func `apostrophes are those of print`(tag: String) throws {
    let own = Self.others[tag, default: "’"]
    for (key, text) in try CatalogFolder.texts(of: tag) where !key.hasPrefix("replacements") {
      let wrong = Self.apostrophes(in: text).filter { $0 != own }
      #expect(wrong.isEmpty, "\(tag): \(key): \(text)")
    }
  }

  @Test(arguments: ["l'heure", "l`heure", "l´heure", "lʼheure", "lʹheure", "l′heure", "to‘rt"])
  func `what looks like one is found`(text: String) {
    #expect(Self.apostrophes(in: text).count == 1)
    #expect(Self.apostrophes(in: "'heure' l' 5'").isEmpty)
  }

  /// All between two letters that is or looks like an apostrophe.
  private static func apostrophes(in text: String) -> [Character] {
    let characters = Array(text)
    return characters.indices.dropFirst().dropLast().filter { place in
      "'’‘ʼʻʹ′`´＇".contains(characters[place])
        && [place - 1, place + 1].allSatisfy { characters[$0].isLetter && !"ʼʻʹ".contains(characters[$0]) }
    }.map { characters[$0] }
  }
}

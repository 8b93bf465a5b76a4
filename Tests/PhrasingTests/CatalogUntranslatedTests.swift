import Foundation
import Phrasing
import Testing

/// Whether English is left in the sentences of other languages.
struct CatalogUntranslatedTests {
  /// The names of keys and what is the same word in both languages.
  private static let common: [String: Set<String>] = [
    "keys": ["enter", "plus", "minus", "pause", "minute", "silence"], "pressAgainToPause": ["pause"],
    "da.overBy": ["over"], "nb.overBy": ["over"], "da.overtime": ["over"], "nb.overtime": ["over"],
    "fr.tooLong": ["long"],
    "et.howLongHelp": ["number"],
  ]

  @Test(arguments: CatalogFolder.tags.filter { $0 != "en" && !$0.hasPrefix("en-") })
  func `no sentence has words of the English one`(tag: String) throws {
    let english = Dictionary(uniqueKeysWithValues: try sentences(of: "en").map { ($0.key, $0.text) })
    for (key, text) in try sentences(of: tag) {
      let message = String(key.prefix { $0 != "." })
      let known = Self.common[message, default: []].union(Self.common["\(tag).\(message)", default: []])
      let original = english[key] ?? english[message] ?? ""
      let left = Self.english(in: text, from: original).subtracting(known)
      #expect(left.isEmpty, "\(tag): \(key): \(text)")
      #expect(text != original || Self.words(of: text).allSatisfy { $0 == "-" }, "\(tag): \(key)")
    }
  }

  @Test(arguments: [
    ("Is paused: {duration}", "Paused: {duration}", ["paused"]), ("Pausa: {duration}", "Paused: {duration}", []),
    ("Time er up", "Time is up", ["time"]), ("Er off now", "Not off now", ["off", "now"]), ("Er off", "Is off", []),
    ("{name}, {text}", "{name}, {text}", []), ("{name} Er", "Er {name}", []),
  ])
  func `what is left is found`(text: String, original: String, left: [String]) {
    #expect(Self.english(in: text, from: original) == Set(left))
  }

  private func sentences(of tag: String) throws -> [(key: String, text: String)] {
    try CatalogFolder.texts(of: tag).filter { $0.key.hasPrefix("messages.") }
      .map { (key: String($0.key.dropFirst("messages.".count)), text: $0.value) }
  }

  /// The words that a text shares with another: of four letters or more, or of three, two in a row.
  private static func english(in text: String, from original: String) -> Set<String> {
    let (words, others) = (words(of: text), words(of: original))
    let pairs = Set(zip(others, others.dropFirst()).map { [$0, $1] })
    let runs = zip(words, words.dropFirst()).map { [$0, $1] }.filter { pair in
      pairs.contains(pair) && pair.allSatisfy { $0.count >= 3 }
    }
    return Set(words.filter { $0.count >= 4 && others.contains($0) } + runs.joined())
  }

  /// In lower case; a placeholder is a word apart.
  private static func words(of text: String) -> [String] {
    text.replacing(/\{\w+\}/, with: " - ").lowercased()
      .split { !$0.isLetter && $0 != "-" }.map(String.init)
  }
}

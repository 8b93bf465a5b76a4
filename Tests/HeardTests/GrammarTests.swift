import Announcing
import Phrasing
import Testing
import Timing

/// The number words of languages for which ICU has no rules, or wrong ones, compared with a generator that was written
/// from the grammar.
struct GrammarTests {
  @Test(arguments: Grammar.all)
  func `number words are those of the grammar, and all others are digits`(grammar: Grammar) throws {
    let phraser = Phraser(catalog: try #require(try Catalogs().catalog(grammar.tag)))
    var faults: [String] = []
    for unit in TimeUnit.allCases {
      for number in 1...(unit == .day ? 999 : 99) {
        let spoken = phraser.number(number, of: unit).spoken
        let (words, digits) = (grammar.words(number, unit), grammar.digits(number, unit))
        guard spoken != words, spoken != digits else { continue }
        faults.append("\(unit) \(number): \(spoken), but in the grammar \(words)")
      }
    }
    #expect(faults.isEmpty, "\(grammar.tag):\n\(faults.joined(separator: "\n"))")
  }

  /// What is digits is left to the voice, and judged by ear: as many as were found to be right, and no more.
  @Test(arguments: Grammar.all)
  func `as many numbers are words as the voice needs`(grammar: Grammar) throws {
    let phraser = Phraser(catalog: try #require(try Catalogs().catalog(grammar.tag)))
    let counts = TimeUnit.allCases.map { unit in
      (1...99).count { phraser.number($0, of: unit).spoken == grammar.words($0, unit) }
    }
    let days = (100...999).count { phraser.number($0, of: .day).spoken == grammar.words($0, .day) }
    #expect(counts == grammar.inWords.upTo99, "\(grammar.tag)")
    #expect(days == grammar.inWords.daysAbove, "\(grammar.tag)")
  }

  @Test(arguments: Grammar.all)
  func `numbers that are counted aloud are those of the grammar, or digits`(grammar: Grammar) throws {
    let phraser = Phraser(catalog: try #require(try Catalogs().catalog(grammar.tag)))
    for number in 1...60 {
      let counted = Announcement(
        .counted, label: nil, at: .zero, remaining: .seconds(number), duration: .seconds(60))
      let spoken = phraser.phrase(for: counted, endingAt: nil).spoken
      #expect(spoken == grammar.counting(number) || value(of: spoken) == number, "\(grammar.tag): \(number)")
    }
  }

  /// Of a text that is digits of any script alone.
  private func value(of text: String) -> Int? {
    guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .decimalNumber }) else { return nil }
    return text.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }
}

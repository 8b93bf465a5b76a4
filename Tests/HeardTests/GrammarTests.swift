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
}

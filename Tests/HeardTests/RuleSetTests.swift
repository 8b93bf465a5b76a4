import Announcing
import Phrasing
import Testing
import Timing

/// The number words of the catalogs against those that ICU puts together by rules of its own. Digits are taken for the
/// words that the voice reads them as, so that they may stay only where these agree with the noun.
struct RuleSetTests {
  @Test(arguments: NumberGrammar.languages)
  func `number words are those of ICU in the gender of the unit`(grammar: NumberGrammar) throws {
    let catalog = try catalog(grammar.tag)
    let numbers = SpelledNumbers(grammar)
    let phraser = Phraser(catalog: catalog)
    var faults: [String] = []
    for unit in TimeUnit.allCases {
      let forms = try #require(catalog.units[unit])
      for number in 1..<(unit == .day ? 1000 : 100) {
        let spoken = phraser.number(number, of: unit).spoken
        let category = catalog.plurals.category(of: number)
        let noun = try #require(forms.spoken[category] ?? forms.written[category])
        // Above 99 the catalogs have words where a gender is heard, else the voice is trusted.
        if number > 99, spoken == noun.filled(with: { _ in String(number) }) { continue }
        let words = try grammar.single[unit]?[number] ?? numbers.words(number, by: grammar.set(number, unit))
        let said = try numbers.readingDigits(of: spoken, by: grammar.digitSet(number, unit))
        let right = noun.filled { _ in words }
        let isJoined = grammar.joinsHundreds && number > 99
        guard said != right, folded(said, joined: isJoined) != folded(right, joined: isJoined) else { continue }
        faults.append("\(unit) \(number): \(spoken) (\(said)), but \(right)")
      }
    }
    report(faults, of: grammar.tag, in: catalog.voice)
  }

  @Test(arguments: NumberGrammar.languages)
  func `numbers are counted in the words of ICU`(grammar: NumberGrammar) throws {
    let catalog = try catalog(grammar.tag)
    let numbers = SpelledNumbers(grammar)
    let phraser = Phraser(catalog: catalog)
    var faults: [String] = []
    for number in 1...60 {
      let announcement = Announcement(.counted, at: .zero, remaining: .seconds(number), duration: .seconds(3600))
      let spoken = phraser.phrase(for: announcement, endingAt: nil).spoken
      let said = try numbers.readingDigits(of: spoken, by: grammar.digits)
      let right = try numbers.words(number, by: grammar.counted(number) ?? grammar.digits)
      if folded(said) != folded(right) { faults.append("\(number): \(spoken) (\(said)), but \(right)") }
    }
    report(faults, of: grammar.tag, in: catalog.voice)
  }

  /// ICU takes the rules of another language for one that has none, and says nothing.
  @Test(arguments: NumberGrammar.languages)
  func `the rules are those of the language`(grammar: NumberGrammar) throws {
    for name in Set(grammar.sets + grammar.compounds.values + [grammar.digits]) {
      let rules = try #require(RuleSet(name, of: grammar.tag), "\(grammar.tag) has no \(name)")
      #expect(grammar.tag == rules.language || grammar.tag.hasPrefix("\(rules.language)-"))
    }
    #expect(RuleSet("no-such-set", of: grammar.tag) == nil)
  }

  @Test func `the rules of a language without any are told from its own`() throws {
    let basque = try #require(RuleSet("cardinal", of: "eu"))
    #expect(basque.language != "eu")
  }

  /// A catalog whose spoken texts are spelled as they are in books.
  private func catalog(_ tag: String) throws -> Catalog {
    var catalog = try #require(try Catalogs().catalog(tag))
    catalog.replacements = []
    return catalog
  }

  /// Words that are heard alike: a hyphen is a gap, and all apostrophes are one.
  private func folded(_ text: String, joined: Bool = false) -> String {
    let plain = String(text.lowercased().map { "ʼ’".contains($0) ? "'" : $0 }).replacing("' ", with: "'")
    return plain.split { "- \u{A0}".contains($0) }.joined(separator: joined ? "" : " ")
  }
}

import Phrasing
import Testing

/// The categories of numbers by the grammar of each language, written here a second time and not read from ICU.
struct PluralRulesTests {
  @Test(arguments: CatalogFolder.tags)
  func `numbers take the category that grammar gives them`(tag: String) throws {
    let rules = try #require(PluralRules(locale: tag))
    let language = String(tag.prefix { $0 != "-" })
    let rule = try #require(Self.rules[tag] ?? Self.rules[language], "write the rule of \(tag) here")
    for number in 0...1000 where rules.category(of: number) != rule(number) {
      Issue.record("\(tag): \(number) is \(rules.category(of: number)), should be \(rule(number))")
    }
    #expect(Set(rules.categories) == Set((0...1000).map(rule)))
  }

  @Test(arguments: [("ru", 1001, PluralCategory.one), ("ru", 1_000_005, .many), ("en", 100_001, .other)])
  func `large numbers have a category too`(tag: String, number: Int, category: PluralCategory) {
    #expect(PluralRules(locale: tag)?.category(of: number) == category)
  }

  /// Whole millions take "de" before their noun in some languages: "un millón de días". No duration is so long, so that
  /// catalogs need no form for it.
  @Test(arguments: CatalogFolder.tags)
  func `millions take the category that grammar gives them`(tag: String) throws {
    let rules = try #require(PluralRules(locale: tag))
    let language = String(tag.prefix { $0 != "-" })
    let rule = try #require(Self.rules[tag] ?? Self.rules[language])
    let hasMillions = ["es", "pt", "fr", "it", "ca"].contains(language)
    for number in [1_000_000, 1_000_001, 1_000_002, 1_000_005, 1_000_011, 1_000_021, 2_000_000] {
      let isMillions = hasMillions && number.isMultiple(of: 1_000_000)
      #expect(rules.category(of: number) == (isMillions ? .many : rule(number)), "\(tag): \(number)")
    }
  }

  private typealias Rule = @Sendable (Int) -> PluralCategory

  private static let never: Rule = { _ in .other }
  private static let one: Rule = { $0 == 1 ? .one : .other }
  private static let zeroOrOne: Rule = { $0 <= 1 ? .one : .other }
  /// 1, 21, 31 ..., but not 11.
  private static let endsInOne: Rule = { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }
  private static let czech: Rule = { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }

  private static func slavic(else rest: PluralCategory) -> Rule {
    { number in
      if (11...14).contains(number % 100) { return rest }
      return number % 10 == 1 ? .one : (2...4).contains(number % 10) ? .few : rest
    }
  }

  private static let polish: Rule = { number in
    if number == 1 { return .one }
    return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
  }

  private static let slovenian: Rule = { number in
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let lithuanian: Rule = { number in
    if (11...19).contains(number % 100) || number % 10 == 0 { return .other }
    return number % 10 == 1 ? .one : .few
  }

  private static let latvian: Rule = { number in
    if (11...19).contains(number % 100) || number % 10 == 0 { return .zero }
    return number % 10 == 1 ? .one : .other
  }

  private static let romanian: Rule = { number in
    if number == 1 { return .one }
    return number == 0 || (1...19).contains(number % 100) ? .few : .other
  }

  private static let arabic: Rule = { number in
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static let hebrew: Rule = { $0 == 1 ? .one : $0 == 2 ? .two : .other }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [
      "ru": slavic(else: .many), "uk": slavic(else: .many), "be": slavic(else: .many), "pl": polish,
      "hr": slavic(else: .other), "sr": slavic(else: .other), "bs": slavic(else: .other), "cs": czech, "sk": czech,
      "sl": slovenian, "lt": lithuanian, "lv": latvian, "ro": romanian, "ar": arabic, "he": hebrew,
      "is": endsInOne, "mk": endsInOne, "pt-BR": zeroOrOne, "pt-PT": one,
    ]
    for tag in ["zh", "yue", "ja", "ko", "id", "ms", "vi", "th"] { rules[tag] = never }
    for tag in ["fr", "hi", "fa", "hy", "bn", "kn", "gu", "pa"] { rules[tag] = zeroOrOne }
    for tag in [
      "en", "es", "de", "it", "nl", "tr", "hu", "sv", "el", "fi", "bg", "da", "nb", "ca", "et", "eu", "sq", "ka", "kk",
      "az", "ky", "uz", "sw", "af", "lb", "ta", "te", "ml", "mr", "ur", "ne",
    ] { rules[tag] = one }
    return rules
  }()
}

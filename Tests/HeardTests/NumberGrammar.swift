import Testing
import Timing

/// Which of ICU's rule sets a language's numbers come from before each unit, and where ICU's words are not those of the
/// language.
struct NumberGrammar: Sendable, CustomTestStringConvertible {
  let tag: String
  /// The sets of day, hour, minute and second, by the gender of the noun.
  let sets: [String]
  /// The set above 20 by the last digit, where compounds do not agree with the noun.
  var compounds: [Int: String] = [:]
  /// The set that the voice reads digits by.
  var digits = "numbering"
  /// Whether from 21 on either gender is said, so that digits may stay.
  var hasFreeCompounds = false
  /// The set of a number that is counted aloud; nil: that of the digits.
  var counted: @Sendable (Int) -> String? = { _ in nil }
  /// Texts within ICU's words that are wrong, with the right ones.
  var mended: [(wrong: String, right: String)] = []
  /// The same for whole words.
  var mendedWords: [String: String] = [:]
  /// The words of single numbers before a unit, where no set has them.
  var single: [TimeUnit: [Int: String]] = [:]
  /// Whether hundreds and the rest are written as one word, which a voice says as well when they are two.
  var joinsHundreds = false

  var testDescription: String { tag }

  init(_ tag: String, _ day: String, _ hour: String, _ minute: String, _ second: String) {
    self.tag = tag
    sets = [day, hour, minute, second]
  }

  /// A language whose numbers are the same before every noun.
  init(_ tag: String) {
    self.init(tag, "cardinal", "cardinal", "cardinal", "cardinal")
  }

  func with(_ change: (inout NumberGrammar) -> Void) -> NumberGrammar {
    var grammar = self
    change(&grammar)
    return grammar
  }

  /// The set of a number before a unit.
  func set(_ number: Int, _ unit: TimeUnit) -> String {
    let own = sets[TimeUnit.allCases.firstIndex(of: unit) ?? 0]
    return Self.isCompound(number) ? compounds[number % 10] ?? own : own
  }

  /// The set by which the voice reads a number's digits.
  func digitSet(_ number: Int, _ unit: TimeUnit) -> String {
    hasFreeCompounds && Self.isCompound(number) ? set(number, unit) : digits
  }

  func mend(_ words: String) -> String {
    var text = words
    for (wrong, right) in mended { text.replace(wrong, with: right) }
    guard !mendedWords.isEmpty else { return text }
    return text.split(separator: " ").map { mendedWords[String($0)] ?? String($0) }.joined(separator: " ")
  }

  /// 21 and 101, but neither 1 nor 11 nor 111.
  private static func isCompound(_ number: Int) -> Bool { number > 20 && !(10...19).contains(number % 100) }
}

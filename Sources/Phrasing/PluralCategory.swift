internal import CICU

/// CLDR's classes of numbers that take the same form of a noun, in its order.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form of a noun a whole number takes in one language, as CLDR has it.
package struct PluralRules: Sendable {
  private let locale: String
  /// The categories of 0 and up: all that a duration needs but in a thousand days.
  private let table: [PluralCategory]

  /// Nil if ICU knows no rules for the locale, which is a BCP 47 tag.
  package init?(locale: String) {
    guard let table = PluralRules.categories(of: locale, from: 0, count: 1001) else { return nil }
    self.locale = locale
    self.table = table
  }

  /// The category of a whole number, which is not negative.
  package func category(of number: Int) -> PluralCategory {
    if table.indices.contains(number) { return table[number] }
    let first = Int32(clamping: number)
    return PluralRules.categories(of: locale, from: first, count: 1)?.first ?? .other
  }

  /// The categories that the whole numbers 0...1000 reach, in CLDR's order.
  package var categories: [PluralCategory] {
    let reached = Set(table)
    return PluralCategory.allCases.filter(reached.contains)
  }

  /// Whether all but one of 1...1000 have another category.
  func hasOneNumber(_ category: PluralCategory) -> Bool {
    table.dropFirst().count { $0 == category } <= 1
  }

  private static func categories(of locale: String, from first: Int32, count: Int) -> [PluralCategory]? {
    var numbers = [UInt8](repeating: 0, count: count)
    guard icu_plural_categories(locale, first, Int32(count), &numbers) else { return nil }
    let all = PluralCategory.allCases
    return numbers.map { all[Int($0)] }
  }
}

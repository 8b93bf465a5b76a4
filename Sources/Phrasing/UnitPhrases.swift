/// A number and its unit, in one language.
struct UnitPhrases: Sendable {
  private let forms: Catalog.UnitForms
  private let numerals: Numerals?
  private let plurals: PluralRules

  init(_ forms: Catalog.UnitForms, of catalog: Catalog) {
    self.forms = forms
    numerals = forms.numerals.flatMap { catalog.numerals[$0] }
    plurals = catalog.plurals
  }

  /// "21 minutos".
  func written(_ number: Int, digits: DigitWriter) -> String {
    let pattern = forms.written[plurals.category(of: number)]
    return pattern?.filled { _ in digits.text(number) } ?? digits.text(number)
  }

  /// "veintiún minutos": words for the numbers that the voice misreads, digits for the others.
  func spoken(_ number: Int) -> String {
    if let exact = forms.exact[number] { return exact }
    let category = plurals.category(of: number)
    let words = numerals?.words(for: number) ?? String(number)
    return (forms.spoken[category] ?? forms.written[category])?.filled { _ in words } ?? words
  }
}

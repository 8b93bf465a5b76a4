/// Which digits the written form has.
package enum DigitStyle: String, CaseIterable, Sendable {
  /// The language's usual ones.
  case standard
  /// 0 to 9.
  case latin
  /// The language's own, where it has some.
  case native
}

/// Numbers in the digits of the written form.
struct DigitWriter: Sendable {
  /// Zero to nine; nil: the ordinary ones.
  private let digits: [Character]?

  init(_ style: DigitStyle, native: Catalog.NativeDigits?) {
    digits =
      switch style {
      case .latin: nil
      case .native: native?.digits
      case .standard: native.flatMap { $0.areWritten ? $0.digits : nil }
      }
  }

  func text(_ number: Int) -> String { converted(String(number)) }

  /// With a leading zero below ten.
  func twoDigits(_ number: Int) -> String { converted(number < 10 ? "0\(number)" : String(number)) }

  /// A text with its digits.
  func converted(_ text: String) -> String {
    guard let digits else { return text }
    return String(text.map { character in character.wholeNumberValue.map { digits[$0] } ?? character })
  }
}

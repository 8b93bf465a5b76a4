/// A number of a few digits with decimals, kept exactly.
package struct DecimalNumber: Equatable {
  private(set) var whole = 0
  private(set) var hasFraction = false
  /// Whether it is more than the limit; how much it is does not matter then.
  package private(set) var isTooLarge = false
  private let limit: Int
  private var fraction = 0
  private var scale = 1

  /// Takes the number that a text begins with out of it, with decimals if there are any, in digits of any script; nil
  /// if no digit is first.
  ///
  /// `limit` is the largest whole part, at most 999,999,999. Without it, more than any time that is read has in its
  /// smallest unit is too large.
  package init?(takenFrom text: inout ArraySlice<Character>, limit: Int = 999 * 86_400) {
    guard text.first?.decimalDigit != nil else { return nil }
    self.limit = limit
    takeDigits(from: &text)
    guard let point = text.first, ".,٫".contains(point), text.dropFirst().first?.decimalDigit != nil else { return }
    text.removeFirst()
    hasFraction = true
    takeDigits(from: &text)
  }

  private mutating func takeDigits(from text: inout ArraySlice<Character>) {
    while let digit = text.first?.decimalDigit {
      append(digit)
      text.removeFirst()
    }
  }

  /// Adds a digit at the end; those after the ninth decimal are too fine to matter.
  private mutating func append(_ digit: Int) {
    if !hasFraction {
      whole = whole * 10 + digit
      isTooLarge = isTooLarge || whole > limit
      if isTooLarge { whole = 0 }
    } else if scale < 1_000_000_000 {
      fraction = fraction * 10 + digit
      scale *= 10
    }
  }

  /// That many of a unit, rounded to the millisecond.
  func milliseconds(of unit: TimeUnit) -> Int {
    let one = unit.seconds * 1_000
    return whole * one + (fraction * one + scale / 2) / scale
  }

  /// The number in the ninth decimal, which is all of it.
  package var billionths: Int { whole * 1_000_000_000 + fraction * (1_000_000_000 / scale) }
}

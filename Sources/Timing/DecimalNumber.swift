/// A number of a few digits with decimals, kept exactly.
struct DecimalNumber: Equatable {
  private(set) var whole = 0
  private(set) var hasFraction = false
  /// More than any time that is read has in its smallest unit.
  private(set) var isTooLarge = false
  private var fraction = 0
  private var scale = 1

  mutating func beginFraction() { hasFraction = true }

  /// Adds a digit at the end; those after the ninth decimal are too fine to matter.
  mutating func append(_ digit: Int) {
    if !hasFraction {
      whole = whole * 10 + digit
      isTooLarge = isTooLarge || whole > 999 * 86_400
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
}

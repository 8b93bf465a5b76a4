internal import Timing

/// What somebody set out to reach, and how far they are: "Move 520 / 600 kcal".
struct Goal: Equatable {
  /// A number above or at zero: as it was typed, and in billionths.
  struct Amount: Equatable {
    let typed: String
    let billionths: Int

    var value: Double { Double(billionths) / 1e9 }
  }

  let label: String
  let done: Amount
  /// Above zero.
  let whole: Amount
  let unit: String?
  /// Hundredths of the whole, rounded, but 100 only once it is reached; beyond that more.
  let percent: Int

  /// More than can be told of one goal.
  static let mostPercent = 999_999_999

  /// Nil if the whole is nothing, or if more is done than can be told.
  init?(label: String, done: Amount, whole: Amount, unit: String?) {
    guard whole.billionths > 0 else { return nil }
    let (part, all) = (Int128(done.billionths), Int128(whole.billionths))
    let nearest = (200 * part + all) / (2 * all)
    guard nearest <= Self.mostPercent else { return nil }
    self.label = label
    self.done = done
    self.whole = whole
    self.unit = unit
    percent = part < all ? min(99, Int(nearest)) : Int(nearest)
  }

  /// From 0, nothing, to 1, reached; beyond that more.
  var fraction: Double { done.value / whole.value }

  /// Both numbers with their unit: "520 / 600 kcal".
  var amounts: String { ["\(done.typed) / \(whole.typed)", unit].compactMap { $0 }.joined(separator: " ") }
}

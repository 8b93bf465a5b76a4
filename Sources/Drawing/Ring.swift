/// What a ring shows: a share of its circle, and in which colours.
package struct Ring: Equatable, Sendable {
  /// Which way the arc goes. Either way it is a share of the circle, and its end moves clockwise.
  package enum Direction: Sendable {
    /// It is full at first, and a gap grows clockwise from the top.
    case empties
    /// It is empty at first, and the arc grows clockwise from the top.
    case fills
  }

  /// From 0, nothing, to 1, the whole circle.
  package let fraction: Double
  package var direction: Direction
  package var colors: Gradient

  /// A fraction below 0, above 1 or that is no number is taken for 0, 1 and 0.
  package init(_ fraction: Double, direction: Direction = .empties, colors: Gradient = .orangeToPink) {
    self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
    self.direction = direction
    self.colors = colors
  }

  /// The fraction in hundredths, with at most one decimal: "30%".
  package var percentage: String { "\(decimal((fraction * 1000).rounded() / 10))%" }
}

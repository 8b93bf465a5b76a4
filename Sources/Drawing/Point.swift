internal import Glibc

/// A place on a picture of rings.
package struct Point: Equatable, Sendable {
  /// To the right from the middle of the rings, in half-cells on a terminal and in the units of an SVG.
  package var x: Double
  /// Down, likewise.
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place at this distance from the middle, and at this share of a turn clockwise from the top.
  package init(turn: Double, distance: Double) {
    self.init(x: distance * sin(2 * .pi * turn), y: -distance * cos(2 * .pi * turn))
  }

  /// How far it is from the middle.
  package var distance: Double { (x * x + y * y).squareRoot() }

  /// In which direction it lies from the middle: a share of a turn clockwise from the top, 0 to below 1.
  package var turn: Double {
    let turn = atan2(x, -y) / (2 * .pi)
    return turn < 0 ? turn + 1 : turn
  }

  /// Whether the other one is up to half a turn further clockwise.
  func isBefore(_ other: Point) -> Bool { x * other.y - y * other.x >= 0 }

  func distance(to other: Point) -> Double { Point(x: x - other.x, y: y - other.y).distance }
}

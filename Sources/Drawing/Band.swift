/// The room of one ring: what lies between two circles around the middle.
package struct Band: Equatable, Sendable {
  /// The radius of the circle in its middle.
  package let radius: Double
  /// From the inner circle to the outer.
  package let width: Double

  /// The outer circle's radius.
  package var outer: Double { radius + width / 2 }
  /// The inner circle's radius.
  package var inner: Double { radius - width / 2 }

  package init(outer: Double, width: Double) {
    radius = outer - width / 2
    self.width = width
  }

  /// How far a place is from the band; negative inside, by as much as it is from the edge.
  func distance(to point: Point) -> Double { abs(point.distance - radius) - width / 2 }
}

extension Band {
  /// Bands one inside the other, the outermost first: as many of `count` as fit.
  ///
  /// They get thinner to make room, but not below `thinnest`, and the innermost keeps a hole as wide as itself, and of
  /// at least the radius `hole`.
  package static func nested(_ count: Int, outer: Double, thinnest: Double, hole: Double = 0) -> [Band] {
    guard count > 0, outer > 0 else { return [] }
    // Between two bands a quarter of their width stays free.
    func width(of count: Int) -> Double {
      let widths = 1.25 * Double(count)
      return min(outer / (widths + 0.25), (outer - hole) / (widths - 0.25))
    }
    let fitting = (1...count).last { width(of: $0) >= thinnest } ?? 0
    guard fitting > 0 else { return [] }
    let width = min(width(of: fitting), max(outer / 6, thinnest))
    return (0..<fitting).map { Band(outer: outer - 1.25 * width * Double($0), width: width) }
  }
}

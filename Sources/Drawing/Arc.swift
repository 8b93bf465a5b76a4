internal import Glibc

/// The part of a band that a ring paints: a piece of the circle with round ends.
///
/// Its area is the ring's fraction of the band, ends included: so a thousandth is a small dot, and shortly before the
/// whole the round ends meet and leave two notches.
package struct Arc: Equatable, Sendable {
  /// Where the middle of the first end's half circle lies, as a share of a turn clockwise from the top.
  package let start: Double
  /// Likewise of the other end, not before `start`.
  package let end: Double
  /// Of the circle that it is a piece of.
  package let radius: Double
  /// The band's; less where all that is painted is a smaller dot.
  package let width: Double
  /// The middles of the two ends.
  package let startPoint: Point
  package let endPoint: Point

  package var isWhole: Bool { end - start >= 1 }

  /// What a ring paints of a band; nil if it paints nothing.
  package init?(_ ring: Ring, in band: Band) {
    guard ring.fraction > 0 else { return nil }
    radius = band.radius
    let length = 2 * .pi * band.radius
    // Of the band's area, what the two ends have.
    let ends = band.width / (8 * band.radius)
    let share: Double
    if ring.fraction >= 1 {
      share = 1
      width = band.width
    } else if ring.fraction <= ends {
      share = 0
      width = band.width * (ring.fraction / ends).squareRoot()
    } else {
      share = 1 - Self.gap(leaving: (1 - ring.fraction) * length * band.width, width: band.width) / length
      width = band.width
    }
    let middle =
      switch ring.direction {
      case .empties: 1 - ring.fraction / 2
      case .fills: ring.fraction / 2
      }
    start = share == 1 ? 0 : middle - share / 2
    end = share == 1 ? 1 : middle + share / 2
    startPoint = Point(turn: start, distance: radius)
    endPoint = Point(turn: end, distance: radius)
  }

  /// How far apart the middles of the two ends are if `area` between them stays free.
  private static func gap(leaving area: Double, width: Double) -> Double {
    let radius = width / 2
    let apart = area / width + .pi * width / 4
    if apart >= width { return apart }
    // The ends overlap: what they cover together is found by halving.
    func free(_ gap: Double) -> Double {
      let half = gap / 2
      let covered = half * (radius * radius - half * half).squareRoot() + radius * radius * asin(half / radius)
      return gap * width - 2 * covered
    }
    var (low, high) = (0.0, width)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if free(middle) < area { low = middle } else { high = middle }
    }
    return low
  }

  /// How far a place is from the arc; negative inside, by as much as it is from the edge.
  package func distance(to point: Point) -> Double {
    let toEdge =
      isBetweenEnds(point)
      ? abs(point.distance - radius) : min(point.distance(to: startPoint), point.distance(to: endPoint))
    return toEdge - width / 2
  }

  /// Whether the direction of a place is one of the arc's.
  private func isBetweenEnds(_ point: Point) -> Bool {
    if isWhole { return true }
    // Of a dot, the direction opposite is as exactly beside it as its own.
    if end == start { return false }
    let isBehindStart = startPoint.isBefore(point)
    let isAheadOfEnd = point.isBefore(endPoint)
    return end - start <= 0.5 ? isBehindStart && isAheadOfEnd : isBehindStart || isAheadOfEnd
  }

  /// Where on the arc a place lies, as a share of a turn; beyond an end it is the end's.
  package func place(of point: Point) -> Double {
    if isBetweenEnds(point) { return point.turn }
    return point.distance(to: startPoint) < point.distance(to: endPoint) ? start : end
  }
}

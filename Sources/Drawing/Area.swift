internal import Glibc

/// A rectangle of half-cells.
package struct Area: Equatable, Sendable {
  package let columns: Range<Int>
  package let rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

extension Area {
  /// Where a ring may look different after its arc has become another; nil if that may be anywhere.
  ///
  /// - Parameter bounds: all that there is, with the rings around its middle.
  init?(from last: Arc?, to next: Arc?, in bounds: Area) {
    guard let last, let next, !last.isWhole, !next.isWhole, last.width == next.width, last.radius == next.radius,
      last.hasFullSquares, next.hasFullSquares
    else { return nil }
    let moves = [(last.start, next.start), (last.end, next.end)].filter { $0 != $1 }
    guard moves.allSatisfy({ abs($0 - $1) < 0.125 }) else { return nil }
    let places = moves.flatMap { [$0, $1] }.map { Point(turn: $0, distance: next.radius) }
    guard !places.isEmpty else {
      self.init(columns: 0..<0, rows: 0..<0)
      return
    }
    // Between two places the arc bulges, by at most this much.
    let bulge = moves.map { next.radius * (1 - cos(.pi * abs($0 - $1))) }.max() ?? 0
    let margin = next.width / 2 + bulge + 1
    self.init(
      columns: Self.range(places.map(\.x), margin: margin, within: bounds.columns),
      rows: Self.range(places.map(\.y), margin: margin, within: bounds.rows))
  }

  private static func range(_ offsets: [Double], margin: Double, within bounds: Range<Int>) -> Range<Int> {
    let middle = Double(bounds.count) / 2
    let low = Int((middle + (offsets.min() ?? 0) - margin).rounded(.down))
    let high = Int((middle + (offsets.max() ?? 0) + margin).rounded(.up))
    return (low..<high).clamped(to: bounds)
  }
}

extension Arc {
  /// Whether it is long enough to cover most of a half-cell somewhere.
  fileprivate var hasFullSquares: Bool { (end - start) * 2 * .pi * radius >= 3 }
}

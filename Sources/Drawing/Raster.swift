/// Rings as painted on half-cells, the squares of which a terminal's cell has two, one above the other.
package struct Raster: Equatable, Sendable {
  /// Paint on a half-cell: how much of it is covered, and with what.
  package struct Paint: Equatable, Sendable {
    /// From 0 to 1.
    package private(set) var coverage = 0.0
    package private(set) var color = Color.black

    mutating func add(_ other: Color, coverage more: Double) {
      guard more > 0 else { return }
      coverage += more
      color = color.mixed(with: other, share: more / coverage)
    }
  }

  /// One square: what the arcs cover of it, and what the fainter circles behind them do.
  package struct HalfCell: Equatable, Sendable {
    package fileprivate(set) var arc = Paint()
    package fileprivate(set) var track = Paint()
    /// Whether no other square has more of a ring's arc: however little that is, it shall be seen.
    package fileprivate(set) var isFullest = false
  }

  /// As many as of cells.
  package let columns: Int
  /// Twice the rows of cells.
  package let rows: Int
  package private(set) var halfCells: [HalfCell]

  /// An area without paint.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    halfCells = Array(repeating: HalfCell(), count: columns * rows)
  }

  /// - Precondition: both lie within the area.
  package subscript(column: Int, row: Int) -> HalfCell { halfCells[row * columns + column] }

  /// All of it.
  package var bounds: Area { Area(columns: 0..<columns, rows: 0..<rows) }

  /// Takes the paint off a part.
  mutating func wipe(_ part: Area) {
    for row in part.rows {
      for column in part.columns { halfCells[row * columns + column] = HalfCell() }
    }
  }

  /// Paints a ring on a band around the middle of the area, so far as it lies in a part of it.
  package mutating func paint(_ ring: Ring, on band: Band, in part: Area? = nil) {
    let part = part ?? bounds
    let arc = Arc(ring, in: band)
    var fullest: (index: Int, coverage: Double)?
    for row in part.rows {
      for column in part.columns {
        let middle = Point(
          x: Double(column) + 0.5 - Double(columns) / 2, y: Double(row) + 0.5 - Double(rows) / 2)
        let whole = coverage(around: middle, distance: band.distance(to:))
        guard whole > 0 else { continue }
        let painted = arc.map { arc in coverage(around: middle) { arc.distance(to: $0) } } ?? 0
        let index = row * columns + column
        if let arc, painted > 0 {
          halfCells[index].arc.add(ring.colors.color(at: arc.place(of: middle)), coverage: painted)
          if painted > fullest?.coverage ?? 0 { fullest = (index, painted) }
        }
        halfCells[index].track.add(ring.colors.color(at: middle.turn), coverage: whole - painted)
      }
    }
    // Of a part, nobody knows whether the fullest square is in it: only an arc that has no full square needs one.
    if let fullest, part == bounds { halfCells[fullest.index].isFullest = true }
  }
}

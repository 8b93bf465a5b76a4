/// A dial that is drawn again and again in the same room: only where an arc has moved is it painted anew.
package struct MovingDial: Sendable {
  /// In cells.
  package let columns, rows: Int
  private let depth: ColorDepth
  private let background: Color
  /// The rings that were painted last, on their bands.
  private var painted: [(ring: Ring, band: Band)] = []
  private var raster: Raster
  /// The rings without the time.
  private var canvas: Canvas

  /// Nil if the smallest ring does not fit. `background` is what the terminal shows where nothing is drawn.
  package init?(columns: Int, rows: Int, depth: ColorDepth, background: Color) {
    guard rows >= Dial.smallestRows, columns >= 2 * Dial.smallestRows else { return nil }
    self.columns = columns
    self.rows = rows
    self.depth = depth
    self.background = background
    raster = Raster(columns: columns, rows: 2 * rows)
    canvas = Canvas(columns: columns, rows: rows)
  }

  /// The bands of so many rings, as many of them as fit around a time; if none does, as many as fit without.
  private func bands(_ count: Int, around time: String? = nil) -> [Band] {
    func bands(hole: Double) -> [Band] {
      Band.nested(count, outer: Double(min(columns, 2 * rows)) / 2, thinnest: Dial.thinnest, hole: hole)
    }
    let around = time.map { bands(hole: Dial.hole(for: $0)) } ?? []
    return around.isEmpty ? bands(hole: 0) : around
  }

  /// Draws a dial in the middle of the cells. Of more rings than fit, those further in are left over.
  package mutating func picture(of dial: Dial) -> Dial.Picture {
    let bands = bands(dial.rings.count, around: dial.time)
    let next = Array(zip(dial.rings, bands))
    for part in parts(changedBy: next) { paint(next, in: part) }
    painted = next.map { (ring: $0, band: $1) }
    var picture = canvas
    if let time = dial.time, let inner = bands.last?.inner {
      picture.write(time, above: dial.name ?? "", inCircle: inner - 1)
    }
    return Dial.Picture(canvas: picture, leftOver: Array(dial.rings.dropFirst(bands.count)))
  }

  /// Where what was painted last is no longer right.
  private func parts(changedBy next: [(Ring, Band)]) -> [Area] {
    guard next.count == painted.count, !next.isEmpty else { return [raster.bounds] }
    var parts: [Area] = []
    for ((ring, band), last) in zip(next, painted) where ring != last.ring || band != last.band {
      guard band == last.band, ring.colors == last.ring.colors, ring.direction == last.ring.direction,
        let part = Area(from: Arc(last.ring, in: band), to: Arc(ring, in: band), in: raster.bounds)
      else { return [raster.bounds] }
      parts.append(part)
    }
    return parts
  }

  private mutating func paint(_ rings: [(Ring, Band)], in part: Area) {
    raster.wipe(part)
    for (ring, band) in rings { raster.paint(ring, on: band, in: part) }
    for row in Set(part.rows.map { $0 / 2 }) {
      for column in part.columns {
        canvas[column, row] = raster.cell(column: column, row: row, depth: depth, background: background)
      }
    }
  }
}

extension MovingDial {
  /// How often the picture of the outermost of so many rings changes to the eye while its arc goes all the way round.
  package func steps(rings count: Int) -> Double {
    guard let band = bands(count).first else { return 0 }
    return 2 * .pi * band.radius * depth.stepsPerSquare
  }
}

extension ColorDepth {
  /// How many steps of an arc's end over a half-cell can be told from each other: shades, or covered and not.
  fileprivate var stepsPerSquare: Double {
    switch self {
    case .full, .indexed: 8
    case .sixteen, .none: 2
    }
  }
}

extension Canvas {
  /// Writes into the middle, in squares or, where those do not fit, in plain characters; else not at all.
  fileprivate mutating func write(_ text: String, above name: String, inCircle radius: Double) {
    if let block = BlockText(text, inCircle: radius) {
      let left = (columns - block.width) / 2
      let top = (2 * rows - block.height) / 2
      func isFilled(_ column: Int, _ row: Int) -> Bool {
        block.squares.indices.contains(row - top) && block.squares[row - top][column - left]
      }
      for row in (top / 2)...((top + block.height - 1) / 2) {
        for column in left..<(left + block.width) {
          self[column, row] = Cell(
            upperIsFilled: isFilled(column, 2 * row), lowerIsFilled: isFilled(column, 2 * row + 1))
        }
      }
      write(name, inRow: (top + block.height - 1) / 2 + 2, inCircle: radius)
    } else if Double(text.count) / 2 <= radius + 1e-9 {  // The hole may be made for it, but for rounding.
      write(text, inRow: rows / 2)
      write(name, inRow: rows / 2 + 1, inCircle: radius)
    }
  }

  /// Writes into the middle of a row below the middle if it fits into the circle.
  private mutating func write(_ text: String, inRow row: Int, inCircle radius: Double) {
    let corner = Point(x: Double(text.count) / 2, y: Double(2 * (row + 1) - rows))
    if corner.distance <= radius { write(text, inRow: row) }
  }

  private mutating func write(_ text: String, inRow row: Int) {
    let left = (columns - text.count) / 2
    for (offset, character) in text.enumerated() { self[left + offset, row] = Cell(character) }
  }
}

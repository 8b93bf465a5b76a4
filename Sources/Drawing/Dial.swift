/// Rings around a time: what is drawn in a window.
package struct Dial: Equatable, Sendable {
  /// A dial as cells, and what had no room in them.
  package struct Picture: Equatable, Sendable {
    package let canvas: Canvas
    /// The inner rings that would turn inside out.
    package let leftOver: [Ring]
  }

  /// The lines of the smallest ring that still looks like one; it is twice as many columns wide.
  package static let smallestRows = 4

  /// The thinnest band, in half-cells.
  static let thinnest = 1.5

  /// The outermost first.
  package var rings: [Ring]
  /// What stands in the middle, as large as fits, or nothing.
  package var time: String?

  package init(_ rings: [Ring], time: String? = nil) {
    self.rings = rings
    self.time = time
  }

  /// Draws the dial in the middle of so many cells; nil if the smallest ring does not fit.
  ///
  /// - Parameter background: what the terminal shows where nothing is drawn.
  package func picture(columns: Int, rows: Int, depth: ColorDepth, background: Color = .black) -> Picture? {
    guard rows >= Self.smallestRows, columns >= 2 * Self.smallestRows else { return nil }
    let bands = Band.nested(rings.count, outer: Double(min(columns, 2 * rows)) / 2, thinnest: Self.thinnest)
    var raster = Raster(columns: columns, rows: 2 * rows)
    for (ring, band) in zip(rings, bands) { raster.paint(ring, on: band) }
    var canvas = Canvas(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        canvas[column, row] = raster.cell(column: column, row: row, depth: depth, background: background)
      }
    }
    if let time, let inner = bands.last?.inner { canvas.write(time, inCircle: inner - 1) }
    return Picture(canvas: canvas, leftOver: Array(rings.dropFirst(bands.count)))
  }
}

extension Canvas {
  /// Writes into the middle, in squares or, where those do not fit, in plain characters; else not at all.
  fileprivate mutating func write(_ text: String, inCircle radius: Double) {
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
    } else if Double(text.count) / 2 <= radius {
      let left = (columns - text.count) / 2
      for (offset, character) in text.enumerated() { self[left + offset, rows / 2] = Cell(character) }
    }
  }
}

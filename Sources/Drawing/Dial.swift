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
  /// What stands in the middle, as large as fits, or nothing. Rings make room for it, the innermost by being left out.
  package var time: String?
  /// What stands below the time, where there is room: characters of one column each.
  package var name: String?

  package init(_ rings: [Ring], time: String? = nil, name: String? = nil) {
    self.rings = rings
    self.time = time
    self.name = name
  }

  /// The lines of the smallest ring with this time in its middle.
  package static func smallestRows(around time: String) -> Int {
    max(smallestRows, Int((hole(for: time) + thinnest).rounded(.up)))
  }

  /// The radius of the room that a time takes, with some room around it, in half-cells.
  static func hole(for time: String) -> Double { Double(time.count) / 2 + 1 }

  /// Draws the dial in the middle of so many cells; nil if the smallest ring does not fit.
  ///
  /// `background` is what the terminal shows where nothing is drawn.
  package func picture(columns: Int, rows: Int, depth: ColorDepth, background: Color = .black) -> Picture? {
    guard var moving = MovingDial(columns: columns, rows: rows, depth: depth, background: background) else {
      return nil
    }
    return moving.picture(of: self)
  }
}

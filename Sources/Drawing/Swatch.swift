/// Two blocks in a ring's colours, by which a legend tells whose ring it is.
package struct Swatch: Equatable, Sendable {
  package var colors: Gradient

  package init(_ ring: Ring) { colors = ring.colors }

  /// Two columns wide; empty without colour, where it would tell nothing.
  package func text(depth: ColorDepth) -> String {
    guard depth != .none else { return "" }
    var canvas = Canvas(columns: 2, rows: 1)
    canvas[0, 0] = Cell("█", foreground: Ink(colors.start, depth: depth))
    canvas[1, 0] = Cell("█", foreground: Ink(colors.end, depth: depth))
    return String(canvas.text.dropLast())
  }
}

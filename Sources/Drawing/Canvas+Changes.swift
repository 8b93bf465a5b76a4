extension Canvas {
  /// What a terminal is sent so that it shows this canvas where it shows another of the same size, or, without one,
  /// blanks.
  ///
  /// Only cells that differ are written. The terminal's own colours are in use before and after.
  /// Its first row is on the terminal's row `top`, the uppermost being 0.
  package func changes(from shown: Canvas?, row top: Int = 0) -> String {
    var text = ""
    var pen = Cell.blank
    for row in 0..<rows {
      // Where the cursor is in this row, once it is there.
      var cursor: Int?
      for column in 0..<columns {
        let cell = self[column, row]
        if cell == shown?[column, row] ?? .blank { continue }
        if cursor != column { text += Self.move(to: column, from: cursor, row: top + row) }
        text += Self.change(from: pen, to: cell)
        text.append(cell.glyph)
        pen = cell
        cursor = column + 1
      }
    }
    return text + Self.change(from: pen, to: .blank)
  }

  private static func move(to column: Int, from cursor: Int?, row: Int) -> String {
    if let cursor { return "\u{1B}[\(column - cursor)C" }
    return "\u{1B}[\(row + 1);\(column + 1)H"
  }
}

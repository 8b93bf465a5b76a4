extension Canvas {
  /// What a terminal is sent so that it shows this canvas where it shows another of the same size, or, without one, blanks.
  ///
  /// Only cells that differ are written. The terminal's own colours are in use before and after.
  ///
  /// - Parameters:
  ///   - column, row: the place of the upper left cell on the terminal, from 0.
  package func changes(from shown: Canvas?, column left: Int = 0, row top: Int = 0) -> String {
    var text = ""
    var pen = Cell.blank
    for row in 0..<rows {
      // Where the cursor is in this row, once it is there.
      var cursor: Int?
      for column in 0..<columns {
        let cell = self[column, row]
        if cell == shown?[column, row] ?? .blank { continue }
        if cursor != column { text += Self.move(to: column, from: cursor, row: row, left: left, top: top) }
        text += Self.change(from: pen, to: cell)
        text.append(cell.glyph)
        pen = cell
        cursor = column + 1
      }
    }
    return text + Self.change(from: pen, to: .blank)
  }

  private static func move(to column: Int, from cursor: Int?, row: Int, left: Int, top: Int) -> String {
    if let cursor { return "\u{1B}[\(column - cursor)C" }
    return "\u{1B}[\(top + row + 1);\(left + column + 1)H"
  }
}

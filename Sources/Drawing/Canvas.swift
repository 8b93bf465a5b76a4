/// Cells in rows: a picture made for one terminal.
package struct Canvas: Equatable, Sendable {
  /// In cells.
  package let columns, rows: Int
  private var cells: [Cell]

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// - Precondition: both lie within the canvas.
  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The rows as text, each ending in a newline and in the terminal's own colours; blanks at the right are left out.
  package var text: String {
    (0..<rows).map { row in line(cells[(row * columns)..<((row + 1) * columns)]) }.joined()
  }

  private func line(_ cells: ArraySlice<Cell>) -> String {
    let count = cells.lastIndex { $0 != .blank }.map { $0 + 1 - cells.startIndex } ?? 0
    var line = ""
    var pen = Cell.blank
    for cell in cells.prefix(count) {
      line += Self.change(from: pen, to: cell)
      line.append(cell.glyph)
      pen = cell
    }
    return line + Self.change(from: pen, to: .blank) + "\n"
  }

  /// What has to be written so that the colours of `next` follow those of `last`.
  static func change(from last: Cell, to next: Cell) -> String {
    if last.foreground == next.foreground && last.background == next.background { return "" }
    if next.foreground == nil && next.background == nil { return "\u{1B}[0m" }
    var parameters: [String] = []
    if last.foreground != next.foreground {
      parameters.append(next.foreground?.parameters(background: false) ?? "39")
    }
    if last.background != next.background {
      parameters.append(next.background?.parameters(background: true) ?? "49")
    }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}

internal import Drawing

/// What a window shows: cells somewhere in it, and lines of text in rows of their own.
struct Screen: Equatable, Sendable {
  /// A line of text, or nothing in a row.
  struct Line: Equatable, Sendable {
    var column: Int
    var row: Int
    var text: String
  }

  let size: WindowSize
  /// The picture, if there is room for one.
  var canvas: Canvas?
  /// The row of its upper edge, from 0; it is as wide as the window.
  var top = 0
  /// In rows without cells, one a row.
  var lines: [Line] = []

  /// What a terminal is sent so that it shows this where it shows another screen; nothing if it is the same.
  ///
  /// No line reaches beyond the window, and the cursor goes where it has to: so nothing scrolls.
  func changes(from shown: Screen?) -> String {
    if let shown, hasPlaces(of: shown) {
      let cells = canvas?.changes(from: shown.canvas, row: top) ?? ""
      return cells + zip(lines, shown.lines).filter(!=).map { line, _ in text(of: line, wiping: true) }.joined()
    }
    return "\u{1B}[2J" + (canvas?.changes(from: nil, row: top) ?? "")
      + lines.filter { !$0.text.isEmpty }.map { text(of: $0, wiping: false) }.joined()
  }

  /// Whether each thing of the other screen has its like here, at the same place.
  private func hasPlaces(of other: Screen) -> Bool {
    size == other.size && top == other.top && canvas?.rows == other.canvas?.rows
      && lines.map(\.row) == other.lines.map(\.row)
  }

  private func text(of line: Line, wiping: Bool) -> String {
    let row = line.row + 1
    let wipe = wiping ? "\u{1B}[\(row);1H\u{1B}[2K" : ""
    return line.text.isEmpty ? wipe : "\(wipe)\u{1B}[\(row);\(line.column + 1)H\(line.text)"
  }
}

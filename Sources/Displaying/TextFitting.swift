/// Fits texts into the columns of a window.
struct TextFitting: Sendable {
  /// How many columns a text takes.
  let columns: @Sendable (String) -> Int

  /// The beginning of a text that fits.
  func cut(_ text: String, to width: Int) -> String {
    var text = text
    while columns(text) > width, !text.isEmpty { text.removeLast() }
    return text
  }

  /// A text in lines, broken at blanks; no text at all is one empty line.
  func wrapped(_ text: String, to width: Int) -> [String] {
    packed(text.split(separator: " ").map(String.init), " ", to: width)
  }

  /// Pieces in lines, as many in each as fit, with `gap` between them; one that is too long is cut.
  func packed(_ pieces: [String], _ gap: String, to width: Int) -> [String] {
    var lines = [""]
    for piece in pieces {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? piece : last + gap + piece
      if columns(longer) <= width {
        lines[lines.count - 1] = longer
      } else if last.isEmpty {
        lines[lines.count - 1] = cut(piece, to: width)
      } else {
        lines.append(cut(piece, to: width))
      }
    }
    return lines
  }
}

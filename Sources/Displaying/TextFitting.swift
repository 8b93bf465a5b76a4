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

  /// Whether it takes one column a character, as what is drawn in cells has to.
  func isOneColumnEach(_ text: String) -> Bool { text.allSatisfy { columns(String($0)) == 1 } }

  /// A text in lines, broken at blanks, and where a word is too long inside it; no text at all is one empty line.
  func wrapped(_ text: String, to width: Int) -> [String] {
    packed(text.split(separator: " ").flatMap { broken(String($0), to: width) }, " ", to: width)
  }

  private func broken(_ word: String, to width: Int) -> [String] {
    var pieces: [String] = []
    var rest = word[...]
    while columns(String(rest)) > width {
      let piece = cut(String(rest), to: width)
      if piece.isEmpty { break }
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces + [String(rest)]
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

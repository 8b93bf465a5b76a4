internal import Drawing

/// Where in a window the picture is, and where the texts under it are.
///
/// The caption goes before the other texts: of these as many are left out, from the last, as the smallest ring needs
/// rows. Where even so it has no room, there is a bar.
struct Layout: Equatable {
  /// The lines of the picture; 0 where there is a bar.
  let pictureRows: Int
  let top: Int
  /// What stands under the picture, line by line, the bar included.
  let lines: [String]

  init(_ window: WindowSize, bar: String, texts: [String], caption: [String], draws: Bool) {
    let room = window.rows - caption.count
    if draws, window.columns >= 2 * Dial.smallestRows, room >= Dial.smallestRows {
      let texts = texts.prefix(room - Dial.smallestRows)
      let rows = room - texts.count
      // A row stays free between the picture and the texts, where there is one to spare.
      let gap = rows > 2 * Dial.smallestRows ? 1 : 0
      pictureRows = min(rows - gap, window.columns / 2)
      lines = Array(repeating: "", count: gap) + texts + caption
    } else {
      pictureRows = 0
      lines = Array(([bar] + texts.prefix(max(0, room - 1)) + caption).prefix(window.rows))
    }
    top = (window.rows - pictureRows - lines.count) / 2
  }
}

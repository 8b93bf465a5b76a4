/// Where in a window the picture is, and where the texts under it are.
///
/// Times go before the picture, and that before the caption's further announcements: each is there whole or not at all.
/// Of the other texts as many are left out, from the last, as the smallest picture needs rows. Where even so it has no
/// room, there is a bar.
struct Layout: Equatable {
  /// What is written under the picture, line by line.
  struct Texts {
    /// Those that are never left out for something else.
    var times: [String] = []
    var notes: [String] = []
    /// What was told last, each announcement in lines.
    var caption: [[String]] = []
  }

  /// How many lines a caption of several announcements takes.
  private static let longestOfSeveral = 2

  /// The lines of the picture; 0 where there is a bar.
  let pictureRows: Int
  let top: Int
  /// What stands under the picture, line by line, the bar included.
  let lines: [String]

  /// - Parameter smallest: the lines of the smallest picture; nil where there is none.
  init(_ window: WindowSize, bar: String, texts: Texts, smallest: Int?) {
    let caption = Self.caption(texts.caption, in: window.rows - 1 - texts.times.count)
    let room = window.rows - texts.times.count - caption.count
    if let smallest, window.columns >= 2 * smallest, room >= smallest {
      let notes = texts.notes.prefix(room - smallest)
      let rows = room - notes.count
      // A row stays free between the picture and the texts, where there is one to spare.
      let gap = rows > 2 * smallest ? 1 : 0
      pictureRows = min(rows - gap, window.columns / 2)
      lines = Array(repeating: "", count: gap) + texts.times + notes + caption
    } else {
      pictureRows = 0
      lines = Array(
        ([bar] + texts.times + texts.notes.prefix(max(0, room - 1)) + caption).prefix(window.rows))
    }
    top = (window.rows - pictureRows - lines.count) / 2
  }

  /// As many of the announcements as there is room for: one may be longer than several.
  private static func caption(_ announcements: [[String]], in rows: Int) -> [String] {
    var lines: [String] = []
    for announcement in announcements {
      let most = lines.isEmpty ? rows : min(rows, longestOfSeveral)
      guard lines.count + announcement.count <= most else { break }
      lines += announcement
    }
    return lines
  }
}

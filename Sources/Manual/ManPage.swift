/// The manual for `man`.
package struct ManPage {
  private let manual: Manual
  private let date: String

  /// The date as year-month-day.
  package init(_ manual: Manual, date: String) {
    self.manual = manual
    self.date = date
  }

  package var text: String {
    let head = [
      ".TH SPEECH\\-TIMER 1 \(date) \"speech\\-timer \(manual.version)\" \"User Commands\"",
      // Words stay whole and lines ragged, so that they are read aloud well.
      ".nh", ".ad l", ".SH NAME", "speech\\-timer \\- " + Self.escaped(manual.summary),
    ]
    let sections = manual.sections.flatMap { section in
      [".SH \(Self.title(section.title.uppercased()))"] + lines(of: section.blocks)
    }
    return (head + sections).joined(separator: "\n") + "\n"
  }

  private func lines(of blocks: [Block]) -> [String] {
    blocks.enumerated().flatMap { index, block -> [String] in
      switch block {
      case .heading(let title, _): [".SS \(Self.title(title.map(\.plainText).joined()))"]
      case .paragraph(let spans):
        // A heading makes a paragraph's room itself.
        (Self.follows(blocks, index) ? [".PP"] : []) + [Self.line(spans)]
      case .code(let lines):
        (Self.follows(blocks, index) ? [".PP"] : []) + [".nf"] + lines.map { Self.guarded(Self.escaped($0)) } + [".fi"]
      case .list(let items): items.flatMap { [".IP \\(bu 2", Self.line($0)] }
      case .table(let header, let rows): rows.flatMap { Self.row($0, header: header) }
      case .definitions(let entries): entries.flatMap { [".TP", Self.line($0.term), Self.line($0.text)] }
      }
    }
  }

  /// Whether there is something before it that is no heading.
  private static func follows(_ blocks: [Block], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if case .heading = blocks[index - 1] { return false }
    return true
  }

  /// The first cell is what the others tell about; those have their columns' titles where there are more than one.
  private static func row(_ cells: [[Span]], header: [[Span]]) -> [String] {
    let told = zip(header, cells).dropFirst().map { title, cell in
      header.count == 2 || title.isEmpty ? line(cell) : "\(line(title)): \(line(cell))"
    }
    return [".TP", line(cells.first ?? []), told.joined(separator: "; ")]
  }

  private static func line(_ spans: [Span]) -> String {
    let text = spans.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .code(let text), .strong(let text): "\\fB\(escaped(text))\\fR"
      case .placeholder(let text): "\\fI\(escaped(text))\\fR"
      case .link(let title, to: let target): escaped(target.contains("://") ? "\(title) (\(target))" : title)
      }
    }.joined()
    return guarded(text)
  }

  private static func title(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A line that begins with a point or an apostrophe would be a request, and an empty one has its own meaning.
  private static func guarded(_ line: String) -> String {
    line.isEmpty || line.first == "." || line.first == "'" || line.first == " " ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      default: String(character)
      }
    }.joined()
  }
}

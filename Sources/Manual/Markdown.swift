/// Reads as much of Markdown as the README is written in: headings, paragraphs, pictures, fenced code, lists and
/// tables.
package struct Markdown {
  package private(set) var blocks: [Block] = []

  package init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        blocks.append(.code(Self.fenced(&lines)))
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        blocks.append(.heading(Self.spans(line.dropFirst(level + 1)), level: level))
        lines.removeFirst()
      } else if line.hasPrefix("|") {
        blocks.append(Self.table(&lines))
      } else if line.hasPrefix("- ") {
        blocks.append(.list(Self.items(&lines)))
      } else {
        blocks.append(.paragraph(Self.spans(Self.joined(&lines)[...])))
      }
    }
  }

  private static func fenced(_ lines: inout ArraySlice<Substring>) -> [String] {
    lines.removeFirst()
    let code = lines.prefix { !$0.hasPrefix("```") }
    lines = lines.dropFirst(code.count + 1)
    return code.map(String.init)
  }

  /// The lines of a paragraph or of an item, as one.
  private static func joined(_ lines: inout ArraySlice<Substring>) -> String {
    var text = String(lines.removeFirst())
    while let line = lines.first, continues(line) {
      text += " " + line.drop(while: \.isWhitespace)
      lines.removeFirst()
    }
    return text
  }

  private static func continues(_ line: Substring) -> Bool {
    !line.allSatisfy(\.isWhitespace) && !["```", "#", "|", "- "].contains { line.hasPrefix($0) }
  }

  private static func items(_ lines: inout ArraySlice<Substring>) -> [[Span]] {
    var items: [[Span]] = []
    while lines.first?.hasPrefix("- ") == true { items.append(spans(joined(&lines).dropFirst(2))) }
    return items
  }

  private static func table(_ lines: inout ArraySlice<Substring>) -> Block {
    let rows = lines.prefix { $0.hasPrefix("|") }
    lines = lines.dropFirst(rows.count)
    // The second row only draws a line.
    let cells = rows.enumerated().filter { $0.offset != 1 }.map { row in
      row.element.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        spans($0.trimmed)
      }
    }
    return .table(header: cells[0], rows: Array(cells.dropFirst()))
  }
}

extension Markdown {
  /// Parts a line at what is code, strong, a link or a picture; what is not closed is text.
  static func spans(_ line: Substring) -> [Span] {
    var spans: [Span] = []
    var text = ""
    var rest = line
    while let character = rest.first {
      if let (span, after) = mark(at: rest) {
        if !text.isEmpty { spans.append(.text(text)) }
        text = ""
        spans.append(span)
        rest = after
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text.isEmpty ? spans : spans + [.text(text)]
  }

  private static func mark(at line: Substring) -> (Span, Substring)? {
    if let (code, after) = enclosed(line, "`", "`") { return (.code(code), after) }
    if let (strong, after) = enclosed(line, "**", "**") { return (.strong(strong), after) }
    if let (title, after) = enclosed(line, "[", "]"), let (target, end) = enclosed(after, "(", ")") {
      return (.link(title, to: target), end)
    }
    // What it shows, in words, since the manual has none.
    if let (shown, after) = enclosed(line, "![", "]"), let (_, end) = enclosed(after, "(", ")") {
      return (.text(shown), end)
    }
    return nil
  }

  private static func enclosed(_ line: Substring, _ start: String, _ end: String) -> (String, Substring)? {
    guard line.hasPrefix(start) else { return nil }
    let inner = line.dropFirst(start.count)
    guard let close = inner.firstRange(of: end), close.lowerBound > inner.startIndex else { return nil }
    return (String(inner[..<close.lowerBound]), inner[close.upperBound...])
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

/// The manual as one page for a browser: the same text, with links to its sections.
package struct HTMLPage {
  private let manual: Manual

  package init(_ manual: Manual) { self.manual = manual }

  package var text: String {
    let title = "speech-timer \(Self.escaped(manual.version))"
    let contents = manual.sections.map {
      "<li><a href=\"#\(Self.anchor($0.title))\">\(Self.escaped($0.title))</a></li>"
    }
    let sections = manual.sections.flatMap { section in
      ["<h2 id=\"\(Self.anchor(section.title))\">\(Self.escaped(section.title))</h2>"] + section.blocks.map(Self.text)
    }
    let lines =
      [
        "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\"/>", "<title>\(title)</title>",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>",
        "<style>:root { color-scheme: light dark } body { max-width: 45em; margin: auto; padding: 1em; "
          + "line-height: 1.5 } pre { overflow-x: auto }</style>",
        "</head>", "<body>", "<h1>\(title)</h1>", "<nav aria-label=\"Sections\">", "<ul>",
      ] + contents + ["</ul>", "</nav>", "<main>"] + sections + ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ block: Block) -> String {
    switch block {
    case .heading(let title, let level):
      "<h\(level) id=\"\(anchor(title.map(\.plainText).joined()))\">\(line(title))</h\(level)>"
    case .paragraph(let spans): "<p>\(line(spans))</p>"
    case .code(let lines): "<pre><code>\(escaped(lines.joined(separator: "\n")))</code></pre>"
    case .list(let items): "<ul>\n" + items.map { "<li>\(line($0))</li>\n" }.joined() + "</ul>"
    case .table(let header, let rows): table(header, rows)
    case .definitions(let entries):
      "<dl>\n" + entries.map { "<dt>\(line($0.term))</dt>\n<dd>\(line($0.text))</dd>\n" }.joined() + "</dl>"
    }
  }

  /// The first cell of a row is its title. A header without words is none.
  private static func table(_ header: [[Span]], _ rows: [[[Span]]]) -> String {
    let titles = header.map { "<th scope=\"col\">\(line($0))</th>" }.joined()
    let head = header.allSatisfy(\.isEmpty) ? "" : "<tr>\(titles)</tr>\n"
    let body = rows.map { cells in
      let texts = cells.enumerated().map { index, cell in
        index == 0 ? "<th scope=\"row\">\(line(cell))</th>" : "<td>\(line(cell))</td>"
      }
      return "<tr>\(texts.joined())</tr>\n"
    }
    return "<table>\n\(head)\(body.joined())</table>"
  }

  private static func line(_ spans: [Span]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): escaped(text)
      case .code(let text): "<code>\(escaped(text))</code>"
      case .strong(let text): "<strong>\(escaped(text))</strong>"
      case .placeholder(let text): "<var>\(escaped(text))</var>"
      // What lies beside the README is not installed.
      case .link(let title, to: let target):
        target.contains("://") ? "<a href=\"\(escaped(target))\">\(escaped(title))</a>" : escaped(title)
      }
    }.joined()
  }

  /// "When it speaks" is at "#when-it-speaks".
  private static func anchor(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}

package import SpeechTimer

/// The manual: what the program's tables say, and then what the README tells.
package struct Manual: Sendable {
  /// A title, and what stands below it.
  package struct Section: Equatable, Sendable {
    package let title: String
    package let blocks: [Block]
  }

  /// Sections of the README that are not for who uses an installed program, that the tables tell, or that others tell at
  /// length.
  package static let leftOut: Set = [
    "Two commands", "Beside Orca, and on a braille display", "Beside other timers", "Options", "Add a language",
  ]

  package let version: String
  /// What the program is, in a sentence without a point.
  package let summary: String
  package let sections: [Section]

  package init(_ reference: Reference, readme: String) {
    var told = Self.sections(of: Markdown(readme).blocks)
    let introduction = told.isEmpty ? [] : told.removeFirst().blocks
    version = reference.version
    summary = Self.summary(introduction)
    sections =
      [
        Section(title: "Synopsis", blocks: [Self.synopsis(reference)]),
        Section(title: "Description", blocks: introduction),
        Section(title: "Commands", blocks: [Self.definitions(reference.commands)]),
        Section(title: "Options", blocks: Self.options(reference)),
      ] + told.filter { !Self.leftOut.contains($0.title) }
  }

  /// Each begins with a heading; the first one's is the program's name.
  private static func sections(of blocks: [Block]) -> [Section] {
    blocks.reduce(into: []) { sections, block in
      if case .heading(let title, let level) = block, level <= 2 {
        sections.append(Section(title: title.map(\.plainText).joined(), blocks: []))
      } else if let last = sections.popLast() {
        sections.append(Section(title: last.title, blocks: last.blocks + [block]))
      }
    }
  }

  private static func summary(_ introduction: [Block]) -> String {
    guard case .paragraph(let spans)? = introduction.first else { return "" }
    let text = spans.map(\.plainText).joined()
    let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// The first command's word may be left out.
  private static func synopsis(_ reference: Reference) -> Block {
    .code([
      "speech-timer [OPTIONS] \(reference.commands.first?.arguments ?? "")",
      "speech-timer COMMAND [OPTIONS] [ARGUMENTS]",
    ])
  }

  private static func options(_ reference: Reference) -> [Block] {
    reference.groups.flatMap { [.heading([.text($0.title)], level: 3), definitions($0.options)] }
  }

  private static func definitions(_ entries: [Reference.Entry]) -> Block {
    .definitions(entries.map { .init(term: term($0), text: [.text($0.help)]) })
  }

  private static func term(_ entry: Reference.Entry) -> [Span] {
    let names = entry.names.map { [Span.strong($0)] }.joined(separator: [.text(", ")])
    return names + (entry.arguments.isEmpty ? [] : [.text(" "), .placeholder(entry.arguments)])
  }
}

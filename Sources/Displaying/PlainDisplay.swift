internal import Announcing

/// One announcement a line, for screen readers, braille displays and pipes.
///
/// On a terminal the cursor stays behind the newest line, since screen readers follow it: the newline comes before a line,
/// not after it. In VTE terminals, where Orca reads, the newline goes out 20 ms ahead, or Orca says the line before it
/// again when the screen scrolls. In a pipe every line ends at once, so that a reading program has it whole.
package struct PlainDisplay: Display {
  /// What stands on the other side.
  package enum Medium: Sendable {
    case pipe, terminal, vte
  }

  private enum Cursor {
    case atStart, behindText
  }

  private var output: Output
  private let medium: Medium
  private let rings: Bool
  private var cursor = Cursor.atStart

  /// `rings`: the terminal's bell goes with the end.
  package init(_ output: Output, medium: Medium, rings: Bool = false) {
    self.output = output
    self.medium = medium
    self.rings = rings
  }

  package var lead: Duration { medium == .vte ? .milliseconds(20) : .zero }

  package mutating func makeReady() throws(Output.Problem) {
    if medium == .vte { try leave() }
  }

  package mutating func show(_ report: Report) throws(Output.Problem) {
    // A second newline in VTE would scroll under the text before it.
    let lines = medium == .vte ? report.line : report.lines.joined(separator: "\n")
    // In the same write, behind the text: so no reader takes it for a line.
    let text = rings && report.hasEnd ? lines + "\u{7}" : lines
    switch (medium, cursor) {
    case (.pipe, _):
      try output.write(lines + "\n")
    case (.terminal, .atStart), (.vte, .atStart):
      try output.write(text)
      cursor = .behindText
    case (.terminal, .behindText), (.vte, .behindText):
      try output.write("\n" + text)
    }
  }

  /// Where both outputs are one terminal, a complaint is a line like any other, and the cursor stays behind it.
  package mutating func complain(_ text: String, on errors: inout Output) throws(Output.Problem) {
    guard medium != .pipe, errors.isTerminal else { return try errors.write(text + "\n") }
    try errors.write(cursor == .behindText ? "\n" + text : text)
    cursor = .behindText
  }

  package mutating func leave() throws(Output.Problem) {
    switch cursor {
    case .atStart: try output.write("")
    case .behindText:
      cursor = .atStart
      try output.write("\n")
    }
  }
}

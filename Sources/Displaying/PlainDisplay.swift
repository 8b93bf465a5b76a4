internal import Announcing

/// One announcement a line, for screen readers, braille displays and pipes.
///
/// On a terminal the cursor stays behind the newest line, since screen readers follow it: the newline comes before a line,
/// not after it. In VTE terminals, where Orca reads, the newline goes out 20 ms ahead, or Orca says the line before it
/// again when the screen scrolls. In a pipe every line ends at once, so that a reading program has it whole.
///
/// The terminal can be asked to report its focus; that is neither shown nor read.
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
  private let wantsReports: Bool
  private var reports = false
  private var cursor = Cursor.atStart

  /// - Parameters:
  ///   - rings: the terminal's bell goes with the end.
  ///   - wantsReports: the terminal reports its focus on its input, while it is ours.
  package init(_ output: Output, medium: Medium, rings: Bool = false, wantsReports: Bool = false) {
    self.output = output
    self.medium = medium
    self.rings = rings
    self.wantsReports = wantsReports && medium != .pipe
  }

  package var lead: Duration { medium == .vte ? .milliseconds(20) : .zero }

  package mutating func makeReady() throws(Output.Problem) {
    if medium == .vte, cursor == .behindText { try finishLine() }
  }

  package mutating func attend() {
    // What fails here fails at the next line too, which tells of it.
    try? matchReports()
  }

  package mutating func show(_ report: Report) throws(Output.Problem) {
    try matchReports()
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
    let ending = reports ? Self.endingReports : ""
    reports = false
    switch cursor {
    case .atStart: try output.write(ending)
    case .behindText:
      cursor = .atStart
      try output.write(ending + "\n")
    }
  }

  /// Begins a new line, ahead of what stands on it.
  private mutating func finishLine() throws(Output.Problem) {
    cursor = .atStart
    try output.write("\n")
  }

  private static let beginningReports = "\u{1B}[?1004h"
  private static let endingReports = "\u{1B}[?1004l"

  /// Reports that come while another job has the terminal would be typed into that.
  private mutating func matchReports() throws(Output.Problem) {
    guard wantsReports, reports != output.isInFront else { return }
    reports.toggle()
    try output.write(reports ? Self.beginningReports : Self.endingReports)
  }
}

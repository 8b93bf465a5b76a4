internal import Announcing

/// One announcement a line, for screen readers, braille displays and pipes.
///
/// On a terminal the cursor stays behind the newest line, since screen readers follow it: the newline comes before a
/// line, not after it. In VTE terminals, where Orca reads, the newline goes out 20 ms ahead, or Orca says the line
/// before it again when the screen scrolls. In a pipe every line ends at once, so that a reading program has it whole.
///
/// A braille display shows the line with the cursor: beside one, lines that are told at once follow one another with a
/// pause.
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
  private var hasBell: Bool
  private let pause: Duration
  private let fold: @Sendable (String) -> [String]
  private let wantsReports: Bool
  private var reports = false
  private var cursor = Cursor.atStart
  /// Lines that wait for those before them to be read, and when the first of them is shown, once that is known.
  private var waiting: (lines: [String], due: Duration?) = ([], nil)

  /// - Parameters:
  ///   - output: where lines go.
  ///   - medium: what reads them there.
  ///   - hasBell: the terminal's bell goes with the end.
  ///   - pause: how long a line stays the newest before another that was told with it; zero: they come at once.
  ///   - fold: breaks a text into lines that a braille display shows whole, wherever there is a pause.
  ///   - wantsReports: the terminal reports its focus on its input, while it is ours.
  package init(
    _ output: Output, medium: Medium, hasBell: Bool = false, pause: Duration = .zero,
    fold: @escaping @Sendable (String) -> [String] = { [$0] }, wantsReports: Bool = false
  ) {
    self.output = output
    self.medium = medium
    self.hasBell = hasBell
    self.pause = pause
    self.fold = fold
    self.wantsReports = wantsReports && medium != .pipe
  }

  package var lead: Duration { medium == .vte ? .milliseconds(20) : .zero }

  package mutating func makeReady() throws(Output.Problem) {
    guard medium == .vte else { return }
    try write(takeWaiting())
    try finishLine()
  }

  package mutating func attend() {
    // What fails here fails at the next line too, which tells of it.
    try? matchReports()
  }

  package mutating func show(_ report: Report) throws(Output.Problem) {
    try matchReports()
    if medium == .pipe { return try output.write(report.lines.joined(separator: "\n") + "\n") }
    var lines = report.lines.flatMap(fold)
    // In VTE a second newline would scroll under the text before it.
    if pause == .zero { lines = medium == .vte ? [report.line] : [report.lines.joined(separator: "\n")] }
    // In the same write, behind the text: so no reader takes it for a line.
    let bell = hasBell && report.hasEnd ? "\u{7}" : ""
    let earlier = takeWaiting()
    waiting.lines = Array(lines.dropFirst())
    try write(earlier + lines.prefix(1).map { $0 + bell })
  }

  package var isBehind: Bool { !waiting.lines.isEmpty }

  package mutating func catchUp(at now: Duration) throws(Output.Problem) -> Duration? {
    guard isBehind else { return nil }
    let due = waiting.due ?? now + pause
    waiting.due = due
    if now < due - lead { return due - lead }
    if now < due {
      try finishLine()
      return due
    }
    let line = waiting.lines.removeFirst()
    waiting.due = isBehind ? now + pause : nil
    try write([line])
    return waiting.due.map { $0 - lead }
  }

  /// Where both outputs are one terminal, a complaint is a line like any other, and the cursor stays behind it. With a
  /// pause, what was told before stays for a while, and then the complaint is shown piece by piece.
  package mutating func complain(_ text: String, on errors: inout Output) throws(Output.Problem) {
    guard medium != .pipe, errors.isTerminal else { return try errors.write(text + "\n") }
    if pause > .zero, cursor == .behindText {
      waiting.lines += fold(text)
      return
    }
    try write(takeWaiting())
    try errors.write(cursor == .behindText ? "\n" + text : text)
    cursor = .behindText
  }

  package mutating func addBell() -> Bool {
    defer { hasBell = medium != .pipe }
    return !hasBell && medium != .pipe
  }

  package mutating func ringBell() throws(Output.Problem) {
    if medium != .pipe { try output.write("\u{7}") }
  }

  package mutating func leave() throws(Output.Problem) {
    try write(takeWaiting())
    if reports { try switchReports(on: false) }
    // Also what could not be written before.
    if cursor == .atStart { try output.write("") }
    try finishLine()
  }
}

extension PlainDisplay {
  /// As many columns as a braille display of 40 cells shows with the cursor behind them.
  package static let columns = 39
  private static let beginningReports = "\u{1B}[?1004h"
  private static let endingReports = "\u{1B}[?1004l"

  /// Reports that come while another job has the terminal would be typed into that.
  private mutating func matchReports() throws(Output.Problem) {
    guard wantsReports, reports != output.isInFront else { return }
    try switchReports(on: !reports)
  }

  private mutating func switchReports(on: Bool) throws(Output.Problem) {
    reports = on
    // A fault must not leave a terminal behind that types reports at a shell.
    output.rescue(with: on ? Self.endingReports : nil)
    try output.write(on ? Self.beginningReports : Self.endingReports)
  }

  /// Writes lines at once, and leaves the cursor behind the last.
  private mutating func write(_ lines: [String]) throws(Output.Problem) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n")
    try output.write(cursor == .behindText ? "\n" + text : text)
    cursor = .behindText
  }

  private mutating func finishLine() throws(Output.Problem) {
    guard cursor == .behindText else { return }
    cursor = .atStart
    try output.write("\n")
  }

  private mutating func takeWaiting() -> [String] {
    defer { waiting = ([], nil) }
    return waiting.lines
  }
}

internal import Announcing
package import Drawing
internal import Timing

/// Rings for the eye, on a screen of their own; what is told last stands under them, and afterwards in the scrollback.
///
/// The screen is written to only while the terminal is ours; else what is told goes out as plain lines.
package struct RingDisplay: Display {
  /// How it looks.
  package struct Style: Equatable, Sendable {
    package var depth: ColorDepth
    /// What the terminal shows where nothing is drawn.
    package var background: Color
    package var direction: Ring.Direction
    package var colors: Gradient
    /// Whether the terminal can show the blocks that rings are made of.
    package var hasBlocks: Bool
    /// Whether nothing moves more often than the figures do.
    package var reducesMotion: Bool
    /// Whether the terminal's bell goes with the end.
    package var hasBell: Bool

    package init(
      depth: ColorDepth, background: Color = .black, direction: Ring.Direction = .empties,
      colors: Gradient = .orangeToPink, hasBlocks: Bool = true, reducesMotion: Bool = false, hasBell: Bool = false
    ) {
      self.depth = depth
      self.background = background
      self.direction = direction
      self.colors = colors
      self.hasBlocks = hasBlocks
      self.reducesMotion = reducesMotion
      self.hasBell = hasBell
    }
  }

  /// Another screen, without a cursor, where a full line is not folded.
  private static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  /// Wiped first, for terminals that have no other screen.
  private static let closing = "\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// How long a terminal that takes nothing is waited for before it is left, in milliseconds.
  private static let patience: Int32 = 500

  private var output: Output
  private var painter: Painter
  private var isOpen = false
  /// What the window shows, if that is known.
  private var shown: Screen?
  /// What is told, line by line.
  private var caption: [String] = []
  /// What stays in the scrollback.
  private var remains: [String] = []
  private var complaints: [String] = []
  /// Whether the terminal's bell goes with each end.
  private var hasBell: Bool
  private var bell = ""

  /// `columns` tells how many columns a text takes.
  package init(_ output: Output, style: Style, columns: @escaping @Sendable (String) -> Int) {
    self.output = output.unwaiting
    painter = Painter(style, fitting: TextFitting(columns: columns))
    hasBell = style.hasBell
  }

  package var lead: Duration { .zero }
  package var isPicture: Bool { true }

  package mutating func makeReady() {}

  package mutating func show(_ report: Report) throws(Output.Problem) {
    caption = report.lines
    if hasBell && report.hasEnd { bell = "\u{7}" }
    if output.isInFront {
      if report.tellsState { remains = report.lines }
    } else {
      try output.write(report.lines.joined(separator: "\n") + bell + "\n")
      bell = ""
    }
  }

  package mutating func complain(_ text: String, on errors: inout Output) throws(Output.Problem) {
    guard isOpen, errors.isTerminal else { return try errors.write(text + "\n") }
    caption = [text]
    complaints.append(text)
  }

  package mutating func draw(_ faces: [Face], at now: Duration) throws(Output.Problem) -> Duration? {
    guard output.isInFront else { return nil }
    // A terminal that has not taken the last frame gets no more of them.
    try output.write("")
    guard output.isClear else { return painter.nextFrame(of: faces, at: now) }
    let window = output.windowSize ?? WindowSize(columns: 80, rows: 24)
    let screen = painter.screen(of: faces, caption: caption, at: now, in: window)
    var text = ""
    if !isOpen {
      text = Self.opening
      shown = nil
      isOpen = true
      output.rescue(with: Self.closing)
    }
    text += screen.changes(from: shown) + bell
    bell = ""
    shown = screen
    if !text.isEmpty { try output.write(text) }
    return painter.nextFrame(of: faces, at: now)
  }

  package mutating func addBell() -> Bool {
    defer { hasBell = true }
    return !hasBell
  }

  package mutating func ringBell() { bell = "\u{7}" }

  package mutating func attend() { shown = nil }

  package mutating func leave() throws(Output.Problem) {
    let lines = (complaints + remains).map { $0 + "\n" }.joined()
    (complaints, remains) = ([], [])
    let closing = isOpen ? Self.closing : ""
    isOpen = false
    shown = nil
    defer { output.rescue(with: nil) }
    try output.write(closing + lines + bell, waitingUpTo: Self.patience)
    bell = ""
  }
}

internal import Drawing
internal import Timing

/// Makes screens of faces.
struct Painter: Sendable {
  /// A bar that eyes can follow, in columns.
  private static let longestBar = 60
  /// What stands between pieces of one line.
  private static let gap = "   "

  let style: RingDisplay.Style
  private let fitting: TextFitting
  /// What is drawn on, as long as the window has the same room for it.
  private var dial: MovingDial?

  init(_ style: RingDisplay.Style, fitting: TextFitting) {
    self.style = style
    self.fitting = fitting
  }

  /// When the picture of one of them looks different next; nil while nothing moves.
  func nextFrame(of faces: [Face], at now: Duration) -> Duration? {
    let steps = style.reducesMotion ? 0 : dial?.steps(rings: faces.count) ?? 0
    let next = faces.compactMap { $0.hand.nextFrame(after: now, steps: steps) }.min()
    // Of several, each has its own seconds.
    return faces.count > 1 ? next.map { max($0, now + .seconds(1) / Hand.mostFrames) } : next
  }

  mutating func screen(of faces: [Face], caption: [String], at now: Duration, in window: WindowSize) -> Screen {
    let texts = Layout.Texts(
      times: faces.count > 1 ? times(of: faces, at: now, width: window.columns) : [],
      notes: notes(of: faces, at: now, width: window.columns),
      caption: (caption.isEmpty ? [""] : caption).map { fitting.wrapped($0, to: window.columns) })
    let layout = Layout(
      window, bar: bar(of: faces, at: now, width: window.columns), texts: texts,
      smallest: style.hasBlocks
        ? Dial.smallestRows(around: featured(of: faces, at: now)?.hand.time(at: now) ?? "") : nil)
    let lines = layout.lines.enumerated().map { index, text in
      Screen.Line(
        column: max(0, (window.columns - fitting.columns(text)) / 2), row: layout.top + layout.pictureRows + index,
        text: text)
    }
    return Screen(
      size: window, canvas: canvas(of: faces, at: now, columns: window.columns, rows: layout.pictureRows),
      top: layout.top, lines: lines)
  }

  private mutating func canvas(of faces: [Face], at now: Duration, columns: Int, rows: Int) -> Canvas? {
    if dial?.columns != columns || dial?.rows != rows {
      dial = MovingDial(columns: columns, rows: rows, depth: style.depth, background: style.background)
    }
    // Of several, each has colours of its own.
    let rings = faces.enumerated().map { index, face in
      ring(of: face, at: now, colors: faces.count > 1 ? .ofRing(index) : style.colors)
    }
    let featured = featured(of: faces, at: now)
    // The name of the only one stands under it.
    let name = faces.count > 1 ? featured?.label : nil
    let picture = Dial(
      rings, time: featured?.hand.time(at: now), name: name.flatMap { fitting.isOneColumnEach($0) ? $0 : nil })
    return dial?.picture(of: picture).canvas
  }

  private func ring(of face: Face, at now: Duration, colors: Gradient) -> Ring {
    let share = face.hand.share(at: now)
    let colors = face.colors ?? colors
    return switch (face.hand.measure, style.direction) {
    case (.left, .empties): Ring(share, direction: .empties, colors: colors)
    case (.left, .fills): Ring(1 - share, direction: .fills, colors: colors)
    case (.passed, _): Ring(share, direction: .fills, colors: colors)
    }
  }

  private func bar(of faces: [Face], at now: Duration, width: Int) -> String {
    guard let face = featured(of: faces, at: now) else { return "" }
    return Bar(ring(of: face, at: now, colors: style.colors), time: face.hand.time(at: now)).text(
      columns: min(width, Self.longestBar))
  }

  /// The one whose time is in the middle: the one that keys are for, else that of the next end.
  private func featured(of faces: [Face], at now: Duration) -> Face? {
    if let selected = faces.first(where: \.isSelected) { return selected }
    let running = faces.filter { $0.hand.state == .going }
    let going = running.isEmpty ? faces.filter { $0.hand.state != .over } : running
    return (going.isEmpty ? faces : going).min { $0.hand.amount(at: now) < $1.hand.amount(at: now) }
  }

  /// What is told of the one in the middle; where several are, in as few lines as it takes, with its name before it.
  private func notes(of faces: [Face], at now: Duration, width: Int) -> [String] {
    guard let face = featured(of: faces, at: now) else { return [] }
    let label = face.label.map { [fitting.cut($0, to: width)] } ?? []
    // Half a time would be another.
    let notes = face.notes.filter { fitting.columns($0) <= width }
    if faces.count == 1 { return label + notes }
    let told = notes.filter { !$0.isEmpty }
    return told.isEmpty ? [] : fitting.packed(label + told, Self.gap, to: width)
  }

  /// Each of several countdowns with its time, so that those without a ring are told too.
  private func times(of faces: [Face], at now: Duration, width: Int) -> [String] {
    let entries = faces.map { face in
      let mark = face.isSelected ? "> " : ""
      let time = face.hand.time(at: now)
      let told = (face.hand.state == .paused ? face.notes.first : nil) ?? time
      let entry = [mark + (face.label ?? ""), told].filter { !$0.isEmpty }.joined(separator: " ")
      if fitting.columns(entry) <= width { return entry }
      // The name makes way for the time.
      return fitting.cut(mark + (face.label ?? ""), to: max(0, width - 1 - time.count)) + " " + time
    }
    return fitting.packed(entries, Self.gap, to: width)
  }
}

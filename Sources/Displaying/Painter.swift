internal import Drawing
internal import Timing

/// Makes screens of countdowns.
struct Painter: Sendable {
  /// A bar that eyes can follow, in columns.
  private static let longestBar = 60

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
    let steps = style.isCalm ? 0 : dial?.steps(rings: faces.count) ?? 0
    let next = faces.compactMap { $0.countdown.nextFrame(after: now, steps: steps) }.min()
    // Of several, each has its own seconds.
    return faces.count > 1 ? next.map { max($0, now + .seconds(1) / Countdown.mostFrames) } : next
  }

  mutating func screen(of faces: [Face], caption: [String], at now: Duration, in window: WindowSize) -> Screen {
    let captionLines = (caption.isEmpty ? [""] : caption).flatMap { fitting.wrapped($0, to: window.columns) }
    let layout = Layout(
      window, bar: bar(of: faces, at: now, width: window.columns),
      texts: texts(of: faces, at: now, width: window.columns),
      caption: captionLines, draws: style.hasBlocks)
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
    let picture = Dial(rings, time: soonest(of: faces, at: now)?.time(at: now))
    return dial?.picture(of: picture).canvas
  }

  private func ring(of face: Face, at now: Duration, colors: Gradient) -> Ring {
    let left = face.countdown.fraction(at: now)
    return switch style.course {
    case .empties: Ring(left, course: .empties, colors: colors)
    case .fills: Ring(1 - left, course: .fills, colors: colors)
    }
  }

  private func bar(of faces: [Face], at now: Duration, width: Int) -> String {
    guard let face = soonest(of: faces, at: now) else { return "" }
    return Bar(ring(of: face, at: now, colors: style.colors), time: face.time(at: now)).text(
      columns: min(width, Self.longestBar))
  }

  /// The countdown whose time is in the middle: that of the next end.
  private func soonest(of faces: [Face], at now: Duration) -> Face? {
    let going = faces.filter { !$0.countdown.isFinished }
    return (going.isEmpty ? faces : going).min { $0.countdown.remaining(at: now) < $1.countdown.remaining(at: now) }
  }

  /// What is told under the picture. Of several countdowns, each with its time, so that those without a ring are told
  /// too.
  private func texts(of faces: [Face], at now: Duration, width: Int) -> [String] {
    if faces.count == 1, let face = faces.first {
      return ((face.label.map { [$0] } ?? []) + face.notes).map { fitting.cut($0, to: width) }
    }
    let entries = faces.map { face in
      let told = face.countdown.isPaused ? face.notes.first ?? "" : face.time(at: now)
      return [face.label ?? "", told].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return fitting.packed(entries, "   ", to: width)
  }
}

extension Face {
  /// What is left, as figures.
  fileprivate func time(at now: Duration) -> String { TimeParts(countdown.remaining(at: now)).clockText }
}

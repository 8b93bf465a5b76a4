import Announcing
import Displaying
import Drawing
import ScreenModel
import Timing

/// A ring on a terminal, and what stands on it.
struct Stage {
  private(set) var terminal: PseudoTerminal
  var display: RingDisplay
  var screen: ScreenModel

  init(columns: Int, rows: Int, style: RingDisplay.Style = .init(depth: .none)) {
    terminal = PseudoTerminal(columns: columns, rows: rows)
    display = RingDisplay(terminal.output, style: style) { $0.count }
    screen = ScreenModel(columns: columns, rows: rows)
  }

  /// Draws, and shows what was written on the model of a terminal.
  mutating func draw(_ faces: [Face], at now: Duration) throws -> Duration? {
    let next = try display.draw(faces, at: now)
    try screen.feed(terminal.written())
    return next
  }

  /// What it showed is lost.
  mutating func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
    screen = ScreenModel(columns: columns, rows: rows)
  }

  /// Each row without blanks around it.
  var texts: [String] { screen.lines.map { String($0.drop { $0 == " " }) } }
}

extension Face {
  /// A countdown that was started at zero.
  static func running(_ duration: Duration, label: String? = nil, notes: [String] = []) -> Face {
    Face(Hand(.running(duration)), label: label, notes: notes)
  }

  /// One that was paused at an instant.
  static func paused(
    _ duration: Duration, at now: Duration = .zero, label: String? = nil, notes: [String] = []
  ) -> Face {
    var countdown = Countdown.running(duration)
    _ = countdown.apply(.pause, at: now)
    return Face(Hand(countdown), label: label, notes: notes)
  }

  /// A speech that began at zero, up to a light.
  static func talking(_ talk: Talk, light: Talk.Light?) -> Face {
    Face(Hand(talk), colors: Gradient(light), notes: [light.map { "\($0)" } ?? "", ""])
  }
}

extension Countdown {
  /// One that was started at zero.
  static func running(_ duration: Duration) -> Countdown {
    var countdown = Countdown(duration)
    _ = countdown.apply(.start, at: .zero)
    return countdown
  }
}

internal import Drawing

/// Draws a ring once: `ring`.
struct Picturing {
  private let settings: Settings
  private let environment: Environment

  init(_ settings: Settings, environment: Environment) {
    self.settings = settings
    self.environment = environment
  }

  func draw(_ ring: Ring) throws -> Session.Ending {
    let ring = Ring(ring.fraction, direction: settings.direction, colors: settings.colors)
    if let path = settings.svg {
      let title = settings.name ?? "speech-timer"
      try PictureFile(path: path).write(SVG([ring], title: title, summary: ring.percentage))
    } else {
      let printer = RingPrinter(settings, environment: environment)
      try Program.print(printer.picture(of: [ring])?.canvas.text ?? printer.bar(of: ring) + "\n")
    }
    return .answered
  }
}

extension Settings {
  /// What a picture is called; nil if it was not told.
  var name: String? { label.map { $0.cleaned(longest: TimerParser.longestName) }.flatMap { $0.isEmpty ? nil : $0 } }
}

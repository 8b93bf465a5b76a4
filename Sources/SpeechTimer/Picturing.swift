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
    if let path = settings.svg {
      let title = settings.name ?? "speech-timer"
      try PictureFile(path: path).write(SVG([ring], title: title, summary: ring.percentage))
    } else {
      let easel = Easel(settings, environment: environment)
      try Program.print(easel.picture(of: [ring])?.canvas.text ?? easel.bar(of: ring) + "\n")
    }
    return .answered
  }
}

extension Settings {
  /// What a picture is called; nil if it was not told.
  var name: String? { label.map { $0.cleaned(longest: 200) }.flatMap { $0.isEmpty ? nil : $0 } }

  /// Options that only pictures have stand beside nothing else.
  func refuse(beside command: Command) throws(Failure) {
    switch command {
    case .ring: return
    case .goals:
      if svg != nil, wav != nil || display == .json {
        throw .usage("--svg beside \(wav != nil ? "--wav" : "--json"): give one of them.")
      }
      return
    case .start, .say, .check, .help: break
    }
    if svg != nil { throw .usage("--svg is for ring and goals. Right would be: speech-timer ring 0.3 --svg ring.svg") }
    if size != nil { throw .usage("--size is for ring and goals. Right would be: speech-timer ring 0.3 --size 12") }
    if display == .ring {
      throw .usage("--display ring is for goals. Right would be: speech-timer goals Move=520/600kcal --display ring")
    }
  }
}

internal import Announcing
internal import Displaying
internal import Phrasing
internal import Speaking
internal import Surroundings

/// Finds out whether speech is heard, and how: `check`.
struct Checking {
  private let settings: Settings
  private let language: Language
  private let surroundings: Surroundings

  init(_ settings: Settings, environment: Environment) throws {
    self.settings = settings
    language = try Language(settings, environment: environment)
    surroundings = .look(environment)
  }

  func run() async throws -> Session.Ending {
    if settings.speech == .none {
      throw Failure.misplaced(
        "speech", "check beside --speech none: there is nothing to be heard. Right would be: speech-timer check")
    }
    if settings.volume == 0 {
      throw Failure.misplaced(
        "volume", "check beside --volume 0: there is nothing to be heard. Right would be: --volume 100")
    }
    let recital: Recital
    do throws(SpeechProblem) {
      recital = try Speech.recitalOrTone(settings, catalog: language.catalog)
    } catch {
      throw Failure(refusing: error)
    }
    try Program.print("Voice: \(settings.voice ?? language.catalog.voice)\n")
    let check = SpeechCheck(recital, device: settings.device, language: language.catalog.tag)
    let sentence = language.phraser.duration(.seconds(65)).spoken
    var heard: [SpeechRung] = []
    var isMuted = false
    for rung in SpeechRung.allCases {
      // Said before the wait, so that a way that takes long is known.
      try Program.print("\(rung.name.prefix(1).uppercased())\(rung.name.dropFirst()): ")
      let finding = await check.check(rung, saying: sentence)
      if finding.outcome == .heard { heard.append(rung) }
      if finding.outcome == .muted { isMuted = true }
      try Program.print("\(finding.result(on: settings.device))\n")
    }
    guard let best = Speech.rungs(settings, surroundings).first(where: heard.contains) ?? heard.first else {
      let advice = isMuted ? "Turn the output up." : "Start a sound server, or plug in a sound card."
      try Program.print("No speech can be heard. \(advice)\n")
      return .failed(.failed)
    }
    try Program.print("Speech goes through \(best.name).\n")
    return .answered
  }
}

extension SpeechRung {
  var name: String {
    switch self {
    case .speechd: "speech-dispatcher"
    case .pulse: "the sound server"
    case .alsa: "ALSA"
    }
  }
}

extension SpeechCheck.Finding {
  /// What came of a rung, to be read aloud.
  fileprivate func result(on device: String?) -> String {
    var facts = [String]()
    if let server {
      facts.append("\(server.server) \(server.version)")
      if let sink = server.sink(device) {
        facts.append("\(sink.description), volume \(sink.volume) percent\(sink.isMuted ? ", muted" : "")")
      }
    }
    if !modules.isEmpty { facts.append("modules \(modules.joined(separator: ", "))") }
    let result =
      switch outcome {
      case .heard: "spoke"
      case .muted: "spoke, but its output is muted: turn it up"
      case .swallowed: "took the speech, but did not play it"
      case .failed where server?.sinks.isEmpty == true: "No sound: it has no output device; plug one in"
      case .failed(let problem): problem.words(on: device)
      }
    return ([result] + facts).joined(separator: "; ")
  }
}

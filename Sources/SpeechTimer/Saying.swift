internal import Announcing
internal import Displaying
internal import Phrasing
internal import Surroundings
internal import Timing

/// Says durations as they would be announced: `say`.
struct Saying {
  private let settings: Settings
  private let environment: Environment
  private let language: Language

  init(_ settings: Settings, environment: Environment) throws {
    self.settings = settings
    self.environment = environment
    language = try Language(settings, environment: environment)
  }

  func say(_ times: [String]) async throws -> Session.Ending {
    var durations: [Duration] = []
    for time in times { durations.append(try language.notation.duration(time, example: "speech-timer say 1m5s")) }
    var readout = try Readout(
      settings, language: language, environment: environment, surroundings: .look(environment))
    for duration in durations {
      let phrase = language.phraser.duration(duration)
      if let ending = try await readout.tell(line(of: duration, phrase), spoken: phrase.spoken) { return ending }
    }
    return readout.ending
  }

  private struct Said: Encodable {
    let seconds: Double
    let written: String
    let spoken: String
  }

  private func line(of duration: Duration, _ phrase: Phrase) -> String {
    guard settings.display == .json else { return phrase.written + "\n" }
    return JSONLine().text(of: Said(seconds: duration.inSeconds, written: phrase.written, spoken: phrase.spoken))
  }
}

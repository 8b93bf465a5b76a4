internal import Announcing
internal import Displaying
internal import Phrasing
internal import Speaking
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
    let start = ContinuousClock.now
    let speaker = try Speech.speaker(
      settings, catalog: language.catalog, surroundings: .look(environment), environment: environment, start: start,
      report: { complain($0) })
    var output = settings.lines(.endless)
    for duration in durations {
      let phrase = language.phraser.duration(duration)
      do throws(Output.Problem) {
        try output.write(line(of: duration, phrase))
      } catch .closed {
        return .outputClosed
      } catch {
        throw Failure(error)
      }
      guard let speaker else { continue }
      speaker.say(Utterance(phrase.spoken), at: start.duration(to: .now))
      await speaker.finish()
    }
    return Speech.ending(.answered, of: speaker)
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

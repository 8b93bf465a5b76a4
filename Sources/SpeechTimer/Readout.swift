internal import Displaying
internal import Speaking
internal import Surroundings

/// Prints texts and speaks them, one after the other, each to its end.
struct Readout {
  private let start = ContinuousClock.now
  private var output: Output
  private let speaker: (any Speaker)?

  init(
    _ settings: Settings, language: Language, environment: Environment, surroundings: @autoclosure () -> Surroundings
  ) throws(Failure) {
    output = settings.lines(.endless)
    speaker = try Speech.speaker(
      settings, catalog: language.catalog, surroundings: surroundings(), environment: environment, start: start,
      complain: { complain($0) })
  }

  /// Returns how it ends if nobody reads any more.
  mutating func tell(_ lines: String, spoken: String) async throws(Failure) -> Session.Ending? {
    do throws(Output.Problem) {
      try output.write(lines)
    } catch .closed {
      return .outputClosed
    } catch {
      throw Failure(error)
    }
    guard let speaker else { return nil }
    speaker.say(Utterance(spoken), at: start.duration(to: .now))
    await speaker.finish()
    return nil
  }

  /// How it ends when all is told.
  var ending: Session.Ending { Speech.ending(.answered, of: speaker) }
}

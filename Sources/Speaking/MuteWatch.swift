/// Lets a speaker speak, and looks meanwhile whether the output is muted. It asks when something is said and at no
/// other time, in the background, so that nothing comes late because of it.
package final class MuteWatch: Speaker {
  private struct State: Sendable {
    var isMuted = false
    var asked: ContinuousClock.Instant?
  }

  private let speaker: any Speaker
  private let look: @Sendable () -> PulseFacts.Sink?
  private let report: @Sendable (SpeechProblem) -> Void
  private let state = Shared(State())

  /// How long what was seen holds: of a row of counted seconds not each asks.
  package static let patience = Duration.seconds(4)
  private let patience: Duration
  /// What opens a stream for the first words need not wait for the question.
  private static let delay = Duration.milliseconds(500)

  /// - Parameters:
  ///   - speaker: what speaks.
  ///   - device: the sink; nil is the server's default.
  ///   - report: told that the output is muted, and that it is not any more, on any thread.
  package convenience init(
    over speaker: any Speaker, of device: String?, report: @escaping @Sendable (SpeechProblem) -> Void
  ) {
    self.init(over: speaker, asking: { (try? PulseFacts.ask())?.sink(device) }, after: Self.delay, report: report)
  }

  /// - Parameters:
  ///   - speaker: what speaks.
  ///   - look: finds out what is known of the sink; nil if nothing is.
  ///   - delay: how long the first question waits.
  ///   - patience: how long an answer holds.
  ///   - report: as above.
  package init(
    over speaker: any Speaker, asking look: @escaping @Sendable () -> PulseFacts.Sink?, after delay: Duration,
    patience: Duration = patience, report: @escaping @Sendable (SpeechProblem) -> Void
  ) {
    self.speaker = speaker
    self.patience = patience
    self.look = look
    self.report = report
    ask(after: delay)
  }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    speaker.prepare(utterance, at: instant, next: next)
  }

  package func discard() { speaker.discard() }

  package func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    speaker.say(utterance, at: instant, next: next)
    ask(after: .zero)
  }

  package func silence(at instant: Duration) { speaker.silence(at: instant) }

  package func finish() async { await speaker.finish() }

  private func ask(after delay: Duration) {
    let isDue = state.change { [patience] state in
      let now = ContinuousClock.now
      if let asked = state.asked, asked.duration(to: now) < patience { return false }
      state.asked = now
      return true
    }
    guard isDue else { return }
    Background.run { [look, report, state] in
      Background.sleep(for: delay)
      guard let sink = look() else { return }
      let hasChanged = state.change { state in
        defer { state.isMuted = !sink.isAudible }
        return state.isMuted == sink.isAudible
      }
      if hasChanged { report(sink.isAudible ? .recovered(sink.description) : .outputMuted(sink.description)) }
    }
  }
}

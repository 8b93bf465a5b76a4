internal import Synchronization

/// Speaks through one speaker until that fails, and through another from then on.
package final class FallbackSpeaker: Speaker {
  private struct Said: Sendable {
    var utterance: Utterance
    var instant: Duration
    var next: Duration?
    var isPrepared: Bool

    func tell(_ speaker: any Speaker) {
      if isPrepared {
        speaker.prepare(utterance, at: instant, next: next)
      } else {
        speaker.say(utterance, at: instant, next: next)
      }
    }
  }

  private struct State: Sendable {
    var second: (any Speaker)?
    var hasFailed = false
    /// What the first was told last, in case that it cannot say it.
    var last: Said?
  }

  private let state = Mutex(State())
  private let first: any Speaker
  private let makeSecond: @Sendable () -> (any Speaker)?

  /// - Parameters:
  ///   - first: makes the speaker to begin with; it gives what it is handed whatever is wrong.
  ///   - second: makes the other one, or nil where there is none.
  package init(
    _ first: (_ report: @escaping @Sendable (SpeechProblem) -> Void) -> any Speaker,
    else second: @escaping @Sendable () -> (any Speaker)?
  ) {
    let relay = Relay()
    makeSecond = second
    self.first = first { relay.take($0) }
    relay.connect { [weak self] in self?.failed($0) }
  }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    tell(Said(utterance: utterance, instant: instant, next: next, isPrepared: true))
  }

  package func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    tell(Said(utterance: utterance, instant: instant, next: next, isPrepared: false))
  }

  package func discard() {
    state.withLock { if $0.last?.isPrepared == true { $0.last = nil } }
    speaker.discard()
  }

  package func silence(at instant: Duration) {
    state.withLock { $0.last = nil }
    speaker.silence(at: instant)
  }

  package func finish() async {
    await first.finish()
    if let second = state.withLock({ $0.second }) { await second.finish() }
  }

  private var speaker: any Speaker { state.withLock { $0.second } ?? first }

  private func tell(_ said: Said) {
    let speaker = state.withLock { state -> any Speaker in
      state.last = said
      return state.second ?? first
    }
    said.tell(speaker)
  }

  /// The second takes over: what is prepared, and what it is not too late to say.
  private func failed(_ problem: SpeechProblem) {
    let isNew = state.withLock { state in
      defer { state.hasFailed = true }
      return !state.hasFailed
    }
    guard isNew, let second = makeSecond() else { return }
    let last = state.withLock { state in
      state.second = second
      return state.last
    }
    // If it comes back, what it was told is the other's to say, or not true any more.
    first.silence(at: last?.instant ?? .zero)
    guard let last else { return }
    // That one hangs is known after some seconds, when nothing but the end is still true.
    if last.isPrepared || problem != .daemonHangs || last.utterance.urgency == .important { last.tell(second) }
  }
}

/// Keeps a problem until somebody takes it.
private final class Relay: Sendable {
  private struct State: Sendable {
    var take: (@Sendable (SpeechProblem) -> Void)?
    var kept: SpeechProblem?
  }

  private let state = Mutex(State())

  func take(_ problem: SpeechProblem) {
    let take = state.withLock { state in
      if state.take == nil { state.kept = problem }
      return state.take
    }
    take?(problem)
  }

  func connect(_ take: @escaping @Sendable (SpeechProblem) -> Void) {
    let kept = state.withLock { state in
      state.take = take
      return state.kept
    }
    if let kept { take(kept) }
  }
}

/// Lets a tone of ours follow the words of a speaker that has none, so that it covers nothing; where that speaker has
/// failed and the sound has not, the tone takes the place of what is important.
package final class ChimingSpeaker: Speaker {
  private struct State {
    var haveWordsFailed = false
    /// Counts the silences; a tone that was due before one is not wanted.
    var silences = 0
    /// The tone that waits for its words.
    var waiting: Task<Void, Never>?
  }

  private let words: any Speaker
  private let tones: any Speaker
  private let executor: any TaskExecutor
  private let state = Shared(State())

  /// - Parameters:
  ///   - tones: plays what is chimed as a tone alone.
  ///   - executor: where it is waited for the end of the words.
  ///   - words: makes the speaker of the words, which tells of its failures what it is handed.
  package init(
    _ tones: any Speaker, on executor: any TaskExecutor,
    behind words: (_ report: @escaping @Sendable (SpeechProblem) -> Void) -> any Speaker
  ) {
    self.tones = tones
    self.executor = executor
    self.words = words { [state] problem in
      state.change { $0.haveWordsFailed = if case .recovered = problem { false } else { true } }
    }
  }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    words.prepare(utterance.toned(nil), at: instant, next: next)
  }

  package func discard() { words.discard() }

  package func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    words.say(utterance.toned(nil), at: instant, next: next)
    guard utterance.tone != nil || utterance.urgency == .important else { return }
    state.change { now in
      now.waiting = Task(executorPreference: executor) {
        [words, tones, state, silences = now.silences, before = now.waiting] in
        await before?.value
        await words.finish()
        let isWanted = state.change { $0.silences == silences && (utterance.tone != nil || $0.haveWordsFailed) }
        if isWanted { tones.say(utterance.toned(utterance.tone ?? .end), at: instant, next: next) }
      }
    }
  }

  package func silence(at instant: Duration) {
    state.change { $0.silences += 1 }
    words.silence(at: instant)
    tones.silence(at: instant)
  }

  package func finish() async {
    await words.finish()
    await state.change { $0.waiting }?.value
    await tones.finish()
  }
}

extension Utterance {
  fileprivate func toned(_ tone: Tone?) -> Utterance {
    var utterance = self
    utterance.tone = tone
    return utterance
  }
}

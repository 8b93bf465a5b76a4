internal import Dispatch

/// Speaks through the loudspeaker with a synthesizer in this process: what is prepared is heard on its instant.
package final class EspeakSpeaker: Speaker {
  private let recital: Recital
  private let thread: SpeakerThread<Programme>
  private let synthesis = DispatchQueue(label: "synthesis")

  /// - Parameters:
  ///   - recital: makes the sound.
  ///   - source: plays it.
  ///   - start: the start of the run, from which instants are counted.
  ///   - report: told of each trouble once, on any thread.
  package init(
    _ recital: Recital, through source: any OutputSource, start: ContinuousClock.Instant,
    report: @escaping @Sendable (SpeechProblem) -> Void
  ) {
    self.recital = recital
    thread = SpeakerThread(Programme(), start: start, report: report)
    thread.staff { [thread] shift in Playback(on: thread, through: source, shift: shift).run() }
  }

  deinit { thread.end() }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    let now = thread.now
    let wanted = thread.change { programme in
      programme.turns.discard(at: now, for: instant)
      programme.preparations += 1
      return programme.preparations
    }
    synthesis.async { [recital, thread] in
      let outcome = recital.recite(utterance, at: instant, before: next)
      thread.change { programme in
        if programme.preparations == wanted { programme.turns.prepare(outcome.piece, at: instant) }
      }
      if let problem = outcome.problem { thread.failed(problem) }
    }
  }

  package func discard() {
    let now = thread.now
    thread.change { programme in
      programme.turns.discard(at: now)
      programme.preparations += 1
    }
  }

  package func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    let wanted = thread.change { programme -> Int? in
      guard !programme.turns.takes(instant) else { return nil }
      programme.pending += 1
      return programme.silences
    }
    guard let wanted else { return }
    synthesis.async { [recital, thread] in
      // What was prepared may have been under way.
      let (isTaken, firm) = thread.change { ($0.turns.takes(instant), $0.turns.next(after: utterance.urgency)) }
      let outcome =
        isTaken
        ? nil
        : recital.recite(
          utterance, at: thread.now, before: firm ?? next,
          whichYields: firm == nil && utterance.urgency != .important)
      let now = thread.now
      thread.change { programme in
        programme.pending -= 1
        if programme.silences == wanted, let piece = outcome?.piece { programme.turns.say(piece, at: now) }
      }
      if let problem = outcome?.problem { thread.failed(problem) }
    }
  }

  package func silence(at instant: Duration) {
    thread.change { programme in
      programme.turns.silence()
      programme.preparations += 1
      programme.silences += 1
    }
  }

  package func finish() async { await thread.finish() }
}

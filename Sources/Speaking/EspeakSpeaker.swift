internal import Dispatch

/// Speaks through the loudspeaker with a synthesizer in this process: what is prepared is heard on its instant.
package final class EspeakSpeaker: Speaker {
  private let recital: Recital
  private let stage: Stage<Programme>
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
    stage = Stage(Programme(), start: start, report: report)
    stage.staff { [stage] shift in Playback(on: stage, through: source, shift: shift).run() }
  }

  deinit { stage.end() }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    let now = stage.now
    let wanted = stage.change { programme in
      programme.turns.discard(at: now, for: instant)
      programme.preparations += 1
      return programme.preparations
    }
    synthesis.async { [recital, stage] in
      let outcome = recital.recite(utterance, at: instant, before: next)
      stage.change { programme in
        if programme.preparations == wanted { programme.turns.prepare(outcome.piece, at: instant) }
      }
      if let problem = outcome.problem { stage.failed(problem) }
    }
  }

  package func discard() {
    let now = stage.now
    stage.change { programme in
      programme.turns.discard(at: now)
      programme.preparations += 1
    }
  }

  package func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    let wanted = stage.change { programme -> Int? in
      guard !programme.turns.takes(instant) else { return nil }
      programme.pending += 1
      return programme.silences
    }
    guard let wanted else { return }
    synthesis.async { [recital, stage] in
      // What was prepared may have been under way.
      let (isTaken, firm) = stage.change { ($0.turns.takes(instant), $0.turns.next(after: utterance.urgency)) }
      let outcome =
        isTaken
        ? nil
        : recital.recite(
          utterance, at: stage.now, before: firm ?? next,
          whichYields: firm == nil && utterance.urgency != .important)
      let now = stage.now
      stage.change { programme in
        programme.pending -= 1
        if programme.silences == wanted, let piece = outcome?.piece { programme.turns.say(piece, at: now) }
      }
      if let problem = outcome?.problem { stage.failed(problem) }
    }
  }

  package func silence(at instant: Duration) {
    stage.change { programme in
      programme.turns.silence()
      programme.preparations += 1
      programme.silences += 1
    }
  }

  package func finish() async { await stage.finish() }
}

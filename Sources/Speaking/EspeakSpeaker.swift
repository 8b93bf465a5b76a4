internal import Dispatch

/// Speaks through the loudspeaker with a synthesizer in this process: what is prepared is heard on its instant.
package final class EspeakSpeaker: Speaker {
  private let recital: Recital
  private let stage: Stage
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
    stage = Stage(start: start, report: report)
    let playback = Playback(on: stage, through: source)
    Background.run { playback.run() }
  }

  deinit { stage.change { $0.isOver = true } }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    let wanted = stage.change { state in
      state.turns.discard()
      state.preparations += 1
      return state.preparations
    }
    synthesis.async { [recital, stage] in
      let outcome = recital.recite(utterance, at: instant, before: next)
      stage.change { state in
        if state.preparations == wanted { state.turns.prepare(outcome.piece, at: instant) }
      }
      if let problem = outcome.problem { stage.failed(problem) }
    }
  }

  package func discard() {
    stage.change { state in
      state.turns.discard()
      state.preparations += 1
    }
  }

  package func say(_ utterance: Utterance, at instant: Duration) {
    let wanted = stage.change { state in
      state.pending += 1
      return state.silences
    }
    synthesis.async { [recital, stage] in
      let (isTaken, next) = stage.change { ($0.turns.takes(instant), $0.turns.next) }
      let outcome = isTaken ? nil : recital.recite(utterance, at: stage.now, before: next)
      let now = stage.now
      stage.change { state in
        state.pending -= 1
        if state.silences == wanted, let piece = outcome?.piece { state.turns.say(piece, at: now) }
      }
      if let problem = outcome?.problem { stage.failed(problem) }
    }
  }

  package func silence(at instant: Duration) {
    stage.change { state in
      state.turns.silence()
      state.preparations += 1
      state.silences += 1
    }
  }

  package func finish() async { await stage.finish() }
}

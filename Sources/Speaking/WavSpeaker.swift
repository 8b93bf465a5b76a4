internal import Dispatch
internal import Synchronization

/// Writes the whole run's speech to a file, silences included, each utterance at its instant to the sample.
///
/// It reads no clock: what `say` and `silence` are told is all there is, so a rehearsal gives the same file as a run.
package final class WavSpeaker: Speaker {
  private struct State: ~Copyable {
    var writer: WavWriter
    var track = Track()
    var problem: SpeechProblem?
  }

  /// What was prepared, for the slot that it has to fit.
  private struct Prepared {
    var instant: Duration
    var next: Duration?
    var utterance: Utterance

    /// When something else is due for what is said at `now`: here it may last until what was prepared.
    func next(at now: Duration, after urgency: Utterance.Urgency) -> Duration? {
      if instant == now { return next }
      let yields = urgency == .important ? utterance.urgency != .important : utterance.mayBeLeftOut
      return instant > now && !yields ? instant : nil
    }
  }

  private let recital: Recital
  private let report: @Sendable (SpeechProblem) -> Void
  private let state: Mutex<State>
  private let prepared = Mutex<Prepared?>(nil)
  private let troubles = Mutex(Outage())
  private let queue = DispatchQueue(label: "wav")

  /// `path` is the file to be made, or `-` for standard output.
  ///
  /// - Throws: `SpeechProblem.wavNotMade` and `.wavNotWritten`.
  package init(
    path: String, recital: Recital, report: @escaping @Sendable (SpeechProblem) -> Void
  ) throws(SpeechProblem) {
    self.recital = recital
    self.report = report
    state = Mutex(State(writer: try WavWriter(path: path)))
  }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    prepared.withLock { $0 = Prepared(instant: instant, next: next, utterance: utterance) }
  }

  package func discard() { prepared.withLock { $0 = nil } }

  package func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    let firm = prepared.withLock { $0?.next(at: instant, after: utterance.urgency) }
    queue.async {
      let outcome = self.recital.recite(
        utterance, at: instant, before: firm ?? next, whichYields: firm == nil && utterance.urgency != .important)
      if let problem = outcome.problem, let news = self.troubles.withLock({ $0.failed(problem) }) { self.report(news) }
      if let piece = outcome.piece { self.write { $0.place(piece) } }
    }
  }

  package func silence(at instant: Duration) {
    discard()
    queue.async { self.write { $0.silence(at: instant) } }
  }

  package func finish() async {
    await withCheckedContinuation { done in
      queue.async {
        self.write { $0.finish() }
        done.resume()
      }
    }
  }

  /// Why the file is not whole, if it is not.
  package var problem: SpeechProblem? { state.withLock { $0.problem } }

  /// Writes what the track hands out. After a failure the file stays as it is, since nothing behind a hole is in time.
  private func write(_ next: @Sendable (inout Track) -> [Track.Stretch]) {
    let problem = state.withLock { state -> SpeechProblem? in
      guard state.problem == nil else { return nil }
      do throws(SpeechProblem) {
        try state.writer.write(next(&state.track))
        return nil
      } catch {
        state.problem = error
        return error
      }
    }
    if let problem { report(problem) }
  }
}

/// Speaks through speech-dispatcher, with the voice and at the rate that its user has chosen there.
///
/// What is prepared is told to the daemon at its instant, since it says at once what it is told.
package final class SpeechdSpeaker: Speaker {
  private let thread: SpeakerThread<Dictation>

  /// Connects in the background, which starts the daemon where none runs.
  ///
  /// - Parameters:
  ///   - language: the tag of the language that texts are in.
  ///   - start: the start of the run, from which instants are counted.
  ///   - report: told of each trouble once, on any thread.
  package init(
    language: String, start: ContinuousClock.Instant, report: @escaping @Sendable (SpeechProblem) -> Void
  ) {
    let thread = SpeakerThread(Dictation(), start: start, report: report)
    self.thread = thread
    Background.run { Dictating(to: language, on: thread).run() }
  }

  deinit { thread.end() }

  package func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    thread.change { $0.prepare(utterance, at: instant) }
  }

  package func discard() { thread.change { $0.discard() } }

  package func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    let now = thread.now
    thread.change { $0.say(utterance, at: instant, now: now) }
  }

  package func silence(at instant: Duration) { thread.change { $0.silence() } }

  package func finish() async { await thread.finish() }
}

/// The thread's side: it tells the daemon what is due, and finds it again when it is lost.
private final class Dictating {
  private let language: String
  private let thread: SpeakerThread<Dictation>
  private var connection: SpeechdConnection?
  /// What was told and is not known to be over.
  private var told: [Told] = []

  private struct Told {
    var number: Int
    var utterance: Utterance
    var instant: Duration
  }

  init(to language: String, on thread: SpeakerThread<Dictation>) {
    self.language = language
    self.thread = thread
  }

  func run() {
    attempt { _ in }
    while !thread.isOver {
      look()
      let now = thread.now
      switch thread.decide({ $0.next(at: now) }) {
      case .sleep(let instant): sleep(until: instant)
      case .cancel:
        told = []
        // What another connection said is not ours to cancel.
        if connection != nil { attempt { (connection) throws(SpeechProblem) in try connection.cancel() } }
      case .say(let utterance):
        attempt { (connection) throws(SpeechProblem) in
          // One that had to be found again, or started, may have taken long.
          let asked = thread.now
          guard utterance.urgency == .important || asked <= now + Turns.patience * 2 else { return }
          let number = try connection.say(utterance.text, urgency: utterance.urgency)
          told.append(Told(number: number, utterance: utterance, instant: now))
          // One that hung and goes on says what was true before.
          if thread.now > asked + Turns.patience { thread.decide { $0.expire() } }
        }
      }
    }
  }

  /// Talks to the daemon; if the connection is lost, once more over a new one.
  private func attempt(_ talk: (SpeechdConnection) throws(SpeechProblem) -> Void) {
    do throws(SpeechProblem) {
      try thread.watched(.daemonHangs) { () throws(SpeechProblem) in
        if let connection {
          do throws(SpeechProblem) { return try talk(connection) } catch { self.connection = nil }
        }
        told = []
        let connection = try SpeechdConnection(language: language)
        self.connection = connection
        try talk(connection)
      }
      thread.succeeded(through: "speech-dispatcher")
    } catch {
      connection = nil
      told = []
      thread.failed(error)
    }
  }

  /// Looks how far that is which was told. What yields is begun at once or never, unless the daemon hangs.
  private func look() {
    let now = thread.now
    var isStale = false
    told.removeAll { told in
      switch connection?.progress(of: told.number) {
      case .waits:
        if told.utterance.mayBeLeftOut, now > told.instant + Turns.patience { isStale = true }
        return false
      case .isHeard: return false
      case .ended, .cancelled, nil: return true
      }
    }
    let rest = told.map(\.utterance.urgency)
    thread.decide { [isStale] dictation in
      dictation.heard(allBut: rest)
      if isStale { dictation.expire() }
    }
  }

  /// Sleeps; while something is being heard, only for a while.
  private func sleep(until instant: Duration?) {
    guard !told.isEmpty else { return thread.sleep(until: instant) }
    let soon = thread.now + .milliseconds(100)
    thread.sleep(until: instant.map { min($0, soon) } ?? soon)
  }
}

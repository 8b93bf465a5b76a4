internal import Dispatch
internal import Synchronization

/// Tries each way of being heard, and finds out what really happens, whatever is said to have happened.
package struct SpeechCheck: Sendable {
  private let recital: Recital
  private let device: String?
  private let language: String
  /// How much longer than the sound lasts a rung may take.
  private let patience: Duration

  package init(_ recital: Recital, device: String?, language: String, patience: Duration = .seconds(3)) {
    self.recital = recital
    self.device = device
    self.language = language
    self.patience = patience
  }

  /// What came of trying a rung.
  package struct Finding: Equatable, Sendable {
    package var rung: SpeechRung
    package var outcome: Outcome
    /// What the sound server tells; nil where it was not asked or does not answer.
    package var server: PulseFacts?
    /// The speech modules of speech-dispatcher.
    package var modules: [String] = []
  }

  /// What became of the sound.
  package enum Outcome: Equatable, Sendable {
    /// It took as long as the sound lasts, and told so; whether a loudspeaker is switched on, nobody can tell.
    case heard
    /// It played, with the volume off.
    case muted
    /// It took the sound, but not the time for it.
    case swallowed
    case failed(SpeechProblem)
  }

  /// Says a sentence on a rung and waits until it has been heard, or until it is clear that it will not be.
  package func check(_ rung: SpeechRung, saying sentence: String) async -> Finding {
    let sound = recital.recite(Utterance(sentence), at: .zero, before: nil)
    let length = sound.piece?.length ?? .zero
    let late = Finding(rung: rung, outcome: .failed(Self.hanging(rung)))
    switch rung {
    case .speechd:
      return await within(.milliseconds(100 * sentence.count) + patience, else: late) {
        proven(dictate(sentence), on: nil)
      }
    case .pulse, .alsa:
      guard let piece = sound.piece else {
        return Finding(rung: rung, outcome: .failed(sound.problem ?? .voiceSilent(voice: "", text: sentence)))
      }
      return await within(length + patience, else: late) {
        rung == .pulse ? playThroughServer(piece) : proven(play(piece, .alsa, through: .card(device)), on: device)
      }
    }
  }

  /// What keeps a rung from being used, without a sound; nil if nothing does, as far as can be seen.
  package func obstacle(to rung: SpeechRung) async -> SpeechProblem? {
    await within(patience, else: Self.hanging(rung)) {
      do throws(SpeechProblem) {
        switch rung {
        case .speechd: _ = try SpeechdConnection(language: language)
        case .pulse: try OutputRung.server(device).open().close()
        case .alsa: try OutputRung.card(device).open().close()
        }
        return PulseFacts.muting(of: rung == .speechd ? nil : device)
      } catch {
        return error
      }
    }
  }

  private func playThroughServer(_ piece: Piece) -> Finding {
    let server: PulseFacts
    do throws(SpeechProblem) { server = try PulseFacts.ask() } catch {
      return Finding(rung: .pulse, outcome: .failed(error))
    }
    var finding = play(piece, .pulse, through: .server(device))
    finding.server = server
    if finding.outcome == .heard, server.sink(device)?.isAudible == false { finding.outcome = .muted }
    return finding
  }

  /// What came of a rung that may lead to the sound server, whose output may be muted.
  private func proven(_ finding: Finding, on device: String?) -> Finding {
    var finding = finding
    if finding.outcome == .heard, PulseFacts.muting(of: device) != nil { finding.outcome = .muted }
    return finding
  }

  private func play(_ piece: Piece, _ rung: SpeechRung, through way: OutputRung) -> Finding {
    do throws(SpeechProblem) {
      let output = try way.open()
      defer { output.close() }
      let start = ContinuousClock.now
      try output.write(piece.samples[...])
      try output.drain()
      // A server may be some of its buffer ahead; what only throws sound away is ahead by all of it.
      let took = start.duration(to: .now)
      return Finding(rung: rung, outcome: took > piece.length * 0.7 ? .heard : .swallowed)
    } catch {
      return Finding(rung: rung, outcome: .failed(error))
    }
  }

  /// What is wrong with a rung that does not answer.
  private static func hanging(_ rung: SpeechRung) -> SpeechProblem {
    switch rung {
    case .speechd: .daemonHangs
    case .pulse: .outputHangs(PulseOutput.name)
    case .alsa: .outputHangs(ALSAOutput.name)
    }
  }

  private func dictate(_ sentence: String) -> Finding {
    do throws(SpeechProblem) {
      let connection = try SpeechdConnection(language: language)
      var finding = Finding(rung: .speechd, outcome: .swallowed, modules: connection.modules())
      let number = try connection.say(sentence, urgency: .message)
      let bell = Doorbell()
      var progress: SpeechdProgress? = .waits
      while progress == .waits || progress == .isHeard {
        bell.wait(for: .milliseconds(20))
        progress = connection.progress(of: number)
      }
      if progress == .ended { finding.outcome = .heard }
      return finding
    } catch {
      return Finding(rung: .speechd, outcome: .failed(error))
    }
  }

  /// Runs what may hang on a thread of its own, and leaves it behind if it does.
  private func within<Result: Sendable>(
    _ limit: Duration, else late: Result, _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let answer = Answer(to: continuation)
      Background.run { answer.give(work()) }
      let microseconds = Int(limit / .microseconds(1))
      DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(microseconds)) { answer.give(late) }
    }
  }
}

/// The first of two answers.
private final class Answer<Result: Sendable>: Sendable {
  private let waiting: Mutex<CheckedContinuation<Result, Never>?>

  init(to continuation: CheckedContinuation<Result, Never>) { waiting = Mutex(continuation) }

  func give(_ result: Result) {
    waiting.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }?.resume(returning: result)
  }
}

package import Announcing
import Timing

extension Phraser {
  /// What each light of a speech means: "Green, 5 minutes".
  func meanings(of signals: [Talk.Signal]) -> [Phrase] { signals.map { meaning(of: $0) } }

  private func meaning(of signal: Talk.Signal) -> Phrase {
    phrase(signal.light, durations.phrase(TimeParts(signal.time)))
  }

  /// All of them, as one text.
  func meaning(of signals: [Talk.Signal]) -> Phrase {
    let all = meanings(of: signals)
    return all.dropFirst().reduce(all[0]) { sentence(.joined, [.first: $0, .second: $1]) }
  }

  /// What is written beside a picture of a speech, in two lines: the light that is on, and the next one; each may be
  /// empty.
  package func notes(on talk: Talk, at now: Duration) -> [String] {
    let light = talk.light(at: now).map { sentence(Message($0)) }
    let next = talk.nextSignal.map { sentence(.next, [.duration: meaning(of: $0)]) }
    return [light, next].map { $0.map { finished($0).written } ?? "" }
  }

  /// How long a speech has lasted, with the light that is on then.
  func phrase(_ light: Talk.Light?, _ time: Phrase) -> Phrase {
    // The colour stands where a name does.
    light.map { sentence(.named, [.text: time, .name: sentence(Message($0))]) } ?? time
  }
}

extension Message {
  fileprivate init(_ light: Talk.Light) {
    self =
      switch light {
      case .green: .green
      case .yellow: .yellow
      case .red: .red
      }
  }

  init(_ verdict: Talk.Verdict) {
    self =
      switch verdict {
      case .withinTime: .withinTime
      case .tooShort: .tooShort
      case .tooLong: .tooLong
      }
  }
}

extension Announcement {
  /// How long it has lasted.
  var elapsed: Duration { duration - remaining }
}

extension TimeParts {
  /// A second counts once it is over.
  static func wholeSeconds(of duration: Duration) -> TimeParts {
    TimeParts(.seconds(duration.components.seconds))
  }
}

/// Tells each trouble once: the first failure, a failure of another kind, and that it is over.
package struct Outage: Sendable {
  private var known: SpeechProblem?
  /// What is wrong with the words and not with the sound; that a sound is heard does not mend it.
  private var wordless: SpeechProblem?

  package init() {}

  /// What to report of a failure, if it is news.
  package mutating func failed(_ problem: SpeechProblem) -> SpeechProblem? {
    if problem.isOfWords {
      defer { wordless = problem }
      return wordless?.kind == problem.kind ? nil : problem
    }
    defer { known = problem }
    if let known, known.kind == problem.kind { return nil }
    return problem
  }

  /// What to report of a success through an output of this name, if it is news.
  package mutating func succeeded(through output: String) -> SpeechProblem? {
    guard known != nil else { return nil }
    known = nil
    return .recovered(output)
  }
}

extension SpeechProblem {
  fileprivate var isOfWords: Bool {
    switch self {
    case .outOfRange, .voiceNotFound, .speechDataMissing, .synthesisFailed, .voiceSilent, .outputMuted: true
    case .noOutput, .outputHangs, .outputStalls, .outputLost, .wavNotMade, .wavNotWritten, .wavFull, .daemonMissing,
      .daemonHangs,
      .recovered:
      false
    }
  }

  /// What tells two troubles apart, whatever their details.
  fileprivate var kind: Kind {
    switch self {
    case .outOfRange: .outOfRange
    case .voiceNotFound: .voiceNotFound
    case .speechDataMissing: .speechDataMissing
    case .synthesisFailed: .synthesisFailed
    case .voiceSilent: .voiceSilent
    // One that is lost is then found to be gone: the same trouble.
    case .noOutput, .outputLost: .noOutput
    case .outputHangs, .outputStalls: .outputHangs
    case .outputMuted: .outputMuted
    case .wavNotMade: .wavNotMade
    case .wavNotWritten: .wavNotWritten
    case .wavFull: .wavFull
    case .daemonMissing: .daemonMissing
    case .daemonHangs: .daemonHangs
    case .recovered: .recovered
    }
  }

  fileprivate enum Kind {
    case outOfRange, voiceNotFound, speechDataMissing, synthesisFailed, voiceSilent, noOutput, outputHangs, outputMuted,
      wavNotMade, wavNotWritten, wavFull, daemonMissing, daemonHangs, recovered
  }
}

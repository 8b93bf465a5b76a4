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
  fileprivate var kind: Int {
    switch self {
    case .outOfRange: 0
    case .voiceNotFound: 1
    case .speechDataMissing: 2
    case .synthesisFailed: 3
    case .voiceSilent: 4
    case .noOutput: 5
    case .outputHangs, .outputStalls: 6
    // One that is lost is then found to be gone: the same trouble.
    case .outputLost: 5
    case .wavNotWritten: 8
    case .wavFull: 9
    case .daemonMissing: 10
    case .daemonHangs: 11
    case .recovered: 12
    case .outputMuted: 13
    case .wavNotMade: 14
    }
  }
}

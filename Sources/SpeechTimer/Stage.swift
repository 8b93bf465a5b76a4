/// How far a run has come.
enum Stage: Equatable {
  case counting
  /// Over, but for what has still to be heard and read. Without an `until` it stays so until a key.
  case closing(Session.Ending, until: Duration?, isHeard: Bool)

  /// When the run may end.
  var alarm: Duration? {
    if case .closing(_, let until, isHeard: true) = self { until } else { nil }
  }

  /// Begins to close; what is said meanwhile is waited for.
  mutating func close(_ ending: Session.Ending, until: Duration?) -> [Session.Effect] {
    self = .closing(ending, until: until, isHeard: false)
    return [.awaitSpeech]
  }

  /// Takes note that all has been heard.
  mutating func hasBeenHeard() {
    if case .closing(let ending, let until, isHeard: false) = self {
      self = .closing(ending, until: until, isHeard: true)
    }
  }

  /// Ends the run, if it is time.
  func endIfOver(at now: Duration) -> [Session.Effect] {
    guard case .closing(let ending, let until?, isHeard: true) = self, until <= now else { return [] }
    return [.end(ending)]
  }
}

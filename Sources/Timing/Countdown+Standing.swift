extension Countdown {
  /// All that has to be known of a countdown to go on with it in another run.
  package struct Standing: Equatable, Sendable {
    package var phase: Phase
    package var duration: Duration
    /// The whole time before anything was added.
    package var original: Duration
    /// The end before anything was added, if it is one of the clock on the wall.
    package var target: Duration?

    package init(phase: Phase, duration: Duration, original: Duration, target: Duration? = nil) {
      self.phase = phase
      self.duration = duration
      self.original = original
      self.target = target
    }

    /// Whether it ends when the clock on the wall says so.
    package var followsClock: Bool { target != nil }

    /// The same, with its instants counted from one that comes this much later.
    package func counted(from origin: Duration) -> Standing {
      var later = self
      later.target = target.map { $0 - origin }
      switch phase {
      case .running(let end): later.phase = .running(until: end - origin)
      case .held(let end): later.phase = .held(until: end - origin)
      case .finished(let end): later.phase = .finished(at: end - origin)
      case .idle, .paused: break
      }
      return later
    }
  }
}

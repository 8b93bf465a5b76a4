package import Timing

extension Narrator {
  /// Goes on with a countdown where it stood in another run: says what is left, or that time is up. What was over there
  /// already has been told.
  package mutating func goOn(from standing: Countdown.Standing, at now: Duration) -> [Announcement] {
    stand(standing, at: now)
    switch countdown.phase {
    case .idle, .finished: return []
    case .paused: return [announcement(.paused, at: now)]
    case .running(let end), .held(let end):
      if end <= now { return wake(at: now) }
      return [announcement(countdown.isPaused ? .paused : .resumed, at: now)]
    }
  }
}

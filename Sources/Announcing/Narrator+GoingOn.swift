package import Timing

extension Narrator {
  /// All that has to be known to go on with it in another run.
  package struct Standing: Equatable, Sendable {
    /// Nil where it has no name.
    package var label: String?
    package var countdown: Countdown.Standing
    /// How many steps of its routine are over.
    package var stepsDone: Int
    /// How long the steps take that follow this one; nil: forever.
    package var following: Duration?

    package init(
      label: String? = nil, _ countdown: Countdown.Standing, stepsDone: Int = 0, following: Duration? = .zero
    ) {
      self.label = label
      self.countdown = countdown
      self.stepsDone = stepsDone
      self.following = following
    }
  }

  package var standing: Standing {
    Standing(
      label: label, countdown.standing, stepsDone: routine?.done ?? 0,
      following: routine.map(\.following) ?? .zero)
  }

  /// Goes on where it stood in another run: says what is left, or that time is up. What was over there already has been
  /// told.
  package mutating func goOn(from standing: Standing, at now: Duration) -> [Announcement] {
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

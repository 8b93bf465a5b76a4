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
    /// Whether more is to be told after its end, which has come.
    package var isToldAgain: Bool

    package init(
      label: String? = nil, _ countdown: Countdown.Standing, stepsDone: Int = 0, following: Duration? = .zero,
      isToldAgain: Bool = false
    ) {
      self.label = label
      self.countdown = countdown
      self.stepsDone = stepsDone
      self.following = following
      self.isToldAgain = isToldAgain
    }

    /// Whether there is anything to go on with: it has begun, and neither has all been told nor was it given up.
    package var isGoing: Bool {
      switch countdown.phase {
      case .running, .paused, .held: true
      case .finished: isToldAgain
      case .idle: false
      }
    }
  }

  package var standing: Standing {
    Standing(
      label: label, countdown.standing, stepsDone: routine?.done ?? 0,
      following: routine.map(\.following) ?? .zero, isToldAgain: countdown.isFinished && next != nil)
  }

  /// Goes on where it stood in another run: says what is left, or that time is up. What was over there already has been
  /// told, unless it was to be told again.
  package mutating func goOn(from standing: Standing, at now: Duration) -> [Announcement] {
    stand(standing, at: now)
    switch countdown.phase {
    case .finished(let end) where standing.isToldAgain:
      return [announcement(.finishedLate(by: now - end), at: now)]
    case .idle, .finished: return []
    case .paused: return [announcement(.paused, at: now)]
    case .running(let end), .held(let end):
      if end <= now { return wake(at: now) }
      return [announcement(countdown.isPaused ? .paused : .resumed, at: now)]
    }
  }
}

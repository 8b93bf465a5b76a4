import Timing

extension Narrator {
  /// What a listener can tell or ask.
  package enum Command: Equatable, Sendable {
    case pause
    case resume
    /// Starts over: runs the whole duration again, after a pause too.
    case reset
    /// Adds time, or takes it off if negative; after the end it starts again for that much.
    case add(Duration)
    /// Goes on to the next step of a routine, if there is one.
    case next
    /// Asks how much is left.
    case ask
    /// Gives it up.
    case stop
  }

  /// Starts the countdown, or answers that it is under way.
  package mutating func start(at now: Duration) -> [Announcement] {
    let noticed = wake(at: now)
    let outcome = change(.start, at: now)
    return answer(outcome, at: now, after: noticed)
  }

  /// Does what is told and answers it, with one announcement at least.
  ///
  /// What went by unnoticed is said first; if the command then changes nothing, that was the answer. A question leaves
  /// what is due to be said.
  package mutating func apply(_ command: Command, at now: Duration) -> [Announcement] {
    // What was given up is only started over.
    if isStopped, command != .reset { return [farewell(at: now)] }
    let noticed = command == .ask ? [] : wake(at: now)
    let outcome: Countdown.Outcome
    switch command {
    case .pause: outcome = change(.pause, at: now)
    case .resume: outcome = change(.resume, at: now)
    case .reset:
      let rewound = change(.reset, at: now)
      let started = change(.start, at: now)
      outcome = rewound == .unchanged ? started : rewound
    case .add(let amount): outcome = change(.add(amount), at: now)
    case .next where skipStep(at: now): return noticed + [announcement(.step, at: now)]
    case .next: outcome = .unchanged
    case .ask: return [announcement(countdown.isPaused ? .answeredInPause : .answered, at: now)]
    case .stop:
      let farewell = announcement(.quit, at: now)
      giveUp(at: now)
      return noticed + [farewell]
    }
    return answer(outcome, at: now, after: noticed)
  }

  /// Tells that it was given up, and what was left then.
  package func farewell(at now: Duration) -> Announcement {
    var farewell = announcement(.quit, at: now)
    farewell.remaining = leftWhenStopped ?? farewell.remaining
    return farewell
  }

  private func answer(
    _ outcome: Countdown.Outcome, at now: Duration, after noticed: [Announcement]
  ) -> [Announcement] {
    if outcome == .unchanged, !noticed.isEmpty { return noticed }
    return noticed + [announcement(subject(of: outcome), at: now)]
  }

  private func subject(of outcome: Countdown.Outcome) -> Announcement.Subject {
    switch outcome {
    case .started: .started
    case .paused: .paused
    case .resumed: .resumed
    case .reset: .reset
    case .added(let amount): .added(amount)
    case .stopped: .quit
    case .refused: .onlyLeft
    case .tooLong: .answered
    case .unchanged: countdown.isPaused ? .paused : .answered
    }
  }
}

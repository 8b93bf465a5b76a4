extension Countdown {
  /// What a countdown can be told to do.
  package enum Command: Equatable, Sendable {
    /// Runs the whole duration, or goes on after a pause.
    case start
    case pause
    /// Goes on after a pause.
    case resume
    /// Goes back to before the start, with the duration it had then.
    case reset
    /// Adds time, or takes it off if negative.
    case add(Duration)
    /// Gives it up.
    case stop
  }

  /// What came of a command.
  package enum Outcome: Equatable, Sendable {
    case started, paused, resumed, reset
    case added(Duration)
    case stopped
    /// Nothing was taken off: there is only this much left.
    case refused(only: Duration)
    /// Nothing was added: it would be longer than 999 days.
    case tooLong
    /// It was so already, or there is nothing to do it to.
    case unchanged
  }

  /// Does what is told, at an instant not before the last one; an end that has passed comes first.
  package mutating func apply(_ command: Command, at now: Duration) -> Outcome {
    update(at: now)
    switch (phase, command) {
    case (.idle, .start):
      run(from: now, for: duration)
      return .started
    case (.paused(let remaining), .start), (.paused(let remaining), .resume):
      run(from: now, for: remaining)
      return .resumed
    case (.finished, .start):
      rewind()
      run(from: now, for: duration)
      return .started
    case (.running(let end), .pause):
      rest(at: end - now)
      return .paused
    case (.running, .reset), (.paused, .reset), (.finished, .reset):
      rewind()
      return .reset
    case (.running, .stop), (.paused, .stop), (.finished, .stop):
      rewind()
      return .stopped
    case (.idle, .add(let amount)), (.running, .add(let amount)), (.paused, .add(let amount)),
      (.finished, .add(let amount)):
      return add(amount, at: now)
    case (.running, .start), (.running, .resume), (.idle, .pause), (.paused, .pause), (.finished, .pause),
      (.idle, .resume), (.finished, .resume), (.idle, .reset), (.idle, .stop):
      return .unchanged
    }
  }

  private mutating func add(_ amount: Duration, at now: Duration) -> Outcome {
    let left = max(.zero, remaining(at: now))
    guard amount != .zero else { return .unchanged }
    guard amount > .zero - left else { return .refused(only: left) }
    guard amount <= Self.longest - duration else { return .tooLong }
    lengthen(by: amount)
    switch phase {
    case .idle: break
    case .running(let end): run(from: end, for: amount)
    case .paused(let remaining): rest(at: remaining + amount)
    case .finished: run(from: now, for: amount)
    }
    return .added(amount)
  }
}

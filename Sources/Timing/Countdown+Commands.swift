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
    /// Nothing was taken off: there is not that much left.
    case refused
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
      run(until: target ?? now + duration)
      return .started
    case (.paused(let remaining), .start), (.paused(let remaining), .resume):
      run(until: now + remaining)
      return .resumed
    case (.held(let end), .start), (.held(let end), .resume):
      run(until: end)
      return .resumed
    case (.finished, .start):
      guard canReset(at: now) else { return .unchanged }
      rewind()
      run(until: target ?? now + duration)
      return .started
    case (.running(let end), .pause):
      if followsClock { hold(until: end) } else { rest(at: end - now) }
      return .paused
    case (.running, .reset), (.paused, .reset), (.held, .reset), (.finished, .reset):
      guard canReset(at: now) else { return .unchanged }
      rewind()
      return .reset
    case (.running, .stop), (.paused, .stop), (.held, .stop), (.finished, .stop):
      rewind()
      return .stopped
    case (.idle, .add(let amount)), (.running, .add(let amount)), (.paused, .add(let amount)),
      (.held, .add(let amount)), (.finished, .add(let amount)):
      return add(amount, at: now)
    case (.running, .start), (.running, .resume), (.idle, .pause), (.paused, .pause), (.held, .pause),
      (.finished, .pause), (.idle, .resume), (.finished, .resume), (.idle, .reset), (.idle, .stop):
      return .unchanged
    }
  }

  /// A time of the clock that has passed does not come again.
  private func canReset(at now: Duration) -> Bool { target.map { $0 > now } ?? true }

  private mutating func add(_ amount: Duration, at now: Duration) -> Outcome {
    let left = max(.zero, remaining(at: now))
    guard amount != .zero else { return .unchanged }
    guard amount > .zero - left else { return .refused }
    guard amount <= room else { return .tooLong }
    lengthen(by: amount)
    switch phase {
    case .idle: break
    case .running(let end): run(until: end + amount)
    case .held(let end): hold(until: end + amount)
    case .paused(let remaining): rest(at: remaining + amount)
    case .finished: run(until: now + amount)
    }
    return .added(amount)
  }
}

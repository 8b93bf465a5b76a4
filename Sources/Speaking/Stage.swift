internal import Dispatch
internal import Synchronization

/// What decides on a speaker's thread what is heard next.
protocol StageRule: Sendable {
  /// Nothing that was said is still to be heard.
  var isIdle: Bool { get }

  /// How long it is until all that was said should have been heard.
  func remaining(at now: Duration) -> Duration
}

/// What the run's side and the thread of a speaker share: a rule, and what is wrong.
final class Stage<Rule: StageRule>: Sendable {
  private struct State {
    var rule: Rule
    var outage = Outage()
    /// The call that has not yet returned: when it began, and what is wrong if it never does.
    var blocked: (since: Duration, problem: SpeechProblem)?
    var isWatched = false
    var isOver = false
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter = 0
  }

  private let bell = Doorbell()
  private let state: Mutex<State>
  private let start: ContinuousClock.Instant
  private let report: @Sendable (SpeechProblem) -> Void

  /// A call that takes longer than this hangs: a sleeping output wakes in less.
  private let limit = Duration.seconds(2)

  init(_ rule: Rule, start: ContinuousClock.Instant, report: @escaping @Sendable (SpeechProblem) -> Void) {
    state = Mutex(State(rule: rule))
    self.start = start
    self.report = report
  }

  /// The time since the start of the run.
  var now: Duration { start.duration(to: .now) }

  /// Whether the speaker is gone, and its thread shall be.
  var isOver: Bool { state.withLock { $0.isOver } }

  func end() {
    state.withLock { $0.isOver = true }
    bell.ring()
  }

  /// Decides something, and rings for the speaker's thread.
  func change<Value: Sendable>(_ decide: (inout Rule) -> Value) -> Value {
    defer { bell.ring() }
    return state.withLock { decide(&$0.rule) }
  }

  /// Decides something on the speaker's thread; waiters go when nothing is left to be heard.
  func decide<Value: Sendable>(_ decide: (inout Rule) -> Value) -> Value {
    let (value, waiters) = state.withLock { state -> (Value, [CheckedContinuation<Void, Never>]) in
      let value = decide(&state.rule)
      guard state.rule.isIdle else { return (value, []) }
      defer { state.waiters = [:] }
      return (value, Array(state.waiters.values))
    }
    for waiter in waiters { waiter.resume() }
    return value
  }

  /// Sleeps on the speaker's thread until an instant or a ring.
  func sleep(until instant: Duration?) { bell.wait(for: instant.map { $0 - now }) }

  func failed(_ problem: SpeechProblem) {
    if let news = state.withLock({ $0.outage.failed(problem) }) { report(news) }
  }

  func succeeded(through output: String) {
    if let news = state.withLock({ $0.outage.succeeded(through: output) }) { report(news) }
  }

  /// Makes a call that may block; if it hangs, the problem is reported meanwhile.
  func watched<Value>(
    _ problem: SpeechProblem, _ call: () throws(SpeechProblem) -> Value
  ) throws(SpeechProblem) -> Value {
    let now = now
    let isWatched = state.withLock { state in
      state.blocked = (now, problem)
      defer { state.isWatched = true }
      return state.isWatched
    }
    if !isWatched { watch() }
    defer { state.withLock { $0.blocked = nil } }
    return try call()
  }

  /// Looks now and then, as long as there is something to be heard, whether a call hangs.
  private func watch() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) {
      let now = self.now
      let (problem, goesOn) = self.state.withLock { state in
        let problem = state.blocked.flatMap { now - $0.since > self.limit ? $0.problem : nil }
        state.isWatched = state.blocked != nil || !state.rule.isIdle
        return (problem, state.isWatched)
      }
      if let problem { self.failed(problem) }
      if goesOn { self.watch() }
    }
  }

  /// Returns when nothing is left to be heard, or two seconds after that should have been so.
  func finish() async {
    await withCheckedContinuation { continuation in
      let now = now
      let (waiter, remaining) = state.withLock { state -> (Int?, Duration) in
        // Of a call that hangs nothing more is expected.
        let hangs = state.blocked.map { now - $0.since > limit } ?? false
        if state.rule.isIdle || hangs { return (nil, .zero) }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = continuation
        return (state.lastWaiter, state.rule.remaining(at: now))
      }
      guard let waiter else { return continuation.resume() }
      bell.ring()
      let microseconds = Int((remaining + .seconds(2)) / .microseconds(1))
      DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(microseconds)) {
        self.state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume()
      }
    }
  }
}

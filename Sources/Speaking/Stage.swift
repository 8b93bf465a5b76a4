internal import Glibc
internal import Synchronization

/// What the run's side and the playing thread of a speaker share: whose turn it is, and what is wrong.
final class Stage: Sendable {
  struct State {
    var turns = Turns()
    var outage = Outage()
    /// When the call to the output began that has not yet returned.
    var blockedSince: Duration?
    var output = PulseOutput.name
    /// Counts what was prepared or discarded, and what was silenced: what is made for an older count is not wanted.
    var preparations = 0
    var silences = 0
    var pending = 0
    var isOver = false
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter = 0

    var isIdle: Bool { turns.isIdle && pending == 0 }
  }

  let bell = Doorbell()
  private let state = Mutex(State())
  private let start: ContinuousClock.Instant
  private let report: @Sendable (SpeechProblem) -> Void

  init(start: ContinuousClock.Instant, report: @escaping @Sendable (SpeechProblem) -> Void) {
    self.start = start
    self.report = report
  }

  /// The time since the start of the run.
  var now: Duration { start.duration(to: .now) }

  /// Decides something, and rings for the playing thread.
  func change<Value: Sendable>(_ decide: (inout State) -> Value) -> Value {
    defer { bell.ring() }
    return state.withLock { decide(&$0) }
  }

  /// Decides something on the playing thread; waiters go when nothing is left to be heard.
  func decide<Value: Sendable>(_ decide: (inout State) -> Value) -> Value {
    let (value, waiters) = state.withLock { state -> (Value, [CheckedContinuation<Void, Never>]) in
      let value = decide(&state)
      guard state.isIdle else { return (value, []) }
      defer { state.waiters = [:] }
      return (value, Array(state.waiters.values))
    }
    for waiter in waiters { waiter.resume() }
    return value
  }

  func failed(_ problem: SpeechProblem) {
    if let news = state.withLock({ $0.outage.failed(problem) }) { report(news) }
  }

  func succeeded(through output: String) {
    if let news = state.withLock({ $0.outage.succeeded(through: output) }) { report(news) }
  }

  /// Makes a call that may block, under the eyes of the watch.
  func watched<Value>(_ call: () throws(SpeechProblem) -> Value) throws(SpeechProblem) -> Value {
    let now = now
    state.withLock { $0.blockedSince = now }
    defer { state.withLock { $0.blockedSince = nil } }
    return try call()
  }
}

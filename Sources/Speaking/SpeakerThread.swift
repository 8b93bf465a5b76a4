internal import Dispatch
internal import Synchronization

/// What decides on a speaker's thread what is heard next.
protocol SpeakerRule: Sendable {
  /// Nothing that was said is still to be heard.
  var isIdle: Bool { get }

  /// How long it is until all that was said should have been heard.
  func remaining(at now: Duration) -> Duration

  /// A call that the speaker's thread made hangs, and another thread takes over.
  mutating func giveUp(_ problem: SpeechProblem, at now: Duration)
}

/// What the run's side and the thread of a speaker share: a rule, and what is wrong.
final class SpeakerThread<Rule: SpeakerRule>: Sendable {
  /// A call that has not yet returned.
  private struct Call {
    let since: Duration
    /// What is wrong if it never does.
    let problem: SpeechProblem
    /// How often it was looked at. A machine that was frozen or asleep meanwhile had no time to look.
    var looks = 0
  }

  private struct State {
    var rule: Rule
    var outage = Outage()
    var call: Call?
    var isWatched = false
    /// What the speaker's thread does, where another may take over.
    var work: (@Sendable (_ shift: Int) -> Void)?
    /// How many threads have been left behind in calls that hang.
    var shift = 0
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
    state.withLock { state in
      state.isOver = true
      state.work = nil
    }
    bell.ring()
  }

  /// Gives the speaker's thread its work. When a call of it hangs, it is left behind and another one does the work.
  func staff(_ work: @escaping @Sendable (_ shift: Int) -> Void) {
    state.withLock { $0.work = work }
    Background.run { work(0) }
  }

  /// Whether it is still for the thread of this shift to do the work.
  func isOn(_ shift: Int) -> Bool { state.withLock { !$0.isOver && $0.shift == shift } }

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

  /// Makes a call that may block. If it hangs, the problem is reported meanwhile; what comes of it when another thread
  /// has taken over is that problem, whatever it returns.
  func watched<Value>(
    _ problem: SpeechProblem, by shift: Int = 0, _ call: () throws(SpeechProblem) -> Value
  ) throws(SpeechProblem) -> Value {
    let now = now
    let isWatched = state.withLock { state in
      state.call = Call(since: now, problem: problem)
      defer { state.isWatched = true }
      return state.isWatched
    }
    if !isWatched { watch() }
    let result = Result(catching: call)
    let isOn = state.withLock { state in
      guard state.shift == shift else { return false }
      state.call = nil
      return true
    }
    guard isOn else { throw problem }
    return try result.get()
  }

  /// Looks now and then, as long as there is something to be heard, whether a call hangs.
  private func watch() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) {
      self.state.withLock { $0.call?.looks += 1 }
      self.lookForHang()
      let goesOn = self.state.withLock { state in
        state.isWatched = state.call != nil || !state.rule.isIdle
        return state.isWatched
      }
      if goesOn { self.watch() }
    }
  }

  /// Reports a call that hangs, and lets another thread take over.
  private func lookForHang() {
    let now = now
    let (problem, relief) = state.withLock { state -> (SpeechProblem?, (@Sendable () -> Void)?) in
      guard let call = state.call, hangs(call, at: now) else { return (nil, nil) }
      guard let work = state.work else { return (call.problem, nil) }
      state.call = nil
      state.shift += 1
      state.rule.giveUp(call.problem, at: now)
      return (call.problem, { [shift = state.shift] in work(shift) })
    }
    if let problem { failed(problem) }
    if let relief { Background.run(relief) }
  }

  private func hangs(_ call: Call, at now: Duration) -> Bool { call.looks >= 2 && now - call.since > limit }

  /// Returns when nothing is left to be heard, or two seconds after that should have been so.
  func finish() async {
    lookForHang()
    await withCheckedContinuation { continuation in
      let now = now
      let waiter = state.withLock { state -> Int? in
        // Of a call that hangs nothing more is expected.
        let isHopeless = state.call.map { hangs($0, at: now) } ?? false
        if state.rule.isIdle || isHopeless { return nil }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = continuation
        return state.lastWaiter
      }
      guard let waiter else { return continuation.resume() }
      bell.ring()
      release(waiter)
    }
  }

  /// Lets a waiter go when all should long have been heard. Where another thread has taken over, that has its time too.
  private func release(_ waiter: Int) {
    let now = now
    let (remaining, shift) = state.withLock { ($0.rule.remaining(at: now), $0.shift) }
    let microseconds = Int((remaining + .seconds(2)) / .microseconds(1))
    DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(microseconds)) {
      self.lookForHang()
      let (isRelieved, continuation) = self.state.withLock { state in
        let isRelieved = state.shift != shift && state.waiters[waiter] != nil
        return (isRelieved, isRelieved ? nil : state.waiters.removeValue(forKey: waiter))
      }
      if isRelieved { self.release(waiter) } else { continuation?.resume() }
    }
  }
}

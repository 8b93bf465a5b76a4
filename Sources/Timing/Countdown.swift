/// One timer, which is told the time: it keeps instants and lengths, and never ticks.
///
/// Instants are counted from the start of the run. Each method that is told the time first notices an end that has
/// passed.
package struct Countdown: Equatable, Sendable {
  /// What it does at the moment.
  package enum Phase: Equatable, Sendable {
    case idle
    case running(until: Duration)
    case paused(remaining: Duration)
    /// Paused, but the end stays where it is.
    case held(until: Duration)
    case finished(at: Duration)
  }

  package private(set) var phase = Phase.idle
  /// The whole time as it is set now, with what was added: zero to 999 days.
  package private(set) var duration: Duration
  /// The whole time as it was set before anything was added.
  private var original: Duration
  /// The end as it was set before anything was added, if it is one of the clock on the wall.
  private(set) var target: Duration?

  /// The longest duration, 999 days.
  package static let longest = Duration.seconds(999 * 86_400)
  /// Durations that are worth offering, the shortest first.
  package static let presets: [Duration] = [.seconds(10), .seconds(60), .seconds(5 * 60), .seconds(25 * 60)]

  /// A countdown that has not started; the duration is kept within zero and 999 days.
  package init(_ duration: Duration) {
    self.duration = min(max(.zero, duration), Self.longest)
    original = self.duration
  }

  /// A countdown to an instant of the clock on the wall, which a pause does not move; counted from the start of the
  /// run, at which it has to be started.
  package init(until target: Duration) {
    self.init(target)
    self.target = duration
  }

  /// A countdown that goes on where another one stood.
  package init(_ standing: Standing) {
    self.init(standing.duration)
    phase = standing.phase
    original = standing.original
    target = standing.target
  }

  package var standing: Standing { Standing(phase: phase, duration: duration, original: original, target: target) }

  /// Whether it ends when the clock on the wall says so.
  package var followsClock: Bool { target != nil }

  package var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  package var isPaused: Bool {
    switch phase {
    case .paused, .held: true
    case .idle, .running, .finished: false
    }
  }

  package var isFinished: Bool {
    if case .finished = phase { true } else { false }
  }

  /// When it ends; nil unless it runs, or is paused with an end that stays.
  package var end: Duration? {
    switch phase {
    case .running(let end), .held(let end): end
    case .idle, .paused, .finished: nil
    }
  }

  /// How much can be added.
  package var room: Duration { Self.longest - duration }

  /// What is left: the whole duration before the start, negative after the end.
  package func remaining(at now: Duration) -> Duration {
    switch phase {
    case .idle: duration
    case .running(let end), .held(let end), .finished(let end): end - now
    case .paused(let remaining): remaining
    }
  }

  /// Notices the end, once it has passed.
  package mutating func update(at now: Duration) {
    if let end, now >= end { phase = .finished(at: end) }
  }

  /// The clock on the wall was set forward, or back if negative: the end that follows it comes as much earlier.
  package mutating func clockWasSet(forwardBy change: Duration) {
    guard let target else { return }
    self.target = target - change
    duration = max(.zero, duration - change)
    original = max(.zero, original - change)
    switch phase {
    case .running(let end): phase = .running(until: end - change)
    case .held(let end): phase = .held(until: end - change)
    case .idle, .paused, .finished: break
    }
  }

  mutating func run(until end: Duration) {
    phase = .running(until: end)
  }

  mutating func hold(until end: Duration) {
    phase = .held(until: end)
  }

  mutating func rest(at remaining: Duration) {
    phase = .paused(remaining: remaining)
  }

  /// Back to before the start: added time is undone.
  mutating func rewind() {
    duration = original
    phase = .idle
  }

  mutating func lengthen(by amount: Duration) {
    duration += amount
    if phase == .idle {
      original = duration
      target = target.map { $0 + amount }
    }
  }
}

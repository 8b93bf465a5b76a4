import Timing

/// Countdowns that run side by side, and what they tell together.
///
/// What falls into one second is one bulletin: two voices at once would tell nothing. Only an end is never told before
/// its instant; what falls into the second before it waits for it.
package struct Narrators: Equatable, Sendable {
  private var all: [Narrator]
  /// When each has something to say.
  private var instants: [Duration?]

  /// How far apart two announcements may be to be told at once.
  private static let reach = Duration.seconds(1)

  /// - Precondition: there is at least one.
  package init(_ all: [Narrator]) {
    self.all = all
    instants = all.map(\.next)
  }

  /// At least 1.
  package var count: Int { all.count }
  package var indices: Range<Int> { all.indices }
  /// - Precondition: it is one of `indices`.
  package subscript(index: Int) -> Narrator { all[index] }

  /// All that has to be known to go on with them in another run.
  package var standings: [Narrator.Standing] { all.map(\.standing) }

  /// The plan that they share.
  package var plan: Plan { all[0].plan }

  /// Whether one runs or rests still.
  package var areGoing: Bool { all.contains { $0.isGoing } }
  /// Whether one ends when the clock on the wall says so.
  package var followClock: Bool { all.contains { $0.countdown.followsClock } }
  /// Whether one is a step of a routine.
  package var haveSteps: Bool { all.contains { $0.routine != nil } }
  /// Whether no step follows in any.
  package var areAtLastStep: Bool { all.allSatisfy { $0.routine?.isAtLastStep != false } }
  /// Whether one has come to its end.
  package var haveFinished: Bool { all.contains { $0.countdown.isFinished } }

  /// The instant at which something is to be said next; nil before the start and after all ends.
  package var next: Duration? { gathering?.instant }

  /// What will be said at `next` if nothing happens until then, and the instant before which it has to be over: that of
  /// what comes after it, and of an end, which makes way for nothing less, the next end.
  package var upcoming: (bulletin: Bulletin, following: Duration?)? {
    guard let next else { return nil }
    var later = self
    return later.wake(at: next).map { ($0, $0.hasEnd ? later.nextEnd : later.next) }
  }

  /// Those of a selection that a command is for: one, or all that still go; after all ends, all.
  package func selected(_ selection: Int?, for command: Narrator.Command) -> [Int] {
    if let selection { return [selection] }
    let going = all.indices.filter { all[$0].isGoing }
    let running = going.filter { all[$0].countdown.isRunning }
    switch command {
    case .reset: return Array(all.indices)
    case .pause where !running.isEmpty: return running
    case .resume where running.count < going.count: return going.filter { !running.contains($0) }
    case .pause, .resume, .add, .next, .ask, .stop: return going.isEmpty ? Array(all.indices) : going
    }
  }

  /// Starts them all.
  package mutating func start(at now: Duration) -> Bulletin? {
    Bulletin(all.indices.flatMap { index in change(index) { $0.start(at: now) } }, at: now)
  }

  /// Goes on with countdowns where they stood, one for each: says what is left of those that are not over, and which
  /// ends went by.
  package mutating func goOn(from standings: [Narrator.Standing], at now: Duration) -> [Bulletin] {
    let told = zip(all.indices, standings).map { index, standing in
      change(index) { $0.goOn(from: standing, at: now) }
    }
    return together(told, at: now)
  }

  /// Says what is due.
  package mutating func wake(at now: Duration) -> Bulletin? {
    guard let gathering, gathering.instant <= now else { return nil }
    var told: [Announcement] = []
    for (index, instant) in instants.enumerated() {
      guard let instant else { continue }
      if instant <= now {
        told += change(index) { $0.wake(at: now) }
      } else if instant < gathering.end, !isEnd(instant, of: index) {
        told += change(index) { $0.wake(at: instant) }
      }
    }
    return Bulletin(told, at: told.map(\.instant).filter { $0 <= now }.reduce(gathering.instant, max))
  }

  /// Says what is due, also what waits to be told together with an end.
  package mutating func catchUp(at now: Duration) -> Bulletin? {
    let due = all.indices.filter { index in instants[index].map { $0 <= now } ?? false }
    let told = due.flatMap { index in change(index) { $0.wake(at: now) } }
    return Bulletin(told, at: told.map(\.instant).max() ?? now)
  }

  /// Does what is told to some of them. What went by unnoticed comes first.
  package mutating func apply(_ command: Narrator.Command, to selected: [Int], at now: Duration) -> [Bulletin] {
    together(selected.map { index in change(index) { $0.apply(command, at: now) } }, at: now)
  }

  /// Takes note that somebody knows of the ends that have come.
  package mutating func acknowledge() {
    for index in all.indices {
      _ = change(index) { narrator in
        narrator.acknowledge()
        return []
      }
    }
  }

  /// Follows the clock on the wall, which was set forward, or back if negative, where an end does.
  package mutating func clockWasSet(forwardBy change: Duration, at now: Duration) -> [Bulletin] {
    together(all.indices.map { index in self.change(index) { $0.clockWasSet(forwardBy: change, at: now) } }, at: now)
  }

  /// The first of what each tells is one bulletin, then the second; ends go before the rest.
  private func together(_ told: [[Announcement]], at now: Duration) -> [Bulletin] {
    let longest = told.map(\.count).max() ?? 0
    return (0..<longest).flatMap { turn in
      let announcements = told.filter { turn < $0.count }.map { $0[turn] }
      return [announcements.filter(\.subject.isEnd), announcements.filter { !$0.subject.isEnd }].compactMap {
        Bulletin($0, at: $0.map(\.instant).max() ?? now)
      }
    }
  }

  /// When something is said next, and until when what else is due is told with it.
  private var gathering: (instant: Duration, end: Duration)? {
    guard let first = instants.lazy.compactMap(\.self).min() else { return nil }
    let end = first + Self.reach
    var ends: Duration?
    for (index, instant) in instants.enumerated() {
      guard let instant, instant < end, isEnd(instant, of: index) else { continue }
      ends = min(ends ?? instant, instant)
    }
    return (ends ?? first, end)
  }

  private var nextEnd: Duration? {
    all.lazy.filter { $0.countdown.isRunning && $0.routine == nil }.compactMap(\.countdown.end).min()
  }

  private func isEnd(_ instant: Duration, of index: Int) -> Bool { all[index].countdown.end == instant }

  private mutating func change(_ index: Int, _ body: (inout Narrator) -> [Announcement]) -> [Announcement] {
    let told = body(&all[index])
    instants[index] = all[index].next
    return told
  }
}

extension Narrator {
  /// Whether it has begun and neither ended nor been given up.
  fileprivate var isGoing: Bool { countdown.isRunning || countdown.isPaused }
}

package import Announcing
package import Listening
package import Timing

/// A run of countdowns.
package struct Session: Conversing {
  /// What happens to a run, beside the clock on the wall being set.
  package enum Event: Equatable, Sendable {
    /// The instant that was asked for has come, or has gone by.
    case alarm
    case input(Input)
    /// All that was said has been heard.
    case spoken
  }

  /// What to do about it.
  package enum Effect: Equatable {
    /// A line is shown in a moment.
    case makeReady
    case show(Bulletin)
    case say(Bulletin)
    case silence
    /// `Event.spoken` is wanted once nothing is being said any more.
    case awaitSpeech
    /// The terminal is given back and the process stops, as Ctrl+Z asks.
    case suspend
    /// Whether the terminal is ours may have changed.
    case attend
    case complain(Failure)
    case answer(Request.ID, Answer)
    /// Whoever asked this listens on: to its answer, or to all that is shown.
    case keep(Request.ID, follows: Bool)
    case end(Ending)
  }

  /// How a run ends.
  package enum Ending: Equatable {
    case timeIsUp, answered, stopped
    case failed(Failure.Kind)
    case signal(UnixSignal)
    /// Nobody reads any more.
    case outputClosed
    /// As another run said that it ended.
    case relayed(status: Int32)
  }

  /// What a run is told at its beginning.
  package struct Rules: Sendable {
    /// Counted seconds are said, and shown only on demand.
    package var showsCounted = false
    /// How long the last line stays; nil: until a key.
    package var linger: Duration? = .zero
    /// The notice that the display wants of a line.
    package var lead = Duration.zero
    /// Whether a key that pauses or stops has to be pressed twice.
    package var isLocked = false
    /// What others call the run by.
    package var number: Int?
    /// How the run stood that this one goes on with.
    package var past: Standing?

    package init() {}
  }

  var conversation: Conversation
  var narrators: Narrators
  /// The countdown that keys are for; nil: all.
  var selection: Int?

  package init(_ narrators: [Narrator], rules: Rules = Rules(), notation: TimeNotation) {
    self.narrators = Narrators(narrators)
    conversation = Conversation(rules, notation: notation)
  }

  package var nextAlarm: Duration? {
    let (pacing, stage) = (conversation.pacing, conversation.stage)
    return [narrators.next, pacing.nextAlarm(due: nextShown), stage.alarm].compactMap { $0 }.min()
  }

  package var drawn: Scene {
    let left = narrators.indices.filter { !narrators[$0].isStopped }
    let shown = left.isEmpty ? Array(narrators.indices) : left
    return Scene(
      figures: shown.map { .countdown(narrators[$0]) },
      selected: shown.count > 1 ? shown.firstIndex { $0 == selection } : nil)
  }

  package var upcoming: (bulletin: Bulletin, following: Duration?)? {
    conversation.isMuted ? nil : narrators.upcoming
  }

  package mutating func start(at now: Duration) -> [Effect] {
    conversation.rules.past.map { goOn(from: $0, at: now) } ?? tell(narrators.start(at: now))
  }

  package var followsClock: Bool { narrators.followClock }

  package mutating func clockWasSet(forwardBy change: Duration, at now: Duration) -> [Effect] {
    answer(narrators.clockWasSet(forwardBy: change, at: now), at: now)
  }

  package mutating func handle(_ event: Event, at now: Duration) -> [Effect] { converse(event, at: now) }
}

extension Session {
  /// Whether it was told to stop: then nothing is taken up again.
  var hasStopped: Bool {
    if case .closing(.stopped, _, _) = conversation.stage { true } else { false }
  }

  private func isShown(_ announcement: Announcement) -> Bool {
    conversation.rules.showsCounted || announcement.subject != .counted
      || narrators.plan.asks(for: announcement.remaining, of: announcement.duration)
  }

  var nextShown: Duration? { narrators.upcoming?.bulletin.filter(isShown)?.instant }

  mutating func wake(at now: Duration) -> [Effect] { tell(narrators.wake(at: now)) }

  /// Tells what was planned.
  mutating func tell(_ bulletin: Bulletin?) -> [Effect] {
    guard let bulletin else { return [] }
    return conversation.tell(bulletin, showing: bulletin.filter(isShown)) + closeIfFinished(at: bulletin.instant)
  }

  /// Tells what somebody asked for; an end is never the answer, but goes before it.
  mutating func answer(_ bulletins: [Bulletin], at now: Duration) -> [Effect] {
    bulletins.flatMap { $0.hasEnd ? tell($0) : conversation.answer($0, at: now) }
  }

  mutating func closeIfFinished(at instant: Duration) -> [Effect] {
    guard !narrators.areGoing, conversation.stage == .counting else { return [] }
    let insistence = narrators.plan.insistence ?? .zero
    return conversation.stage.close(
      .timeIsUp, until: conversation.rules.linger.map { instant + max($0, insistence) })
  }
}

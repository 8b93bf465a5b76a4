package import Announcing
internal import Listening
package import Timing

/// A run of a speaker's timer, which a key stops.
package struct TalkSession: Conversing {
  var conversation: Conversation
  private var talk: Talk
  /// When it stops by itself, if nobody does.
  private let end: Duration?

  /// `end` is when it stops by itself, if nobody does.
  package init(_ talk: Talk, rules: Session.Rules = Session.Rules(), notation: TimeNotation, until end: Duration? = nil)
  {
    conversation = Conversation(rules, notation: notation)
    self.talk = talk
    self.end = end
  }

  package var nextAlarm: Duration? {
    let (stage, end) = (conversation.stage, hasStopped ? nil : end)
    return [talk.next, conversation.pacing.nextAlarm(due: talk.next), end, stage.alarm].compactMap { $0 }.min()
  }

  package var drawn: Scene { Scene(figures: [.talk(talk)]) }

  package var upcoming: (bulletin: Bulletin, following: Duration?)? {
    conversation.isMuted ? nil : talk.upcoming.map { (Bulletin($0.announcement), $0.following) }
  }

  package mutating func start(at now: Duration) -> [Session.Effect] {
    guard let past = conversation.rules.past, let beginning = past.beginning(of: talk) else {
      return tell(talk.start(at: now))
    }
    conversation.isMuted = past.isMuted
    return tell(talk.goOn(from: beginning, at: now))
  }

  package var standing: Session.Standing? {
    Session.Standing(talk, isMuted: conversation.isMuted)
  }

  package mutating func handle(_ event: Session.Event, at now: Duration) -> [Session.Effect] {
    converse(event, at: now)
  }

  var nextShown: Duration? { talk.next }

  mutating func wake(at now: Duration) -> [Effect] {
    let due = talk.wake(at: now).map { tell($0) } ?? []
    return due + (!hasStopped && end.map { $0 <= now } == true ? stop(at: now) : [])
  }

  /// Whoever stops it by a signal reads the verdict too.
  mutating func takeLeave(at now: Duration) -> [Effect] {
    if hasStopped { return [] }
    let verdict = talk.stop(at: now)
    conversation.told.append(verdict)
    return conversation.pacing.show(Bulletin(verdict))
  }

  private mutating func tell(_ announcement: Announcement) -> [Effect] {
    conversation.tell(Bulletin(announcement), showing: Bulletin(announcement))
  }

  private mutating func stop(at now: Duration) -> [Effect] {
    let told = conversation.answer(Bulletin(talk.stop(at: now)), at: now)
    let until = conversation.rules.linger.map { now + $0 }
    return told + conversation.pacing.showDeferred() + conversation.stage.close(.answered, until: until)
  }
}

/// What keys, lines and requests do to a speech.
extension TalkSession {
  var hasStopped: Bool { conversation.stage != .counting }
  var labels: [String] { [talk.label].compactMap(\.self) }

  mutating func press(_ order: Order?, at now: Duration) -> [Effect] { obey(key: order ?? .tellTimeLeft, at: now) }

  func confirmation(of order: Order) -> Announcement.Confirmation? {
    conversation.rules.isLocked && (order == .stop || order == .togglePause) ? .stop : nil
  }

  func refuse(_ line: OrderLine) throws(Failure) {
    guard [.stop, .tellTimeLeft, .mute, .unmute, .silence].contains(line.order) else {
      throw .usage("Not a command for a speech. Right would be: left, stop, mute, unmute or silence")
    }
  }

  mutating func obey(_ order: Order, for selection: Int?, at now: Duration) throws(Failure) -> [Effect] {
    switch order {
    case .stop, .togglePause: stop(at: now)
    case .silence: [.silence]
    case .mute: mute(true, at: now)
    case .unmute: mute(false, at: now)
    case .toggleMute: mute(!conversation.isMuted, at: now)
    case .tellKeys: tell(.keysOfTalk, at: now)
    // Whoever presses what is no key here hears at least that it goes on.
    case .tellTimeLeft, .pause, .resume, .add, .reset, .next, .selectNext, .select:
      conversation.answer(Bulletin(talk.answer(at: now)), at: now)
    }
  }

  func announcement(_ subject: Announcement.Subject, at now: Duration) -> Announcement {
    talk.announcement(subject, at: now)
  }

  func standings(of index: Int?, unnamed: String?, at now: Duration) -> [Answer.Standing] {
    var announcement = talk.answer(at: now)
    announcement.label = talk.label ?? unnamed
    return [
      Answer.Standing(phase: hasStopped ? .stopped : .running, label: talk.label, announcement: announcement)
    ]
  }

  func isOver(_ index: Int?) -> Bool { hasStopped }

  func farewell(of index: Int?, _ ending: Session.Ending?, at now: Duration) -> Answer {
    let told = conversation.told.filter { if case .judged = $0.subject { true } else { false } }
    let ending = hasStopped ? .answered : ending ?? .answered
    return Answer(status: ending.status, told: told.isEmpty ? [talk.answer(at: now)] : told)
  }
}

package import Announcing
internal import Listening
package import Timing

/// A run of a speaker's timer, which a key stops.
package struct TalkSession: Course, Paced {
  package typealias Effect = Session.Effect

  var talk: Talk
  let rules: Session.Rules
  let notation: TimeNotation
  /// When it stops by itself, if nobody does.
  private let end: Duration?
  var pacing: LinePacing
  var stage = Stage.counting
  private var isMuted = false
  /// How answers to the event at hand are told.
  var manner = Session.Manner.shownAndSaid
  /// What the event at hand has led to tell.
  var told: [Announcement] = []
  /// Those who wait for the end.
  var waiting: [Request.ID] = []
  /// When the key that stops was pressed once, where that takes two presses.
  private var asked: Duration?

  /// How long a first press waits for its second.
  private static let confirmationTime = Duration.seconds(5)

  /// `end` is when it stops by itself, if nobody does.
  package init(_ talk: Talk, rules: Session.Rules = Session.Rules(), notation: TimeNotation, until end: Duration? = nil)
  {
    self.talk = talk
    self.rules = rules
    self.notation = notation
    self.end = end
    pacing = LinePacing(lead: rules.lead)
  }

  package var nextAlarm: Duration? {
    let end = stage == .counting ? end : nil
    return [talk.next, pacing.nextAlarm(due: talk.next), end, stage.alarm].compactMap { $0 }.min()
  }

  package var drawn: Scene { Scene(figures: [.speech(talk)]) }

  package var upcoming: (bulletin: Bulletin, following: Duration?)? {
    isMuted ? nil : talk.upcoming.map { (Bulletin($0.announcement), $0.following) }
  }

  package mutating func start(at now: Duration) -> [Effect] { tell(talk.start(at: now)) }

  package mutating func handle(_ event: Session.Event, at now: Duration) -> [Effect] {
    told = []
    return answerWaiting(react(to: event, at: now), at: now)
  }

  private mutating func react(to event: Session.Event, at now: Duration) -> [Effect] {
    switch event {
    case .alarm:
      let due = talk.wake(at: now).map { tell($0) } ?? []
      let stopped = stage == .counting && end.map { $0 <= now } == true ? stop(at: now) : []
      return due + pacing.catchUp(at: now, due: talk.next) + stopped + stage.endIfOver(at: now)
    case .spoken:
      stage.hasBeenHeard()
      return stage.endIfOver(at: now)
    case .input(.key(let key)): return press(key, at: now)
    case .input(.line(let line)): return read(line, at: now)
    // It changes who says what, not what there is to say.
    case .input(.focus): return []
    case .input(.signal(let signal)): return react(to: signal, at: now)
    case .input(.request(let request)): return hear(request, at: now)
    case .input(.withdrawn(let id)):
      waiting.removeAll { $0 == id }
      return []
    }
  }

  private mutating func press(_ key: Key, at now: Duration) -> [Effect] {
    if case .closing(let ending, _, _) = stage { return pacing.showDeferred() + [.silence, .end(ending)] }
    let order = Order(key)
    let asked = asked
    self.asked = nil
    guard rules.isLocked, order == .stop || order == .togglePause else {
      // Whoever presses what is no key here hears at least that it goes on.
      return order.flatMap { obey($0, at: now) } ?? answer(talk.answer(at: now), at: now)
    }
    if let asked, now - asked <= Self.confirmationTime { return stop(at: now) }
    self.asked = now
    return answer(talk.announcement(.confirming(.stop), at: now), at: now)
  }

  private mutating func read(_ line: String, at now: Duration) -> [Effect] {
    guard stage == .counting else { return [] }
    do throws(Failure) {
      guard let line = try OrderLine(line, labels: [], notation: notation) else { return [] }
      return try obey(line, at: now)
    } catch {
      return [.complain(error)]
    }
  }

  mutating func obey(_ line: OrderLine, at now: Duration) throws(Failure) -> [Effect] {
    guard let effects = obey(line.order, at: now) else {
      throw .usage("Not a command for a speech. Right would be: left, stop, mute, unmute or silence")
    }
    return effects
  }

  /// Nil for what a speech knows nothing of.
  private mutating func obey(_ order: Order, at now: Duration) -> [Effect]? {
    switch order {
    case .stop, .togglePause: stop(at: now)
    case .tellTimeLeft: answer(talk.answer(at: now), at: now)
    case .silence: [.silence]
    case .mute: mute(true, at: now)
    case .unmute: mute(false, at: now)
    case .toggleMute: mute(!isMuted, at: now)
    case .pause, .resume, .add, .startOver, .skip, .tellKeys, .selectNext, .select: nil
    }
  }

  private mutating func stop(at now: Duration) -> [Effect] {
    let told = answer(talk.stop(at: now), at: now)
    return told + pacing.showDeferred() + stage.close(.answered, until: rules.linger.map { now + $0 })
  }

  /// Both are said: the one before silence, the other after it.
  private mutating func mute(_ mutes: Bool, at now: Duration) -> [Effect] {
    isMuted = false
    let told = answer(talk.announcement(mutes ? .muted : .unmuted, at: now), at: now)
    isMuted = mutes
    return told
  }

  private mutating func tell(_ announcement: Announcement) -> [Effect] {
    pacing.show(Bulletin(announcement)) + say(announcement)
  }

  mutating func answer(_ announcement: Announcement, at now: Duration) -> [Effect] {
    told.append(announcement)
    let shown = manner.isShown ? pacing.answer(Bulletin(announcement), at: now) : []
    return shown + (manner.isSaid ? say(announcement) : [])
  }

  private func say(_ announcement: Announcement) -> [Effect] { isMuted ? [] : [.say(Bulletin(announcement))] }
}

internal import Announcing
internal import Listening
internal import Timing

/// A run that keys, typed lines, signals and requests reach in the same way, whatever they do there.
protocol Conversing: Course {
  var conversation: Conversation { get set }

  /// When a line is shown next by itself.
  var nextShown: Duration? { get }
  /// Tells what is due.
  mutating func wake(at now: Duration) -> [Session.Effect]
  /// What is shown of it before a signal ends it.
  mutating func takeLeave(at now: Duration) -> [Session.Effect]

  /// Whether it was told to stop: then nothing is taken up again.
  var hasStopped: Bool { get }
  /// The names that typed lines may hold, and those that requests may.
  var labels: [String] { get }
  var labelsForRequests: [String] { get }
  /// The countdown that keys are for; nil: all.
  var selection: Int? { get }

  mutating func press(_ order: Order?, at now: Duration) -> [Session.Effect]
  /// What a key has to be pressed twice for.
  func confirmation(of order: Order) -> Announcement.Confirmation?
  /// Refuses an order that means nothing here.
  func refuse(_ line: OrderLine) throws(Failure)
  /// Does it, or tells why not, with nothing done.
  mutating func obey(_ order: Order, for selection: Int?, at now: Duration) throws(Failure) -> [Session.Effect]

  /// What concerns no countdown alone, or the one that is selected.
  func announcement(_ subject: Announcement.Subject, at now: Duration) -> Announcement
  /// How one countdown stands, or all. One without a name is told by another.
  func standings(of index: Int?, unnamed: String?, at now: Duration) -> [Answer.Standing]
  /// Whether one is over, or all.
  func isOver(_ index: Int?) -> Bool
  /// What those are answered who waited for one, or for all.
  func farewell(of index: Int?, _ ending: Session.Ending?, at now: Duration) -> Answer
}

extension Conversing {
  typealias Effect = Session.Effect

  mutating func takeLeave(at now: Duration) -> [Effect] { [] }
  var labelsForRequests: [String] { labels }
  var selection: Int? { nil }

  func index(of label: String?) -> Int? { label.flatMap { labels.firstIndex(of: $0) } }

  /// Whatever comes, what is due by then is told first, as if nothing else had come.
  mutating func converse(_ event: Session.Event, at now: Duration) -> [Effect] {
    conversation.told = []
    let wasCounting = conversation.stage == .counting
    let isBack = event == .input(.signal(.proceed))
    let due = (isBack ? [.attend] : []) + wake(at: now)
    if wasCounting, conversation.stage != .counting { conversation.ended = now }
    return answerWaiting(due + react(to: event, at: now), at: now)
  }

  private mutating func react(to event: Session.Event, at now: Duration) -> [Effect] {
    switch event {
    case .alarm, .input(.signal(.proceed)):
      return conversation.pacing.catchUp(at: now, due: nextShown) + conversation.stage.endIfOver(at: now)
    case .spoken:
      conversation.stage.hasBeenHeard()
      return conversation.stage.endIfOver(at: now)
    case .input(.key(let key)): return press(key, at: now)
    // It changes who says what, not what there is to say.
    case .input(.focus): return []
    case .input(.line(let line)): return read(line, at: now)
    case .input(.signal(let signal)): return react(to: signal, at: now)
    case .input(.request(let request)): return hear(request, at: now)
    case .input(.withdrawn(let id)):
      conversation.waiting.removeAll { $0.id == id }
      return []
    }
  }

  private mutating func react(to signal: UnixSignal, at now: Duration) -> [Effect] {
    switch signal {
    case .interrupt, .quit, .terminate, .hangUp:
      return conversation.pacing.showDeferred() + takeLeave(at: now) + [.silence, .end(.signal(signal))]
    case .suspend: return conversation.pacing.showDeferred() + [.silence, .suspend]
    // What is drawn follows the window whatever happens.
    case .proceed, .resize: return []
    }
  }

  private mutating func press(_ key: Key, at now: Duration) -> [Effect] {
    let order = Order(key)
    let isForAfterTheEnd = order?.isForAfterTheEnd == true
    // A key that comes together with the end was not meant for it.
    if !isForAfterTheEnd, let ended = conversation.ended, now - ended < .reactionTime { return [] }
    if hasStopped || !isForAfterTheEnd, let end = endIfClosing() { return end }
    return press(order, at: now)
  }

  /// Ends a run that only waits for its last line to be read.
  mutating func endIfClosing() -> [Effect]? {
    guard case .closing(let ending, _, _) = conversation.stage else { return nil }
    return conversation.pacing.showDeferred() + [.silence, .end(ending)]
  }

  /// Does what a key is for, if it need not be pressed again.
  mutating func obey(key order: Order, at now: Duration) -> [Effect] {
    let asked = conversation.asked
    conversation.asked = nil
    if let confirmation = confirmation(of: order) {
      guard let asked, asked.confirmation == confirmation, now - asked.at <= .confirmationTime else {
        conversation.asked = (confirmation, now)
        return tell(.confirming(confirmation), at: now)
      }
    }
    do throws(Failure) { return try obey(order, for: selection, at: now) } catch { return [.complain(error)] }
  }

  private mutating func read(_ line: String, at now: Duration) -> [Effect] {
    if hasStopped { return [] }
    do throws(Failure) {
      guard let line = try OrderLine(line, labels: labels, notation: conversation.notation) else { return [] }
      try refuse(line)
      conversation.asked = nil
      return try obey(line.order, for: index(of: line.label) ?? selection, at: now)
    } catch {
      return [.complain(error)]
    }
  }

  mutating func tell(_ subject: Announcement.Subject, at now: Duration) -> [Effect] {
    conversation.answer(Bulletin(announcement(subject, at: now)), at: now)
  }

  /// Both are said: the one before silence, the other after it.
  mutating func mute(_ mutes: Bool, at now: Duration) -> [Effect] {
    conversation.isMuted = false
    let told = tell(mutes ? .muted : .unmuted, at: now)
    conversation.isMuted = mutes
    return told
  }
}

extension Duration {
  /// How long a first press waits for its second.
  fileprivate static let confirmationTime = Duration.seconds(5)

  /// Nobody answers a sound with a finger faster than that: a simple reaction to one takes 0.14 s at least.
  fileprivate static let reactionTime = Duration.milliseconds(200)
}

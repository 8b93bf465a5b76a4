internal import Announcing
internal import Listening
internal import Timing

/// What keys and typed lines do.
extension Session {
  mutating func press(_ order: Order?, at now: Duration) -> [Effect] {
    let done = order.map { obey(key: $0, at: now) } ?? []
    return done + (order == .silence ? [] : acknowledge(at: now))
  }

  /// Whoever presses a key knows which ends have come.
  private mutating func acknowledge(at now: Duration) -> [Effect] {
    guard narrators.plan.insistence != nil else { return [] }
    narrators.acknowledge()
    guard case .closing(let ending, _, _) = conversation.stage else { return [] }
    return conversation.stage.close(ending, until: conversation.rules.linger.map { now + $0 })
  }

  func refuse(_ line: OrderLine) throws(Failure) {
    guard line.order == .next else { return }
    if !narrators.haveSteps {
      throw .usage("next is for a routine: this timer has no steps. Right would be: stop, to end it")
    }
    if narrators.areAtLastStep { throw .usage("This is the last step. Right would be: stop") }
  }

  func confirmation(of order: Order) -> Announcement.Confirmation? {
    switch order {
    case .reset: .reset(key: "r")
    case .togglePause where conversation.rules.isLocked && pausing(selection) == .pause: .pause
    case .stop where conversation.rules.isLocked: .stop
    default: nil
    }
  }

  mutating func obey(_ order: Order, for selection: Int?, at now: Duration) throws(Failure) -> [Effect] {
    switch order {
    case .silence: return [.silence]
    case .pause: return apply(.pause, to: selection, at: now)
    case .resume: return apply(.resume, to: selection, at: now)
    case .togglePause: return apply(pausing(selection), to: selection, at: now)
    case .reset:
      conversation.stage = .counting
      return apply(.reset, to: selection, at: now)
    case .add(let change):
      try refuse(change, for: selection)
      conversation.stage = .counting
      return apply(.add(change), to: selection, at: now) + closeIfFinished(at: now)
    case .next: return narrators.haveSteps ? apply(.next, to: selection, at: now) : []
    case .tellTimeLeft: return apply(.ask, to: selection, at: now)
    case .tellKeys: return tell(.keys(select: narrators.count > 1, next: narrators.haveSteps), at: now)
    case .mute: return mute(true, at: now)
    case .unmute: return mute(false, at: now)
    case .toggleMute: return mute(!conversation.isMuted, at: now)
    case .selectNext: return select((self.selection ?? -1) + 1, at: now)
    case .select(let number): return number > narrators.count ? [] : select(number - 1, at: now)
    case .stop: return stop(selection, at: now)
    }
  }

  /// What the key that pauses and resumes does.
  private func pausing(_ selection: Int?) -> Narrator.Command {
    let paused = narrators.selected(selection, for: .ask).allSatisfy { narrators[$0].countdown.isPaused }
    return paused ? .resume : .pause
  }

  private mutating func apply(_ command: Narrator.Command, to selection: Int?, at now: Duration) -> [Effect] {
    let selected = narrators.selected(selection, for: command)
    // What waits to be told together with an end waits no longer: it may not be true behind a command.
    let due = command == .ask ? [] : tell(narrators.catchUp(at: now))
    return due + answer(narrators.apply(command, to: selected, at: now), at: now)
  }

  /// Refuses to make a countdown longer than any may be; then none of those that are meant is changed.
  private func refuse(_ change: Duration, for selection: Int?) throws(Failure) {
    let going = narrators.selected(selection, for: .add(change)).map { narrators[$0] }.filter { !$0.isStopped }
    guard let longest = going.min(by: { $0.countdown.room < $1.countdown.room }), change > longest.countdown.room
    else { return }
    let name = longest.label?.shown ?? "this timer"
    let right = longest.countdown.room.largestUnit.map { "Right would be: add \($0)" } ?? "It has them already."
    throw .usage("add: \(name) would be longer than 999 days. \(right)")
  }

  func announcement(_ subject: Announcement.Subject, at now: Duration) -> Announcement {
    var announcement = narrators[selection ?? 0].announcement(subject, at: now)
    if selection == nil, narrators.count > 1 { announcement.label = nil }
    return announcement
  }

  /// Keys are for the countdown of this index from now on, or for all where there is none.
  private mutating func select(_ index: Int, at now: Duration) -> [Effect] {
    guard narrators.count > 1 else { return [] }
    selection = narrators.indices.contains(index) ? index : nil
    return tell(selection == nil ? .allSelected : .selected, at: now)
  }

  private mutating func stop(_ selection: Int?, at now: Duration) -> [Effect] {
    if let end = endIfClosing() { return end }
    let told = apply(.stop, to: selection, at: now)
    if narrators.areGoing { return told }
    let ending = selection != nil && narrators.haveFinished ? Ending.timeIsUp : .stopped
    return told + conversation.pacing.showDeferred() + conversation.stage.close(ending, until: now)
  }
}

extension Duration {
  /// As many of the largest unit as fit into it, as they are typed; nil below a second.
  fileprivate var largestUnit: String? {
    let seconds = components.seconds
    return [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)].first { $0.1 <= seconds }.map {
      "\(seconds / $0.1)\($0.0)"
    }
  }
}

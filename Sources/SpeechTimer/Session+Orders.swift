internal import Announcing
internal import Listening
internal import Timing

/// What keys and typed lines do.
extension Session {
  /// How long a first press waits for its second.
  private static let confirmationTime = Duration.seconds(5)

  mutating func press(_ key: Key, at now: Duration) -> [Effect] {
    let order = Order(key)
    if case .closing(let ending, _, _) = stage, hasStopped || order?.isForAfterTheEnd != true {
      return pacing.showDeferred() + [.silence, .end(ending)]
    }
    return obey(order, at: now) + (order == .silence ? [] : acknowledge(at: now))
  }

  /// Whoever presses a key knows which ends have come.
  private mutating func acknowledge(at now: Duration) -> [Effect] {
    guard narrators.plan.insistence != nil else { return [] }
    narrators.acknowledge()
    guard case .closing(let ending, _, _) = stage else { return [] }
    return stage.close(ending, until: rules.linger.map { now + $0 })
  }

  private mutating func obey(_ order: Order?, at now: Duration) -> [Effect] {
    guard let order else { return [] }
    let asked = asked
    self.asked = nil
    if let confirmation = confirmation(of: order) {
      guard let asked, asked.confirmation == confirmation, now - asked.at <= Self.confirmationTime else {
        self.asked = (confirmation, now)
        return tell(.confirming(confirmation), at: now)
      }
    }
    return obey(order, for: selection, at: now)
  }

  mutating func read(_ line: String, at now: Duration) -> [Effect] {
    if hasStopped { return [] }
    do throws(Failure) {
      let labels = narrators.indices.compactMap { narrators[$0].label }
      guard let line = try OrderLine(line, labels: labels, notation: notation) else { return [] }
      try refuseSkipping(line)
      asked = nil
      let index = line.label.flatMap { label in narrators.indices.first { narrators[$0].label == label } }
      return obey(line.order, for: index ?? selection, at: now)
    } catch {
      return [.complain(error)]
    }
  }

  func refuseSkipping(_ line: OrderLine) throws(Failure) {
    guard line.order == .skip, !narrators.haveSteps else { return }
    throw .usage("next is for a routine: this timer has no steps. Right would be: stop, to end it")
  }

  /// What a key has to be pressed twice for.
  private func confirmation(of order: Order) -> Announcement.Confirmation? {
    switch order {
    case .startOver: .startOver(key: "r")
    case .togglePause where rules.isLocked && pausing(selection) == .pause: .pause
    case .stop where rules.isLocked: .stop
    default: nil
    }
  }

  mutating func obey(_ order: Order, for selection: Int?, at now: Duration) -> [Effect] {
    switch order {
    case .silence: return [.silence]
    case .pause: return apply(.pause, to: selection, at: now)
    case .resume: return apply(.resume, to: selection, at: now)
    case .togglePause: return apply(pausing(selection), to: selection, at: now)
    case .startOver:
      stage = .counting
      return apply(.reset, to: selection, at: now)
    case .add(let change):
      stage = .counting
      return apply(.add(change), to: selection, at: now) + closeIfFinished(at: now)
    case .skip: return narrators.haveSteps ? apply(.skip, to: selection, at: now) : []
    case .tellTimeLeft: return apply(.ask, to: selection, at: now)
    case .tellKeys: return tell(.keys(select: narrators.count > 1, next: narrators.haveSteps), at: now)
    case .mute: return mute(true, at: now)
    case .unmute: return mute(false, at: now)
    case .toggleMute: return mute(!isMuted, at: now)
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
    return answer(narrators.apply(command, to: selected, at: now), at: now)
  }

  /// Tells what concerns no countdown alone, or the one that is selected.
  private mutating func tell(_ subject: Announcement.Subject, at now: Duration) -> [Effect] {
    var announcement = narrators[selection ?? 0].announcement(subject, at: now)
    if selection == nil, narrators.count > 1 { announcement.label = nil }
    return answer([Bulletin(announcement)], at: now)
  }

  /// Keys are for the countdown of this index from now on, or for all where there is none.
  private mutating func select(_ index: Int, at now: Duration) -> [Effect] {
    guard narrators.count > 1 else { return [] }
    selection = narrators.indices.contains(index) ? index : nil
    return tell(selection == nil ? .allSelected : .selected, at: now)
  }

  /// Both are said: the one before silence, the other after it.
  private mutating func mute(_ mutes: Bool, at now: Duration) -> [Effect] {
    isMuted = false
    let told = tell(mutes ? .muted : .unmuted, at: now)
    isMuted = mutes
    return told
  }

  private mutating func stop(_ selection: Int?, at now: Duration) -> [Effect] {
    if case .closing(let ending, _, _) = stage { return pacing.showDeferred() + [.silence, .end(ending)] }
    let told = apply(.stop, to: selection, at: now)
    if narrators.areGoing { return told }
    let ending = selection != nil && narrators.haveFinished ? Ending.timeIsUp : .stopped
    return told + pacing.showDeferred() + stage.close(ending, until: now)
  }
}

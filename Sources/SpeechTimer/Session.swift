package import Announcing
package import Listening
package import Timing

/// What a run does: it is told what happened and when, and says what is to be done about it.
package struct Session {
  package enum Event: Equatable {
    /// The instant that was asked for has come, or has gone by.
    case alarm
    case input(Input)
    /// All that was said has been heard.
    case spoken
  }

  package enum Effect: Equatable {
    /// A line is shown in a moment.
    case makeReady
    case show(Announcement)
    case say(Announcement)
    case silence
    /// `Event.spoken` is wanted once nothing is being said any more.
    case awaitSpeech
    /// The terminal is given back and the process stops, as Ctrl+Z asks.
    case suspend
    /// Whether the terminal is ours may have changed.
    case attend
    case complain(Failure)
    case end(Ending)
  }

  /// How a run ends.
  package enum Ending: Equatable {
    case timeIsUp, answered, stopped
    case failed(Failure.Kind)
    case signal(Signal)
    /// Nobody reads any more.
    case outputClosed
  }

  private enum Stage: Equatable {
    case counting
    /// Over, but for what has still to be heard and read.
    case closing(Ending, until: Duration, isHeard: Bool)
  }

  /// How long a first `r` waits for its second.
  private static let confirmationTime = Duration.seconds(5)

  private let showsCounted: Bool
  private let linger: Duration
  private let notation: TimeNotation
  private var narrator: Narrator
  private var pacing: LinePacing
  private var stage = Stage.counting
  private var isMuted = false
  private var startOverAsked: Duration?

  /// `linger` is how long the last line stays; `lead` the notice that the display wants of a line; `notation` reads the times
  /// of typed commands. Counted seconds are said, and shown only on demand.
  package init(
    _ narrator: Narrator, showsCounted: Bool = false, linger: Duration = .zero, lead: Duration = .zero,
    notation: TimeNotation
  ) {
    self.narrator = narrator
    self.showsCounted = showsCounted
    self.linger = linger
    self.notation = notation
    pacing = LinePacing(lead: lead)
  }

  /// When `Event.alarm` is wanted next.
  package var nextAlarm: Duration? {
    let closing: Duration? = if case .closing(_, let until, isHeard: true) = stage { until } else { nil }
    return [narrator.next, pacing.nextAlarm(due: nextShown), closing].compactMap { $0 }.min()
  }

  /// What will be said next by itself.
  package var upcoming: (announcement: Announcement, following: Duration?)? { isMuted ? nil : narrator.upcoming }

  package mutating func start(at now: Duration) -> [Effect] { narrator.start(at: now).flatMap { tell($0) } }

  package mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch event {
    case .alarm:
      let due = narrator.wake(at: now).flatMap { tell($0) }
      return due + pacing.catchUp(at: now, due: nextShown) + endIfOver(at: now)
    case .spoken:
      if case .closing(let ending, let until, isHeard: false) = stage {
        stage = .closing(ending, until: until, isHeard: true)
      }
      return endIfOver(at: now)
    case .input(.key(let key)): return press(key, at: now)
    case .input(.line(let line)):
      if hasStopped { return [] }
      do {
        return try Order(line: line, notation: notation).map { obey($0, at: now) } ?? []
      } catch {
        return [.complain(error)]
      }
    case .input(.signal(let signal)): return react(to: signal, at: now)
    }
  }

  private func isShown(_ announcement: Announcement) -> Bool {
    showsCounted || announcement.subject != .counted
      || narrator.plan.asks(for: announcement.remaining, of: announcement.duration)
  }

  /// Whether it was told to stop: then nothing is taken up again.
  private var hasStopped: Bool {
    if case .closing(.stopped, _, _) = stage { true } else { false }
  }

  private var nextShown: Duration? {
    narrator.upcoming.flatMap { isShown($0.announcement) ? $0.announcement.instant : nil }
  }

  /// Tells what was planned.
  private mutating func tell(_ announcement: Announcement) -> [Effect] {
    let shown = isShown(announcement) ? pacing.show(announcement) : []
    return shown + say(announcement) + closeIfFinished(at: announcement.instant)
  }

  /// Tells what somebody asked for; the end is never the answer, but goes before it.
  private mutating func answer(_ announcements: [Announcement], at now: Duration) -> [Effect] {
    announcements.flatMap { announcement in
      announcement.subject.isEnd ? tell(announcement) : pacing.answer(announcement, at: now) + say(announcement)
    }
  }

  private func say(_ announcement: Announcement) -> [Effect] { isMuted ? [] : [.say(announcement)] }
}

extension Session {
  private mutating func press(_ key: Key, at now: Duration) -> [Effect] {
    let order = Order(key)
    if case .closing(let ending, _, _) = stage, hasStopped || order?.isForAfterTheEnd != true {
      return pacing.showDeferred() + [.silence, .end(ending)]
    }
    return order.map { obey($0, at: now) } ?? []
  }

  private mutating func obey(_ order: Order, at now: Duration) -> [Effect] {
    let asked = startOverAsked
    startOverAsked = nil
    switch order {
    case .silence: return [.silence]
    case .pause: return answer(narrator.apply(.pause, at: now), at: now)
    case .resume: return answer(narrator.apply(.resume, at: now), at: now)
    case .togglePause: return answer(narrator.apply(narrator.countdown.isPaused ? .resume : .pause, at: now), at: now)
    case .startOver:
      stage = .counting
      return answer(narrator.apply(.reset, at: now), at: now)
    case .add(let change):
      stage = .counting
      return answer(narrator.apply(.add(change), at: now), at: now) + closeIfFinished(at: now)
    case .tellTimeLeft: return answer(narrator.apply(.ask, at: now), at: now)
    case .tellKeys: return answer([narrator.announcement(.keys, at: now)], at: now)
    case .mute: return mute(true, at: now)
    case .unmute: return mute(false, at: now)
    case .toggleMute: return mute(!isMuted, at: now)
    case .confirmStartOver(let key):
      if let asked, now - asked <= Self.confirmationTime { return obey(.startOver, at: now) }
      startOverAsked = now
      return answer([narrator.announcement(.confirming(key: key), at: now)], at: now)
    case .stop:
      if case .closing(let ending, _, _) = stage { return pacing.showDeferred() + [.silence, .end(ending)] }
      let told = answer(narrator.apply(.stop, at: now), at: now)
      return told + pacing.showDeferred() + close(.stopped, until: now)
    }
  }

  /// Both are said: the one before silence, the other after it.
  private mutating func mute(_ mutes: Bool, at now: Duration) -> [Effect] {
    isMuted = false
    let told = answer([narrator.announcement(mutes ? .muted : .unmuted, at: now)], at: now)
    isMuted = mutes
    return told
  }

  private mutating func react(to signal: Signal, at now: Duration) -> [Effect] {
    switch signal {
    case .interrupt, .quit, .terminate, .hangUp: pacing.showDeferred() + [.silence, .end(.signal(signal))]
    case .suspend: pacing.showDeferred() + [.silence, .suspend]
    case .proceed: [.attend] + handle(.alarm, at: now)
    }
  }
}

extension Session {
  private mutating func closeIfFinished(at instant: Duration) -> [Effect] {
    guard narrator.countdown.isFinished, stage == .counting else { return [] }
    return close(.timeIsUp, until: instant + linger)
  }

  private mutating func close(_ ending: Ending, until: Duration) -> [Effect] {
    stage = .closing(ending, until: until, isHeard: false)
    return [.awaitSpeech]
  }

  private mutating func endIfOver(at now: Duration) -> [Effect] {
    guard case .closing(let ending, let until, isHeard: true) = stage, until <= now else { return [] }
    return [.end(ending)]
  }
}

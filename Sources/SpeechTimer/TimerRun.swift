internal import Announcing
internal import Dispatch
internal import Displaying
internal import Glibc
internal import Listening
internal import Surroundings
internal import WallClock

/// What reaches a live run: the session's events, and news of the speech.
enum RunEvent: Sendable {
  case alarm
  case input(Input)
  case spoken
  /// The clock on the wall was set.
  case clockSet
  case complaint(Failure)
}

/// A live run: all events meet in one stream, and are dealt with one after another.
struct TimerRun {
  private let start: ContinuousClock.Instant
  private let sources: [any InputSource]
  private let keyboard: Keyboard?
  private let socket: ControlSocket?
  private var isWatched = false
  private let detachment: Detachment?
  /// Whether it outlives its terminal, and whoever reads its output.
  private let keepsGoing: Bool
  private let journal: Journal?
  private var session: any Course
  private var teller: Teller
  private let alarm: Alarm
  /// Only where somebody wants to know.
  private let clockWatch: ClockWatch?
  private var clockOffset: ClockOffset
  /// The console that we print on, if it is one.
  private let console = Console(descriptor: STDOUT_FILENO)
  private var readAloud: ReadAloud
  /// What was left to the screen reader to say last.
  private var left: Bulletin?
  private var isOutputLost = false
  private let events: AsyncStream<RunEvent>
  private let post: @Sendable (RunEvent) -> Void
  /// How much may be typed ahead: a source waits for room, so that a flood of lines neither fills the memory nor holds
  /// up the end and the signals behind it.
  private let room = DispatchSemaphore(value: 16)

  /// `start` is the instant that all others are counted from, and `wallStart` what the clock on the wall showed then,
  /// in seconds since 1970 (UTC), when clock times were read; `keyboard` and `socket`, where there are, are among the
  /// `sources` too.
  init(
    _ session: any Course, teller: Teller, readAloud: ReadAloud, start: ContinuousClock.Instant, wallStart: Double,
    sources: [any InputSource], keyboard: Keyboard?, socket: ControlSocket?, detachment: Detachment?, keepsGoing: Bool,
    journal: Journal?,
    events: (stream: AsyncStream<RunEvent>, continuation: AsyncStream<RunEvent>.Continuation)
  ) {
    self.session = session
    self.teller = teller
    self.readAloud = readAloud
    self.start = start
    self.sources = sources
    self.keyboard = keyboard
    self.socket = socket
    self.detachment = detachment
    self.keepsGoing = keepsGoing
    self.journal = journal
    self.events = events.stream
    let continuation = events.continuation
    post = { @Sendable event in continuation.yield(event) }
    alarm = Alarm { @Sendable in continuation.yield(.alarm) }
    clockWatch =
      session.followsClock
      ? ClockWatch(on: RunQueue.shared.queue) { @Sendable in continuation.yield(.clockSet) } : nil
    clockOffset = ClockOffset(origin: wallStart)
  }

  private var now: Duration { start.duration(to: .now) }

  mutating func run() async -> Session.Ending {
    let (post, room) = (post, room)
    for source in sources {
      source.start { @Sendable input in
        if input.isTyped { room.wait() }
        post(.input(input))
      }
    }
    let ending = await countDown()
    for source in sources { source.stop() }
    journal?.close(keeping: ending.isCutOff)
    return ending
  }

  private mutating func countDown() async -> Session.Ending {
    attend()
    if let ending = perform(followClock() + session.start(at: .zero)) { return ending }
    detachment?.complete()
    for await event in events {
      if let ending = perform(followClock() + effects(of: event)) { return ending }
      // Events that wait already would be dealt with without a pause, and the alarm rings on this queue too.
      await Task.yield()
    }
    return .stopped
  }

  /// Asked at each event, so that nothing is told by a clock that is not the one on the wall any more.
  private mutating func followClock() -> [Session.Effect] {
    guard session.followsClock else { return [] }
    let now = now
    guard let change = clockOffset.change(wallTime: secondsSince1970(), at: now) else { return [] }
    return session.clockWasSet(forwardBy: change, at: now)
  }

  private mutating func effects(of event: RunEvent) -> [Session.Effect] {
    switch event {
    case .alarm:
      alarm.hasRung()
      return session.handle(.alarm, at: now)
    case .input(let input):
      if input.isTyped { room.signal() }
      if case .focus(let isOurs) = input { report(hasFocus: isOurs) }
      return session.handle(.input(input), at: now)
    case .clockSet: return session.handle(.alarm, at: now)
    case .spoken: return session.handle(.spoken, at: now)
    case .complaint(let failure):
      let instead = failure.isSilence ? teller.replaceSound() : nil
      return [.complain(instead.map { .failed("\(failure.text) \($0)") } ?? failure)]
    }
  }

  /// Carries effects out, shows what else is to be seen then, and sets the alarm for what is next.
  private mutating func perform(_ effects: [Session.Effect]) -> Session.Ending? {
    var shown: Duration?
    do {
      for effect in effects {
        if let ending = try perform(effect) {
          try display { teller throws(Output.Problem) in try teller.leave() }
          return ending
        }
      }
      shown = try showOnward()
    } catch {
      return .outputClosed
    }
    if let standing = session.standing { journal?.note(standing, from: start) }
    // It may have changed who will say it.
    readAloud.look(isInFront: console?.isInFront)
    teller.prepare(readAloud.isCertain ? nil : session.upcoming)
    alarm.set(to: [session.nextAlarm, shown].compactMap(\.self).min().map { start.advanced(by: $0) })
    return nil
  }

  /// Shows what no effect asks for: lines that wait for their turn, and the countdowns themselves. Says when it wants
  /// to be asked again.
  private mutating func showOnward() throws(OutputClosed) -> Duration? {
    let now = now
    var due: Duration?
    if teller.isBehind { try display { teller throws(Output.Problem) in due = try teller.catchUp(at: now) } }
    guard teller.draws else { return due }
    let drawn = session.drawn
    var frame: Duration?
    try display { teller throws(Output.Problem) in frame = try teller.draw(drawn, at: now) }
    return [due, frame].compactMap(\.self).min()
  }

  private mutating func perform(_ effect: Session.Effect) throws(OutputClosed) -> Session.Ending? {
    switch effect {
    case .makeReady: try display { teller throws(Output.Problem) in try teller.makeReady() }
    case .show(let bulletin):
      if bulletin != left { left = nil }
      if keyboard?.attend() != true { readAloud.loseReports() }
      try display { teller throws(Output.Problem) in try teller.show(bulletin) }
    case .say(let bulletin): say(bulletin)
    case .silence: teller.silence(at: now)
    case .awaitSpeech: awaitSpeech()
    case .suspend:
      try display { teller throws(Output.Problem) in try teller.leave() }
      keyboard?.release()
      readAloud.loseReports()
      Signal.suspend.takeDefaultAction()
    case .attend: attend()
    case .complain(let failure):
      try display { teller throws(Output.Problem) in try teller.complain(failure) }
    case .answer(let id, let answer): socket?.answer(teller.line(for: answer, number: socket?.number), to: id)
    case .keep(let id, let follows):
      socket?.keep(id, follows: follows)
      if follows, !isWatched, let socket {
        isWatched = true
        teller.add(Watching(socket: socket))
      }
    case .end(let ending): return ending
    }
    return nil
  }

  private mutating func attend() {
    if keyboard?.attend() != true { readAloud.loseReports() }
    teller.attend()
  }

  /// Says what the line does not say already.
  private mutating func say(_ bulletin: Bulletin) {
    readAloud.look(isInFront: console?.isInFront)
    left = readAloud.isCertain ? bulletin : nil
    if left == nil || teller.chimes(with: bulletin) { teller.say(bulletin, before: session.upcoming) }
  }

  private mutating func report(hasFocus: Bool) {
    readAloud.report(hasFocus: hasFocus)
    // What has not been printed yet will not be read.
    guard !hasFocus, teller.isBehind, let left else { return }
    self.left = nil
    teller.say(left, before: session.upcoming)
  }

  /// Nobody reads the output any more.
  private struct OutputClosed: Error {}

  /// Shows something. An output that fails is told of once, until it works again, and the countdown goes on without it.
  private mutating func display(_ body: (inout Teller) throws(Output.Problem) -> Void) throws(OutputClosed) {
    do {
      try body(&teller)
      isOutputLost = false
    } catch .closed {
      guard keepsGoing else { throw OutputClosed() }
      _ = leaveTerminal(outputIsClosed: true)
    } catch {
      // So writing ends where a terminal has closed.
      if keepsGoing, error == .failed(EIO), leaveTerminal() { return }
      if !isOutputLost { complain(.failed("\(Failure(error).text) The countdown goes on.")) }
      isOutputLost = true
    }
  }

  /// Goes on without a terminal, and without whatever read the output.
  private mutating func leaveTerminal(outputIsClosed: Bool = false) -> Bool {
    guard leaveTerminals(outputIsClosed: outputIsClosed) else { return false }
    keyboard?.stop()
    teller.leaveTerminal()
    readAloud = ReadAloud(.unknown)
    return true
  }

  /// Outside any group: it ends by the speaker's own deadline, and nobody waits for it once the run is over.
  private func awaitSpeech() {
    Task(executorPreference: RunQueue.shared) { [teller, post] in
      await teller.finish()
      post(.spoken)
    }
  }
}

extension Session.Ending {
  /// Whether nobody wanted it to end: so does a machine that shuts down, or a terminal that goes away.
  fileprivate var isCutOff: Bool { self == .signal(.terminate) || self == .signal(.hangUp) }
}

extension Input {
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .line, .focus: true
    // Of requests, the socket lets few through at a time.
    case .signal, .request, .withdrawn: false
    }
  }
}

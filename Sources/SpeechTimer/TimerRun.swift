internal import Announcing
internal import Dispatch
internal import Displaying
internal import Listening
internal import WallClock

/// A live run: all events meet in one stream, and are dealt with one after another.
struct TimerRun {
  var clock: RunClock
  let events: RunEvents
  let inputs: RunInputs
  /// Until who started it knows that it counts.
  private var detachment: Detachment?
  /// Whether it outlives its terminal, and whoever reads its output.
  let keepsGoing: Bool
  private let journal: Journal?
  var session: any Course
  var teller: Teller
  var reader: ReaderBeside
  private let alarm: Alarm
  /// Only where somebody wants to know.
  private let clockWatch: ClockWatch?
  /// How long a beginning in the background waits for what goes wrong with it.
  private static let patience = Duration.milliseconds(300)
  var isWatched = false
  var outputTrouble = Trouble()

  init(
    _ session: any Course, teller: Teller, reader: ReaderBeside, clock: RunClock, events: RunEvents, inputs: RunInputs,
    detachment: Detachment?, keepsGoing: Bool, journal: Journal?
  ) {
    self.session = session
    self.teller = teller
    self.reader = reader
    self.clock = clock
    self.events = events
    self.inputs = inputs
    self.detachment = detachment
    self.keepsGoing = keepsGoing
    self.journal = journal
    alarm = Alarm { @Sendable in events.post(.alarm) }
    clockWatch =
      session.followsClock ? ClockWatch(on: RunQueue.shared.queue) { @Sendable in events.post(.clockSet) } : nil
  }

  mutating func run() async -> Session.Ending {
    inputs.start(postingTo: events)
    let ending = await countDown()
    inputs.stop()
    teller.endFollowing()
    journal?.close(keeping: ending.isCutOff)
    return ending
  }

  private mutating func countDown() async -> Session.Ending {
    attend()
    if let ending = perform(followClock() + session.start(at: .zero)) { return ending }
    settle()
    for await event in events.stream {
      if let ending = perform(followClock() + effects(of: event)) {
        completeDetachment()
        return ending
      }
      // Events that wait already would be dealt with without a pause, and what else this queue has to do would wait.
      await Task.yield()
    }
    return .stopped
  }

  /// Lets who started it in the background know of it, once what is wrong with its beginning has been told: by the
  /// journal, and by the voice and those who follow, if they find that out at once.
  private func settle() {
    guard detachment != nil else { return }
    let tellers = { @Sendable [teller, events] in
      Task(executorPreference: RunQueue.shared) {
        await teller.finish()
        events.post(.begun)
      }
      RunQueue.shared.queue.asyncAfter(deadline: .now() + Self.patience) { @Sendable in
        events.post(.begun)
      }
    }
    if let journal { journal.afterThis(tellers) } else { tellers() }
  }

  private mutating func completeDetachment() {
    detachment?.complete()
    detachment = nil
  }

  /// Asked at each event, so that nothing is told by a clock that is not the one on the wall any more.
  private mutating func followClock() -> [Session.Effect] {
    guard session.followsClock else { return [] }
    let now = clock.now
    guard let change = clock.change(at: now) else { return [] }
    return session.clockWasSet(forwardBy: change, at: now)
  }

  private mutating func effects(of event: RunEvent) -> [Session.Effect] {
    switch event {
    case .alarm:
      alarm.hasRung()
      return session.handle(.alarm, at: clock.now)
    case .input(let input):
      inputs.take(input)
      if case .focus(let isOurs) = input { report(hasFocus: isOurs) }
      return session.handle(.input(input), at: clock.now)
    case .clockSet: return session.handle(.alarm, at: clock.now)
    case .spoken:
      if teller.takesLonger() {
        awaitSpeech()
        return []
      }
      return session.handle(.spoken, at: clock.now)
    case .begun:
      completeDetachment()
      return []
    case .complaint(let failure): return [.complain(failure)]
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
    if let standing = session.standing { journal?.note(standing, from: clock.start) }
    // It may have changed who will say it.
    teller.prepare(reader.readsNow() ? nil : session.upcoming)
    alarm.set(to: [session.nextAlarm, shown].compactMap(\.self).min().map { clock.start.advanced(by: $0) })
    return nil
  }

  /// Nobody reads the output any more.
  struct OutputClosed: Error {}

  /// Shows what no effect asks for: lines that wait for their turn, and the countdowns themselves. Says when it wants
  /// to be asked again.
  private mutating func showOnward() throws(OutputClosed) -> Duration? {
    let now = clock.now
    var due: Duration?
    if teller.isBehind { try display { teller throws(Output.Problem) in due = try teller.catchUp(at: now) } }
    guard teller.draws else { return due }
    let drawn = session.drawn
    var frame: Duration?
    try display { teller throws(Output.Problem) in frame = try teller.draw(drawn, at: now) }
    return [due, frame].compactMap(\.self).min()
  }
}

extension Session.Ending {
  /// Whether nobody wanted it to end: so does a machine that shuts down, or a terminal that goes away.
  fileprivate var isCutOff: Bool { self == .signal(.terminate) || self == .signal(.hangUp) }
}

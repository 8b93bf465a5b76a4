internal import Announcing
internal import Displaying
internal import Glibc
internal import Listening
internal import Speaking
internal import Surroundings

extension Wiring {
  /// Runs what was put together.
  func run(_ plan: RunPlan) async throws -> Session.Ending {
    if settings.wav != nil, let length = plan.length, length > WavWriter.longest {
      throw Failure.usage(
        "--wav: a WAV file holds no more than 27 hours, and this takes longer. "
          + "Right would be: speech-timer 3h --wav exam.wav")
    }
    return settings.rehearses ? try await rehearse(plan) : try await runLive(plan)
  }

  private func rehearse(_ plan: RunPlan) async throws -> Session.Ending {
    for note in plan.notes { complain(.failed(note)) }
    let display: any Display =
      settings.display == .json ? JSONDisplay(settings.lines(.endless)) : RehearsalDisplay(settings.lines(.endless))
    let speaker = try speaker(start: .now) { complain($0) }
    let start = plan.wallStart
    let wording = Wording(phraser: plan.phraser, chimes: plan.chimes) { start + $0 / .seconds(1) }
    var rehearsal = Rehearsal(plan.course(plan.rules), teller: Teller(wording, display: display, speaker: speaker))
    return Speech.ending(try await rehearsal.run(), of: speaker)
  }

  private func runLive(_ plan: RunPlan) async throws -> Session.Ending {
    // What is wrong is refused before anything is written or heard.
    let choice = try displayChoice()
    let within = try settings.within(language.notation)
    if settings.requiresSpeech {
      try await Speech.require(
        settings, catalog: language.catalog, surroundings: surroundings, environment: environment)
    }
    let keepsGoing = settings.keepsGoing || detachment != nil
    if keepsGoing { ignoreHangUps() }
    Speech.makeReady(settings, catalog: language.catalog)
    let start = ContinuousClock.now
    let events = RunEvents()
    let speaker = try speaker(start: start, complain: events.complain)
    let followers = try followers(complain: events.complain)
    let console = Console(descriptor: STDOUT_FILENO)
    let reader = ReaderBeside(speaker == nil ? .unknown : reach(of: choice)) { console?.isInFront }
    let display = display(choice, wantsReports: reader.wantsReports)
    let inputs = inputs()
    let anchor = Anchor(start)
    var rules = plan.rules
    rules.lead = display.lead
    rules.number = inputs.socket?.number
    rules.past = past?.record.standing(from: anchor)
    let wording = Wording(
      phraser: plan.phraser, chimes: plan.chimes, isBesideReader: surroundings.reader.isActive,
      wallTime: RunClock.wallTime(since: start))
    let spare = settings.alerts.contains(.notify) ? nil : Notifier(environment, complain: events.complain)
    var run = TimerRun(
      plan.course(rules),
      teller: Teller(wording, display: display, speaker: speaker, followers: followers, spare: spare), reader: reader,
      clock: RunClock(start: start, wallStart: past == nil ? plan.wallStart : anchor.wall), events: events,
      inputs: inputs, detachment: detachment?.named(plan.name, number: inputs.socket?.number), keepsGoing: keepsGoing,
      journal: journal(began: plan.wallStart, within: within, complain: events.complain))
    for note in plan.notes { events.complain(.failed(note)) }
    return Speech.ending(await run.run(), of: speaker)
  }

  private func inputs() -> RunInputs {
    let isTyped = isatty(STDIN_FILENO) == 1
    return RunInputs(
      keyboard: isTyped ? Keyboard(descriptor: STDIN_FILENO) : nil,
      lines: !isTyped && settings.readsCommands ? ControlLines(descriptor: STDIN_FILENO) : nil, socket: socket())
  }

  /// Where others ask. Without a folder for it nothing but a signal reaches a run in the background.
  private func socket() -> ControlSocket? {
    do throws(SocketFolder.Problem) {
      guard let folder = try SocketFolder.open(in: environment["XDG_RUNTIME_DIR"], makes: true) else { return nil }
      return try ControlSocket(in: folder) { AnswerLine(Failure($0)).text }
    } catch {
      let way = detachment == nil ? "" : "; kill \(getpid()) stops it"
      complain(Failure(error, saying: "This timer cannot be asked\(way)."))
      return nil
    }
  }

  /// Nil where none is wanted; what was written before is no longer so then.
  private func journal(
    began: Double, within: Duration, complain: @escaping @Sendable (Failure) -> Void
  ) -> Journal? {
    if settings.keepsNoJournal {
      past?.claim.remove()
      return nil
    }
    let journal = Journal(
      environment, arguments: arguments.recorded, began: began, claim: past?.claim, complain: complain)
    if past == nil { journal.tellCutOff(within: within) }
    return journal
  }

  /// Who speaks; nobody where nothing is spoken.
  func speaker(
    start: ContinuousClock.Instant, complain: @escaping @Sendable (Failure) -> Void
  ) throws(Failure) -> (any Speaker)? {
    try Speech.speaker(
      settings, catalog: language.catalog, surroundings: surroundings, environment: environment, start: start,
      complain: complain)
  }

  private func followers(complain: @escaping @Sendable (Failure) -> Void) throws(Failure) -> [any Follower] {
    var followers: [any Follower] = []
    if let program = settings.hook {
      followers.append(try Hook(program, searching: environment["PATH"], complain: complain))
    }
    // Last, since it makes a file.
    if let path = settings.log { followers.append(try Log(path, complain: complain)) }
    if settings.alerts.contains(.notify) { followers.append(Notifier(environment, complain: complain)) }
    return followers
  }
}

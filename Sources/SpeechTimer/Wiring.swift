internal import Announcing
internal import Displaying
internal import Drawing
internal import Glibc
internal import Listening
internal import Phrasing
internal import Speaking
internal import Surroundings
internal import Timing

/// Puts a run together from what was asked for, and runs it.
struct Wiring {
  let settings: Settings
  let language: Language
  private let environment: Environment
  private let surroundings: Surroundings
  /// Where it runs in the background.
  private let detachment = Detachment.own
  /// What is written down, so that the run can be gone on with.
  private let arguments: Arguments
  /// What it goes on with.
  private let past: Restoration?

  init(
    _ settings: Settings, environment: Environment, recording arguments: Arguments, goingOnFrom past: Restoration?
  ) throws {
    self.arguments = arguments
    self.past = past
    self.settings = settings
    self.environment = environment
    language = try Language(settings, environment: environment)
    surroundings = Surroundings.look(environment)
  }

  func run(_ entrants: [Command.Entrant]) async throws -> Session.Ending {
    let now = past?.record.began ?? secondsSince1970()
    var lineup = lineup(at: now)
    let narrators = try lineup.narrators(of: entrants)
    return try await run(
      narrators, lasting: narrators.map(\.countdown.duration).max(), at: now, notes: lineup.notes)
  }

  /// Runs steps one after another.
  func run(routine steps: [Command.Entrant]) async throws -> Session.Ending {
    let now = past?.record.began ?? secondsSince1970()
    let narrator = try lineup(at: now).narrator(of: steps)
    return try await run([narrator], lasting: narrator.routine?.duration, at: now)
  }

  func lineup(at now: Double) -> Lineup {
    // A reader needs its time: it is given few announcements.
    Lineup(
      settings: settings, notation: language.notation, usual: surroundings.reader.isActive ? .sparse : .standard,
      now: now)
  }

  private func run(
    _ narrators: [Narrator], lasting length: Duration?, at now: Double, notes: [String] = []
  ) async throws -> Session.Ending {
    try past?.refuse(unless: narrators)
    var phraser = language.phraser
    phraser.isOneOfSeveral = narrators.count > 1
    var rules = try rules()
    if settings.tellsOvertime {
      // Nobody ends a rehearsal, which tells the first minute.
      rules.linger = settings.rehearses ? .seconds(60) : nil
    }
    let plan = RunPlan(
      phraser: phraser, rules: rules, chimes: settings.alerts.contains(.chime), wallStart: now,
      notes: past == nil ? notes : [], length: length,
      name: narrators.count == 1 && narrators[0].routine == nil ? narrators[0].label : nil
    ) {
      Session(narrators, rules: $0, notation: language.notation)
    }
    return try await run(plan)
  }

  func rules() throws(Failure) -> Session.Rules {
    var rules = Session.Rules()
    rules.showsCounted = settings.final != nil || settings.display == .json
    let linger = try linger()
    rules.linger = settings.rehearses ? .zero : linger
    rules.isLocked = settings.isLocked || !settings.extras.isEmpty
    return rules
  }

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
    let teller = Teller(phraser: plan.phraser, display: display, speaker: speaker, chimes: plan.chimes) {
      start + $0 / .seconds(1)
    }
    var rehearsal = Rehearsal(plan.course(plan.rules), teller: teller)
    return Speech.ending(try await rehearsal.run(), of: speaker)
  }

  private func runLive(_ plan: RunPlan) async throws -> Session.Ending {
    if settings.requiresSpeech {
      try await Speech.require(
        settings, catalog: language.catalog, surroundings: surroundings, environment: environment)
    }
    let keepsGoing = settings.keepsGoing || detachment != nil
    if keepsGoing { ignoreHangUps() }
    Speech.makeReady(settings, catalog: language.catalog)
    let clock = ContinuousClock()
    let start = clock.now
    let events = AsyncStream.makeStream(of: RunEvent.self)
    let complain = { @Sendable [continuation = events.continuation] failure in
      _ = continuation.yield(.complaint(failure))
    }
    let followers = try followers(complain: complain)
    let speaker = try speaker(start: start, report: complain)
    let keyboard = isatty(STDIN_FILENO) == 1 ? Keyboard(descriptor: STDIN_FILENO) : nil
    let readAloud = ReadAloud(speaker == nil ? .unknown : reach)
    let display = try display(wantsReports: readAloud.wantsReports)
    var sources: [any InputSource] = [Signals()]
    if let keyboard {
      sources.append(keyboard)
    } else if settings.readsCommands {
      sources.append(ControlLines(descriptor: STDIN_FILENO))
    }
    let socket = socket()
    if let socket { sources.append(socket) }
    var rules = plan.rules
    rules.lead = display.lead
    rules.number = socket?.number
    let anchor = Anchor(start)
    rules.past = past?.record.standing(from: anchor)
    let teller = Teller(
      phraser: plan.phraser, display: display, followers: followers,
      spare: settings.alerts.contains(.notify) ? nil : Notifier(environment, complain: complain), speaker: speaker,
      chimes: plan.chimes,
      isBesideReader: surroundings.reader.isActive
    ) { instant in
      // Asked anew each time, since the clock on the wall may have been set meanwhile.
      secondsSince1970() - (start.duration(to: clock.now) - instant) / .seconds(1)
    }
    var run = TimerRun(
      plan.course(rules), teller: teller, readAloud: readAloud, start: start,
      wallStart: past == nil ? plan.wallStart : anchor.wall, sources: sources, keyboard: keyboard, socket: socket,
      detachment: detachment?.named(plan.name, number: socket?.number), keepsGoing: keepsGoing,
      journal: try journal(began: plan.wallStart, complain: complain), events: events)
    for note in plan.notes { events.continuation.yield(.complaint(.failed(note))) }
    return Speech.ending(await run.run(), of: speaker)
  }

  /// Where others ask. Who has no folder for it is told only where nothing else would reach the run.
  private func socket() -> ControlSocket? {
    do throws(SocketFolder.Problem) {
      guard let folder = try SocketFolder.open(in: environment["XDG_RUNTIME_DIR"], makes: true) else { return nil }
      return try ControlSocket(in: folder) { AnswerLine(Failure($0)).text }
    } catch .noRuntimeFolder where detachment == nil {
      return nil
    } catch {
      complain(Failure(error, saying: "This timer cannot be asked; kill \(getpid()) stops it."))
      return nil
    }
  }

  /// Nil where none is wanted; what was written before is no longer so then.
  private func journal(
    began: Double, complain: @escaping @Sendable (Failure) -> Void
  ) throws(Failure) -> Journal? {
    if settings.keepsNoJournal {
      past?.claim.remove()
      return nil
    }
    let journal = Journal(
      environment, arguments: arguments.recorded, began: began, claim: past?.claim, complain: complain)
    if past == nil { journal.tellCutOff(within: try settings.within(language.notation)) }
    return journal
  }

  /// Who speaks; nobody where nothing is spoken.
  func speaker(
    start: ContinuousClock.Instant, report: @escaping @Sendable (Failure) -> Void
  ) throws(Failure) -> (any Speaker)? {
    try Speech.speaker(
      settings, catalog: language.catalog, surroundings: surroundings, environment: environment, start: start,
      report: report)
  }

  private func followers(complain: @escaping @Sendable (Failure) -> Void) throws(Failure) -> [any Follower] {
    var followers: [any Follower] = []
    if let path = settings.log { followers.append(try Log(path, complain: complain)) }
    if let program = settings.hook {
      followers.append(try Hook(program, searching: environment["PATH"], complain: complain))
    }
    if settings.alerts.contains(.notify) { followers.append(Notifier(environment, complain: complain)) }
    return followers
  }

  private func linger() throws(Failure) -> Duration {
    guard let text = settings.linger else { return surroundings.lastLineStays ? .seconds(10) : .zero }
    if text == "0" { return .zero }
    return try language.notation.duration(text, for: "--linger", example: "--linger 10s")
  }

  /// Which of our lines need not be spoken. Who asks for a speaker by name hears all.
  private var reach: Reach {
    let isPlain =
      ![.json, .ring].contains(settings.display) && surroundings.terminal.showsOutput && detachment == nil
    guard settings.speech == .auto, settings.wav == nil, isPlain else { return .unknown }
    // Without input there are no reports.
    return surroundings.reach == .focused && !surroundings.terminal.givesInput ? .unknown : surroundings.reach
  }

  /// `wantsReports`: whether we are in front is to be known.
  private func display(wantsReports: Bool) throws(Failure) -> any Display {
    let output = settings.lines(.none)
    switch settings.display ?? .auto {
    case .json: return JSONDisplay(output)
    case .auto where detachment != nil, .plain where detachment != nil, .ring where detachment != nil:
      return PlainDisplay(output, medium: .pipe)
    case .ring:
      guard output.isTerminal else {
        throw .usage("--display ring: the output is no terminal. Right would be: --display plain")
      }
      guard canDraw else {
        throw .usage("--display ring: TERM names no terminal that can show it. Right would be: --display plain")
      }
      return ring(output)
    case .auto where surroundings.nobodyReads && output.isTerminal && canDraw: return ring(output)
    case .auto, .plain:
      guard output.isTerminal else { return PlainDisplay(output, medium: .pipe) }
      return PlainDisplay(
        output, medium: surroundings.terminal.isVTE ? .vte : .terminal, rings: settings.alerts.contains(.bell),
        pause: surroundings.lastLineStays ? .seconds(2) : .zero, wantsReports: wantsReports)
    }
  }

  /// Whether the terminal can move its cursor about.
  private var canDraw: Bool { !["", "dumb"].contains(environment["TERM"] ?? "") }

  private func ring(_ output: Output) -> RingDisplay {
    let style = RingDisplay.Style(
      depth: ColorDepth(settings.color, showsOnTerminal: true) { environment[$0] },
      background: .terminalBackground { environment[$0] }, course: settings.course, colors: settings.colors,
      hasBlocks: environment.isUTF8, isCalm: settings.isCalm || surroundings.prefersReducedMotion,
      rings: settings.alerts.contains(.bell))
    return RingDisplay(output, style: style) { Columns.count($0) }
  }
}

extension Settings {
  /// Where lines go: beside sound on standard output they make way.
  var linesDescriptor: Int32 { wav == "-" ? STDERR_FILENO : STDOUT_FILENO }

  /// Lines to there.
  func lines(_ patience: Output.Patience) -> Output {
    Output(descriptor: linesDescriptor, patience: patience)
  }
}

extension Surroundings {
  /// Looks around this process.
  static func look(_ environment: Environment) -> Surroundings {
    look(
      environment: { environment[$0] }, standardInputIsTerminal: isatty(STDIN_FILENO) == 1,
      standardOutputIsTerminal: isatty(STDOUT_FILENO) == 1)
  }
}

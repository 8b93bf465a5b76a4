internal import Announcing
internal import Displaying
internal import Glibc
internal import Listening
internal import Phrasing
internal import Speaking
internal import Surroundings
internal import Timing

/// Puts a run together from what was asked for, and runs it.
struct Wiring {
  private let settings: Settings
  private let environment: Environment
  private let language: Language
  private let surroundings: Surroundings

  init(_ settings: Settings, environment: Environment) throws {
    self.settings = settings
    self.environment = environment
    language = try Language(settings, environment: environment)
    surroundings = Surroundings.look(environment)
  }

  func run(_ entrants: [Command.Entrant]) async throws -> Session.Ending {
    // A reader needs its time: it is given few announcements.
    let now = secondsSince1970()
    var lineup = Lineup(
      settings: settings, notation: language.notation, usual: surroundings.reader.isActive ? .sparse : .standard,
      now: now)
    let narrators = try lineup.narrators(of: entrants)
    if settings.wav != nil, let long = narrators.first(where: { $0.countdown.duration > WavWriter.longest }) {
      let time = entrants.first { $0.label == long.label }?.time ?? entrants[0].time
      throw Failure.usage(
        "--wav: a WAV file holds no more than 27 hours, not \(time.shown). Right would be: --wav exam.wav 3h")
    }
    var rules = Session.Rules()
    rules.showsCounted = settings.final != nil || settings.display == .json
    rules.linger = try linger()
    rules.isLocked = settings.isLocked || !settings.extras.isEmpty
    if settings.rehearses {
      for note in lineup.notes { complain(.failed(note)) }
      return try await rehearse(narrators, rules, at: now)
    }
    return try await runLive(narrators, rules, at: now, notes: lineup.notes)
  }

  private func rehearse(
    _ narrators: [Narrator], _ rules: Session.Rules, at start: Double
  ) async throws -> Session.Ending {
    let display: any Display =
      settings.display == .json ? JSONDisplay(settings.lines(.endless)) : RehearsalDisplay(settings.lines(.endless))
    let speaker = try Speech.speaker(
      settings, catalog: language.catalog, surroundings: surroundings, environment: environment, start: .now,
      report: { complain($0) })
    let teller = Teller(
      phraser: phraser(of: narrators), display: display, speaker: speaker, chimes: settings.alerts.contains(.chime)
    ) { start + $0 / .seconds(1) }
    var rules = rules
    rules.linger = .zero
    let session = Session(narrators, rules: rules, notation: language.notation)
    var rehearsal = Rehearsal(session, teller: teller)
    return Speech.ending(try await rehearsal.run(), of: speaker)
  }

  /// `wallStart` is when the clock times were read.
  private func runLive(
    _ narrators: [Narrator], _ rules: Session.Rules, at wallStart: Double, notes: [String]
  ) async throws -> Session.Ending {
    if settings.requiresSpeech {
      try await Speech.require(
        settings, catalog: language.catalog, surroundings: surroundings, environment: environment)
    }
    Speech.makeReady(settings, catalog: language.catalog)
    let clock = ContinuousClock()
    let start = clock.now
    let events = AsyncStream.makeStream(of: RunEvent.self)
    let complain = { @Sendable [continuation = events.continuation] failure in
      _ = continuation.yield(.complaint(failure))
    }
    let followers = try followers(complain: complain)
    let speaker = try Speech.speaker(
      settings, catalog: language.catalog, surroundings: surroundings, environment: environment, start: start,
      report: complain)
    let display = display()
    let keyboard = isatty(STDIN_FILENO) == 1 ? Keyboard(descriptor: STDIN_FILENO) : nil
    var sources: [any InputSource] = [Signals()]
    if let keyboard {
      sources.append(keyboard)
    } else if settings.readsCommands {
      sources.append(ControlLines(descriptor: STDIN_FILENO))
    }
    var rules = rules
    rules.lead = display.lead
    let session = Session(narrators, rules: rules, notation: language.notation)
    let teller = Teller(
      phraser: phraser(of: narrators), display: display, followers: followers, speaker: speaker,
      chimes: settings.alerts.contains(.chime)
    ) { instant in
      // Asked anew each time, since the clock on the wall may have been set meanwhile.
      secondsSince1970() - (start.duration(to: clock.now) - instant) / .seconds(1)
    }
    var run = TimerRun(
      session, teller: teller, start: start, wallStart: wallStart, sources: sources, keyboard: keyboard,
      events: events)
    for note in notes { events.continuation.yield(.complaint(.failed(note))) }
    return Speech.ending(await run.run(), of: speaker)
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

  private func phraser(of narrators: [Narrator]) -> Phraser {
    var phraser = language.phraser
    phraser.isOneOfSeveral = narrators.count > 1
    return phraser
  }

  private func linger() throws(Failure) -> Duration {
    guard let text = settings.linger else { return surroundings.lastLineStays ? .seconds(10) : .zero }
    if text == "0" { return .zero }
    return try language.notation.duration(text, for: "--linger", example: "--linger 10s")
  }

  private func display() -> any Display {
    let output = settings.lines(.none)
    if settings.display == .json { return JSONDisplay(output) }
    guard output.isTerminal else { return PlainDisplay(output, medium: .pipe) }
    return PlainDisplay(
      output, medium: surroundings.terminal.isVTE ? .vte : .terminal, rings: settings.alerts.contains(.bell))
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

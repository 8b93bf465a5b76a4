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

  func run(_ time: String, label: String?) async throws -> Session.Ending {
    // A reader needs its time: it is given few announcements.
    let usual = surroundings.reader.isActive ? Plan.sparse : .standard
    let narrator = Narrator(
      Countdown(try language.notation.duration(time, example: "speech-timer 1h30m")), label: try name(label),
      plan: try usual.adapted(to: settings, notation: language.notation))
    if settings.wav != nil, narrator.countdown.duration > WavWriter.longest {
      throw Failure.usage(
        "--wav: a WAV file holds no more than 27 hours, not \(time.shown). Right would be: --wav exam.wav 3h")
    }
    let linger = try linger()
    return settings.rehearses ? try await rehearse(narrator) : try await runLive(narrator, linger: linger)
  }

  /// The name of the countdown: that before the equals sign, or that of the option.
  private func name(_ label: String?) throws(Failure) -> String? {
    if let label, settings.label != nil {
      throw .usage("--label beside \(label.shown)=: give one name. Right would be: speech-timer Tea=4m")
    }
    let name = (label ?? settings.label)?.cleaned(longest: 80)
    return name?.isEmpty == true ? nil : name
  }

  private func rehearse(_ narrator: Narrator) async throws -> Session.Ending {
    let start = secondsSince1970()
    let display: any Display =
      settings.display == .json ? JSONDisplay(settings.lines(.endless)) : RehearsalDisplay(settings.lines(.endless))
    let speaker = try Speech.speaker(
      settings, catalog: language.catalog, surroundings: surroundings, environment: environment, start: .now,
      report: { complain($0) })
    let teller = Teller(
      phraser: language.phraser, display: display, speaker: speaker, chimes: settings.alerts.contains(.chime)
    ) { start + $0 / .seconds(1) }
    let session = Session(narrator, showsCounted: showsCounted, notation: language.notation)
    var rehearsal = Rehearsal(session, teller: teller)
    return Speech.ending(try await rehearsal.run(), of: speaker)
  }

  private func runLive(_ narrator: Narrator, linger: Duration) async throws -> Session.Ending {
    if settings.requiresSpeech {
      try await Speech.require(
        settings, catalog: language.catalog, surroundings: surroundings, environment: environment)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let events = AsyncStream.makeStream(of: RunEvent.self)
    let speaker = try Speech.speaker(
      settings, catalog: language.catalog, surroundings: surroundings, environment: environment, start: start,
      report: { [continuation = events.continuation] in continuation.yield(.complaint($0)) })
    let display = display()
    let keyboard = isatty(STDIN_FILENO) == 1 ? Keyboard(descriptor: STDIN_FILENO) : nil
    var sources: [any InputSource] = [Signals()]
    if let keyboard {
      sources.append(keyboard)
    } else if settings.readsCommands {
      sources.append(ControlLines(descriptor: STDIN_FILENO))
    }
    let session = Session(
      narrator, showsCounted: showsCounted, linger: linger, lead: display.lead, notation: language.notation)
    let teller = Teller(
      phraser: language.phraser, display: display, speaker: speaker, chimes: settings.alerts.contains(.chime)
    ) { instant in
      // Asked anew each time, since the clock on the wall may have been set meanwhile.
      secondsSince1970() - (start.duration(to: clock.now) - instant) / .seconds(1)
    }
    var run = TimerRun(
      session, teller: teller, start: start, sources: sources, keyboard: keyboard, events: events)
    return Speech.ending(await run.run(), of: speaker)
  }

  private var showsCounted: Bool { settings.final != nil || settings.display == .json }

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
  func lines(_ patience: Output.Patience) -> Output {
    Output(descriptor: wav == "-" ? STDERR_FILENO : STDOUT_FILENO, patience: patience)
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

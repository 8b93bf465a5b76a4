internal import Announcing
internal import Phrasing
internal import Surroundings
internal import Timing

/// Puts a run together from what was asked for, and runs it.
struct Wiring {
  let settings: Settings
  let language: Language
  let environment: Environment
  let surroundings: Surroundings
  /// Where it runs in the background.
  let detachment = Detachment.own
  /// What is written down, so that the run can be gone on with.
  let arguments: Arguments
  /// What it goes on with.
  let past: Restoration?

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

  func run(_ timers: [Command.Timer]) async throws -> Session.Ending {
    let now = past?.record.began ?? secondsSince1970()
    var parser = parser(at: now)
    let narrators = try parser.narrators(of: timers)
    return try await run(
      narrators, lasting: narrators.map(\.countdown.duration).max(), at: now, notes: parser.notes)
  }

  /// Runs steps one after another.
  func run(routine steps: [Command.Timer]) async throws -> Session.Ending {
    let now = past?.record.began ?? secondsSince1970()
    let narrator = try parser(at: now).narrator(of: steps)
    return try await run([narrator], lasting: narrator.routine?.duration, at: now)
  }

  func parser(at now: Double) -> TimerParser {
    // A reader needs its time: it is given few announcements.
    TimerParser(
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

  private func linger() throws(Failure) -> Duration {
    guard let text = settings.linger else { return surroundings.lastLineStays ? .seconds(10) : .zero }
    if text == "0" { return .zero }
    return try language.notation.duration(text, for: "--linger", example: "--linger 10s")
  }
}

internal import CLinux
internal import Displaying
internal import Glibc
internal import Listening
internal import Phrasing
internal import Speaking
internal import Timing

/// The program: from its arguments to its exit status.
package enum Program {
  /// Runs, and ends the process.
  @MainActor package static func main() async -> Never {
    Descriptors.fillGaps()
    share_heap()
    ignoreFailedWrites()
    // Before anything is started that cannot do without, and would end the process.
    do throws(Failure) { try Descriptors.makeRoom() } catch {
      complain(error)
      _exit(error.kind.rawValue)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    let ending = await withTaskExecutorPreference(RunQueue.shared) {
      await run(arguments, environment: .own)
    }
    if case .signal(let signal) = ending { signal.takeDefaultAction() }
    // A thread that waits for a sound server must not hold the exit up.
    _exit(ending.status)
  }

  private static func run(_ arguments: [String], environment: Environment) async -> Session.Ending {
    do {
      if arguments.first == Completion.command {
        try print(Completion(Array(arguments.dropFirst())).answer(.here).text)
        return .answered
      }
      let arguments = try Arguments(arguments)
      var settings = Settings()
      try arguments.apply(to: &settings)
      if let request = settings.request {
        if request == .devices || request == .locales { try settings.refuseLinesOfPrograms() }
        try answer(request)
        return .answered
      }
      let command = try Command(arguments.words)
      let configuration = settings.ignoresConfiguration ? nil : try ConfigurationFile(environment)
      guard case .restore(let name) = command else {
        return try await run(command, arguments, beside: configuration, environment: environment)
      }
      try configuration?.apply(to: &settings, beside: arguments)
      let past: Restoration?
      do {
        past = try restoration(name, beside: arguments, settings, environment: environment)
      } catch {
        throw configuration?.located(Failure(any: error), beside: arguments) ?? error
      }
      guard let past else { return try Detachment.start() }
      return try await run(
        past.command, past.arguments, beside: configuration, environment: environment, goingOnFrom: past)
    } catch {
      let failure = Failure(any: error)
      complain(failure)
      return .failed(failure.kind)
    }
  }

  private static func run(
    _ command: Command, _ arguments: Arguments, beside configuration: ConfigurationFile?, environment: Environment,
    goingOnFrom past: Restoration? = nil
  ) async throws -> Session.Ending {
    var settings = Settings()
    try arguments.apply(to: &settings)
    // Of what is wanted each time, what belongs to another command rests.
    try arguments.refuse(beside: command)
    try settings.refuse(beside: command)
    guard let configuration else {
      return try await run(command, arguments, settings, environment: environment, goingOnFrom: past)
    }
    settings = Settings()
    try configuration.apply(to: &settings, beside: arguments)
    do {
      try arguments.apply(to: &settings)
      return try await run(command, arguments, settings, environment: environment, goingOnFrom: past)
    } catch {
      let failure = Failure(any: error)
      guard let others = configuration.others(than: failure, beside: arguments) else {
        throw configuration.located(failure, beside: arguments)
      }
      return try await run(command, arguments, beside: others, environment: environment, goingOnFrom: past)
    }
  }

  private static func run(
    _ command: Command, _ arguments: Arguments, _ settings: Settings, environment: Environment,
    goingOnFrom past: Restoration?
  ) async throws -> Session.Ending {
    if settings.isDetached, Detachment.own == nil { return try Detachment.start() }
    func wiring(_ arguments: Arguments) throws -> Wiring {
      try Wiring(settings, environment: environment, recording: arguments, goingOnFrom: past)
    }
    switch command {
    case .help(let word):
      try print(word.map { word throws(Failure) in Help.command(try Command.entry(for: word)) } ?? Help.long)
      return .answered
    case .say(let times): return try await Saying(settings, environment: environment).say(times)
    case .check: return try await Checking(settings, environment: environment).run()
    case .ring(let ring): return try Picturing(settings, environment: environment).draw(ring)
    case .goals(let goals):
      try settings.refusePictureOfWhatIsTold()
      return try await Tallying(goals, settings: settings, environment: environment).run()
    case .start(let timers): return try await wiring(arguments).run(timers)
    case .routine(let steps): return try await wiring(arguments).run(routine: steps)
    case .talk(let times): return try await wiring(arguments).run(talk: times)
    case .restore: throw Failure.failed("Nothing to restore.")
    case .ask:
      guard Dialogue.isPossible(settings) else {
        throw Failure.usage("No time given. Right would be: speech-timer 5m")
      }
      guard let timer = try await Dialogue(wiring: wiring(arguments)).ask() else { return .answered }
      return try await wiring(arguments.saying([timer.time])).run([timer])
    case .question(let question): return try Asking(settings, environment: environment).ask(question)
    }
  }

  /// The run that is gone on with; nil where it is for a process in the background to take.
  private static func restoration(
    _ name: String?, beside arguments: Arguments, _ settings: Settings, environment: Environment
  ) throws -> Restoration? {
    let past = try Restoration(name, beside: arguments, settings, environment: environment)
    return past.isDetached && Detachment.own == nil ? nil : past
  }

  private static func answer(_ request: Settings.Request) throws {
    switch request {
    case .shortHelp: try print(Help.short)
    case .longHelp: try print(Help.long)
    case .version: try print("speech-timer \(Help.version)\n")
    case .locales:
      try print(try Catalogs().names().map { "\($0.tag)\t\($0.name)\t\($0.voice)\n" }.joined())
    case .devices: try listDevices()
    }
  }

  /// Lists the sound devices. Where the server's cannot be had, that is told beside ALSA's; without any, it is a
  /// failure.
  private static func listDevices() throws(Failure) {
    let cards = AudioDevice.cards
    var sinks: [AudioDevice] = []
    do throws(SpeechProblem) { sinks = try AudioDevice.sinks() } catch {
      let problem = error.wordsOfServer
      if cards.isEmpty { throw .failed("\(problem). No devices are found.") }
      complain(.failed("\(problem). Only ALSA's devices are listed."))
    }
    try print((sinks + cards).map { "\($0.name)\t\($0.description)\n" }.joined())
  }

  static func print(_ text: String) throws(Failure) {
    var output = Output(descriptor: STDOUT_FILENO, patience: .endless)
    do throws(Output.Problem) { try output.write(text) } catch .closed {} catch { throw Failure(error) }
  }
}

extension Session.Ending {
  /// The exit status, as shells know it.
  var status: Int32 {
    switch self {
    case .timeIsUp, .answered, .outputClosed: 0
    case .failed(let kind): kind.rawValue
    case .stopped: 130
    case .signal(let signal): 128 + signal.number
    case .relayed(let status): status
    }
  }
}

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
    ignoreFailedWrites()
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
        try answer(request)
        return .answered
      }
      let command = try Command(arguments.words)
      // Of what is wanted each time, what belongs to another command rests.
      try settings.refuse(beside: command)
      guard !settings.ignoresConfiguration, let configuration = try ConfigurationFile(environment) else {
        return try await run(command, settings, environment: environment)
      }
      do {
        settings = Settings()
        try configuration.apply(to: &settings, beside: arguments.options)
        try arguments.apply(to: &settings)
        return try await run(command, settings, environment: environment)
      } catch let failure as Failure {
        throw configuration.located(failure, beside: arguments.options)
      }
    } catch {
      let failure = Failure(any: error)
      complain(failure)
      return .failed(failure.kind)
    }
  }

  private static func run(
    _ command: Command, _ settings: Settings, environment: Environment
  ) async throws -> Session.Ending {
    if settings.isDetached, Detachment.own == nil { return try Detachment.start() }
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
    case .start(let entrants): return try await Wiring(settings, environment: environment).run(entrants)
    case .routine(let steps): return try await Wiring(settings, environment: environment).run(routine: steps)
    case .talk(let times): return try await Wiring(settings, environment: environment).run(talk: times)
    case .ask:
      guard Dialogue.isPossible(settings) else {
        throw Failure.usage("No time given. Right would be: speech-timer 5m")
      }
      let wiring = try Wiring(settings, environment: environment)
      guard let entrant = try await Dialogue(wiring: wiring).ask() else { return .answered }
      return try await wiring.run([entrant])
    case .question(let question): return try Asking(settings, environment: environment).ask(question)
    }
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

  /// Lists the sound devices. Where the server's cannot be had, that is told beside ALSA's; without any, it is a failure.
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

extension Option {
  /// The commands beside which an option does something, in words and by one that is right.
  struct Place: Sendable {
    let commands: Set<Command.Kind>
    let words: String
    let example: String

    static let anywhere = Place(commands: Set(Command.Kind.allCases), words: "every command", example: "5m")
    static let countdowns = Place(commands: counting, words: "countdowns", example: "20m")
    static let timers = Place(commands: running, words: "timers", example: "20m")
    static let background = Place(
      commands: running.subtracting([.dialogue]), words: "timers whose time is given", example: "20m")
    static let single = Place(commands: [.countdown], words: "a single countdown", example: "Standard=90m")
    static let routine = Place(commands: [.routine], words: "routine", example: "routine Work=25m Break=5m")
    static let talk = Place(commands: [.talk], words: "talk", example: "talk 5m,6m,7m")
    static let questions = Place(commands: [.question], words: "asking a running timer", example: "left")
    static let told = Place(
      commands: running.union([.say, .goals]), words: "timers, say and goals", example: "20m")
    static let speech = Place(
      commands: running.union([.say, .goals, .check]), words: "timers, say, goals and check", example: "20m")
    static let lines = Place(
      commands: running.union([.say, .goals, .question]), words: "timers, asking them, say and goals", example: "20m")
    static let named = Place(
      commands: running.union([.ring, .goals, .question]), words: "timers and pictures", example: "5m")
    static let rings = Place(
      commands: running.union([.ring, .goals]), words: "timers, ring and goals", example: "ring 0.3")
    static let ringsOfOne = Place(
      commands: counting.union([.ring]), words: "countdowns and ring", example: "ring 0.3")
    static let pictures = Place(commands: [.ring, .goals], words: "ring and goals", example: "ring 0.3")

    private static let counting: Set<Command.Kind> = [.countdown, .dialogue, .routine]
    private static let running = counting.union([.talk])
  }

  /// With a value that is right.
  private var usage: String {
    let name = names.last ?? ""
    return if case .value(_, let example, _) = effect { "\(name) \(example)" } else { name }
  }

  /// Refuses to stand beside a command where it would do nothing; `name` is what it was called.
  func refuse(beside command: Command.Kind, as name: String) throws(Failure) {
    if place.commands.contains(command) { return }
    throw .usage("\(name) is for \(place.words). Right would be: speech-timer \(place.example) \(usage)")
  }
}

extension Option.Group {
  /// Where most of its options do something.
  var place: Option.Place {
    switch self {
    case .when: .countdowns
    case .speech: .speech
    case .show: .lines
    case .live, .end: .timers
    case .other: .anywhere
    }
  }
}

extension Command {
  /// A command without what it is given.
  enum Kind: CaseIterable {
    case countdown, dialogue, routine, talk, question, say, check, ring, goals, help
  }

  var kind: Kind {
    switch self {
    case .start, .restore: .countdown
    case .ask: .dialogue
    case .routine: .routine
    case .talk: .talk
    case .question: .question
    case .say: .say
    case .check: .check
    case .ring: .ring
    case .goals: .goals
    case .help: .help
    }
  }
}

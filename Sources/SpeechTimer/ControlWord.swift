internal import Timing

/// The words that ask or tell a running timer: on the command line, at its socket, and in the lines it reads.
package enum ControlWord: String, CaseIterable, Sendable {
  case left, list, watch, wait, pause, resume, reset, stop, add, next, mute, unmute, silence

  enum Scope {
    /// Whatever runs.
    case everything
    /// All countdowns that were started together.
    case wholeRun
    case countdown
  }

  /// Those that only other processes have a use for.
  static let fromElsewhere: [ControlWord] = [.list, .watch, .wait]

  var scope: Scope {
    switch self {
    case .list, .watch: .everything
    case .next, .mute, .unmute, .silence: .wholeRun
    case .left, .wait, .pause, .resume, .reset, .stop, .add: .countdown
    }
  }

  /// Whether there is no answer to say.
  var isSilent: Bool { [.watch, .wait, .silence].contains(self) }

  /// What it says by itself; nil where more belongs to it, or a run has nothing to do.
  var order: Order? {
    switch self {
    case .left: .tellTimeLeft
    case .pause: .pause
    case .resume: .resume
    case .reset: .reset
    case .stop: .stop
    case .next: .next
    case .mute: .mute
    case .unmute: .unmute
    case .silence: .silence
    case .list, .watch, .wait, .add: nil
    }
  }

  /// With what has to stand behind it.
  var example: String { self == .add ? "add 5m" : rawValue }
}

extension Command.Entry {
  init(_ word: ControlWord) {
    self.init(
      word: word.rawValue, arguments: word.arguments, help: word.help,
      group: ([.left] + ControlWord.fromElsewhere).contains(word) ? .ask : .tell)
  }
}

extension ControlWord {
  fileprivate var arguments: String {
    switch self {
    case .list, .watch: ""
    case .add: "TIME [LABEL]"
    case .left, .wait, .pause, .resume, .reset, .stop, .next, .mute, .unmute, .silence: "[LABEL]"
    }
  }

  fileprivate var help: String {
    switch self {
    case .left:
      "Print how much time is left. One timer that runs needs no name; one without a name has a number."
    case .list: "Print all that run, one a line, with time left."
    case .watch: "Print what all that run now announce, until they have ended."
    case .wait: "Wait for the end of a timer, and end with its exit status."
    case .pause: "Pause a timer."
    case .resume: "Let a paused timer go on."
    case .reset: "Start a timer over."
    case .stop: "Stop a timer."
    case .add: "Add time to a timer, or take it off: add 5m, add -1m Tea."
    case .next: "Go on to the next step of a routine."
    case .mute: "Switch off the speech of a timer, and of all that were started with it."
    case .unmute: "Switch the speech of a timer on again."
    case .silence: "Stop what is being said, and nothing else."
    }
  }
}

internal import Listening
internal import Timing

/// Something that a running timer is told to do, or asked.
enum Order: Equatable {
  case pause, resume, togglePause
  case tellTimeLeft
  case add(Duration)
  /// Stop what is being said, and do nothing else.
  case silence
  case mute, unmute, toggleMute
  case startOver
  /// Start over, if this is the second time in a row.
  case confirmStartOver(key: String)
  case stop
  case tellKeys

  /// Whether it is done after the end too; any other key then ends the run.
  var isForAfterTheEnd: Bool {
    switch self {
    case .add, .silence, .tellTimeLeft, .tellKeys: true
    case .pause, .resume, .togglePause, .mute, .unmute, .toggleMute, .startOver, .confirmStartOver, .stop: false
    }
  }
}

extension Order {
  /// The order of a key, if it has one.
  init?(_ key: Key) {
    switch key {
    case .space: self = .togglePause
    case .enter: self = .tellTimeLeft
    case .tab: return nil
    case .character(let character):
      switch character.lowercased() {
      case "t": self = .tellTimeLeft
      case "+", "=": self = .add(.seconds(60))
      case "-": self = .add(.seconds(-60))
      case ".": self = .silence
      case "m": self = .toggleMute
      case "r": self = .confirmStartOver(key: "r")
      case "q": self = .stop
      case "?": self = .tellKeys
      default: return nil
      }
    }
  }

  private static let words: [(word: String, order: Order)] = [
    ("left", .tellTimeLeft), ("pause", .pause), ("resume", .resume), ("reset", .startOver), ("stop", .stop),
    ("mute", .mute), ("unmute", .unmute), ("silence", .silence),
  ]

  /// The order of a line of standard input; nil for a blank one.
  init?(line: String, notation: TimeNotation) throws(Failure) {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let word = parts.first else { return nil }
    let argument = parts.count > 1 ? parts[1] : nil
    if word == "add" {
      guard let argument else { throw .usage("add needs a time, such as: add 5m") }
      do {
        self = .add(try notation.signedDuration(of: argument))
      } catch {
        throw Failure(error, in: argument, rightWouldBe: "add 5m")
      }
      return
    }
    guard let match = Self.words.first(where: { $0.word == word }) else {
      let words = Self.words.map(\.word) + ["add"]
      let all = "There are: \(words.joined(separator: ", "))."
      let guess = closest(to: word, among: words).map { "Did you mean \($0)?" } ?? all
      throw .usage("Not a command: \(word.shown). \(guess)")
    }
    if let argument { throw .usage("\(word) takes nothing after it: \(argument.shown). Right would be: \(word)") }
    self = match.order
  }
}

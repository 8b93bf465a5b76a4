internal import Drawing

/// What the program is asked to do: how it is done is a matter of options.
enum Command: Equatable {
  /// Count down, each of these at once.
  case start([Timer])
  /// Ask for how long, then count down.
  case ask
  /// Count down one after another.
  case routine([Timer])
  /// Time a speech.
  case talk([String])
  case say([String])
  case check
  case ring(Ring)
  case goals([Goal])
  /// Ask or tell a run that goes on elsewhere.
  case question(Question)
  case help(String?)
  /// Go on with a run that was cut off, by its name.
  case restore(String?)

  /// A countdown as it is typed: its time, and the name that stands before the equals sign.
  struct Timer: Equatable {
    var label: String?
    var time: String
  }

  /// Makes sense of the words that are no options.
  init(_ words: [String]) throws(Failure) {
    guard let first = words.first else {
      self = .ask
      return
    }
    let rest = Array(words.dropFirst())
    if Self.startsTime(first) || first.isEmpty || first.contains("=") {
      self = .start(try Self.timers(words))
      return
    }
    switch first {
    case "start":
      if rest.isEmpty { throw .usage("start needs a time. Right would be: speech-timer start 5m") }
      self = .start(try Self.timers(rest))
    case "until":
      if rest.isEmpty { throw .usage("until needs a clock time. Right would be: speech-timer until 17:30") }
      let time = rest.joined(separator: " ")
      self = .start([Timer(label: nil, time: time.hasPrefix("@") ? time : "@" + time)])
    case "routine":
      self = .routine(try Self.timers(rest))
    case "talk": self = .talk(rest)
    case "say":
      if rest.isEmpty { throw .usage("say needs a time. Right would be: speech-timer say 1m5s") }
      self = .say(rest)
    case "check":
      if let other = rest.first {
        throw .usage("check takes nothing after it: \(other.shown). Right would be: speech-timer check")
      }
      self = .check
    case "ring":
      guard let fraction = rest.first else {
        throw .usage("ring needs a fraction. Right would be: speech-timer ring 0.3")
      }
      if rest.count > 1 {
        throw .usage("ring takes one fraction: \(rest[1].shown). Right would be: speech-timer ring 0.3")
      }
      self = .ring(try Ring(text: fraction))
    case "goals":
      if rest.isEmpty { throw .usage("goals needs a goal. Right would be: speech-timer goals Move=520/600kcal") }
      self = .goals(try Goal.goals(rest))
    case "help":
      if rest.count > 1 {
        throw .usage("help takes one command: \(rest[1].shown). Right would be: speech-timer help say")
      }
      self = .help(rest.first)
    case "restore": self = .restore(rest.isEmpty ? nil : rest.joined(separator: " "))
    default:
      guard let word = ControlWord(rawValue: first) else { throw Self.unknown(first) }
      self = .question(try Question(word, rest))
    }
  }

  /// One time, of one word or more; or names with their times.
  private static func timers(_ words: [String]) throws(Failure) -> [Timer] {
    var timers: [Timer] = []
    for word in words {
      if let equals = word.firstIndex(of: "=") {
        if let other = timers.first, other.label == nil {
          throw .usage("A time without a name beside \(word.shown): \(other.time.shown). Right would be: Tea=4m")
        }
        timers.append(Timer(label: String(word[..<equals]), time: String(word[word.index(after: equals)...])))
      } else if timers.isEmpty {
        timers.append(Timer(label: nil, time: word))
      } else {
        timers[timers.count - 1].time += " " + word
      }
    }
    return timers
  }

  /// A time starts with a digit, `@`, `P` or a sign; digits of any script, and a fraction may lack its zero.
  private static func startsTime(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    if first.isWholeNumber || "@-.,".contains(first) { return true }
    guard first == "P", let second = word.dropFirst().first else { return false }
    return second == "T" || second.isWholeNumber
  }

  private static func unknown(_ word: String) -> Failure {
    let hint = near(word).map { "Did you mean \($0)?" } ?? "Right would be: speech-timer 5m"
    return .usage("Not a time or a command: \(word.shown). \(hint)")
  }
}

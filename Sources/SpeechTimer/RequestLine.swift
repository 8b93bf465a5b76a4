internal import Timing

/// A line of the socket: a wish, and whether the answer is said too.
struct RequestLine: Equatable {
  enum Wish: Equatable {
    /// How all countdowns stand.
    case list
    /// Whatever is shown from now on.
    case watch
    /// The end of the countdown of this name; nil: of all.
    case wait(label: String?)
    case order(OrderLine)
  }

  let wish: Wish
  let isAloud: Bool

  /// What stands before a command whose answer is to be said.
  private static let aloud = "aloud"

  /// A line that asks, or tells.
  static func text(_ words: [String], isAloud: Bool) -> String {
    ((isAloud ? [aloud] : []) + words).joined(separator: " ")
  }

  init(_ line: String, labels: [String], notation: TimeNotation) throws(Failure) {
    var words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    isAloud = words.first.map { $0 == Self.aloud } ?? false
    if isAloud { words = words.count > 1 ? words[1].split(maxSplits: 1, whereSeparator: \.isWhitespace) : [] }
    let argument = words.count > 1 ? String(words[1]) : nil
    let word = words.first.flatMap { ControlWord(rawValue: String($0)) }
    if isAloud, let word, word.isSilent { throw .usage("\(word) says nothing by itself. Right would be: \(word)") }
    switch word {
    case .list:
      try OrderLine.refuse(argument, after: .list)
      wish = .list
    case .watch:
      try OrderLine.refuse(argument, after: .watch)
      wish = .watch
    case .wait: wish = .wait(label: try OrderLine.label(argument, after: .wait, of: labels))
    case .left, .pause, .resume, .reset, .stop, .add, .next, .mute, .unmute, .silence, nil:
      let rest = words.joined(separator: " ")
      guard
        let line = try OrderLine(rest, labels: labels, notation: notation, others: ControlWord.fromElsewhere)
      else { throw .usage("Nothing asked. Right would be: left") }
      wish = .order(line)
    }
  }
}

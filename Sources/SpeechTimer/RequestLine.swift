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
  static let aloud = "aloud"
  private static let words = ["list", "watch", "wait"]

  init(_ line: String, labels: [String], notation: TimeNotation) throws(Failure) {
    var words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    isAloud = words.first.map { $0 == Self.aloud } ?? false
    if isAloud { words = words.count > 1 ? words[1].split(maxSplits: 1, whereSeparator: \.isWhitespace) : [] }
    let argument = words.count > 1 ? String(words[1]) : nil
    switch words.first {
    case "list":
      try OrderLine.refuse(argument, after: "list")
      wish = .list
    case "watch":
      try OrderLine.refuse(argument, after: "watch")
      if isAloud { throw .usage("watch says nothing by itself. Right would be: watch") }
      wish = .watch
    case "wait":
      if isAloud { throw .usage("wait says nothing by itself. Right would be: wait") }
      wish = .wait(label: try OrderLine.label(argument, after: "wait", of: labels))
    default:
      let rest = words.joined(separator: " ")
      guard let line = try OrderLine(rest, labels: labels, notation: notation, others: Self.words) else {
        throw .usage("Nothing asked. Right would be: left")
      }
      if isAloud, line.order == .silence { throw .usage("silence says nothing. Right would be: silence") }
      wish = .order(line)
    }
  }
}

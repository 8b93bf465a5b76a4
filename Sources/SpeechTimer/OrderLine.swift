internal import Timing

/// A line that is typed or sent: an order, and whom it is for.
struct OrderLine: Equatable {
  let order: Order
  /// The name of one countdown; nil: all.
  let label: String?

  /// Reads a line; nil for a blank one. `others` are words that mean something where the line comes from.
  init?(_ line: String, labels: [String], notation: TimeNotation, others: [ControlWord] = []) throws(Failure) {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = parts.first else { return nil }
    let word = ControlWord(rawValue: first)
    let argument = parts.count > 1 ? parts[1] : nil
    if word == .add {
      guard let argument else { throw .usage("add needs a time, such as: \(ControlWord.add.example)") }
      (order, label) = try Self.addition(argument, labels: labels, notation: notation)
      return
    }
    guard let word, let order = word.order else {
      let words = (ControlWord.allCases.filter { !ControlWord.fromElsewhere.contains($0) } + others).map(\.rawValue)
      let all = "There are: \(words.joined(separator: ", "))."
      let guess = closest(to: first, among: words).map { "Did you mean \($0)?" } ?? all
      throw .usage("Not a command: \(first.shown). \(guess)")
    }
    self.order = order
    label = try Self.label(argument, after: word, of: word.scope == .countdown ? labels : [])
  }

  /// The name behind a word, where there may be one.
  static func label(_ argument: String?, after word: ControlWord, of labels: [String]) throws(Failure) -> String? {
    if labels.isEmpty { try refuse(argument, after: word) }
    guard let argument else { return nil }
    guard let known = match(argument, in: labels) ?? beginning(argument, of: labels) else {
      throw .usage("No countdown has this name: \(argument.shown). There are: \(labels.joined(separator: ", ")).")
    }
    return known
  }

  static func refuse(_ argument: String?, after word: ControlWord) throws(Failure) {
    guard let argument else { return }
    let what = word == .add ? "only a time" : "nothing"
    throw .usage("\(word) takes \(what) after it: \(argument.shown). Right would be: \(word.example)")
  }

  /// "5m", or "5m Tea".
  private static func addition(
    _ argument: String, labels: [String], notation: TimeNotation
  ) throws(Failure) -> (Order, String?) {
    func read(_ parts: TimeAndName.Parts) throws(Failure) -> (Order, String?) {
      (try change(parts.time, notation: notation), try label(parts.name, after: .add, of: labels))
    }
    let text = TimeAndName(argument)
    let known = text.known({ match($0, in: labels) != nil }, orBeginning: { beginning($0, of: labels) != nil })
    if let known { return try read(known) }
    do throws(Failure) {
      return (try change(argument, notation: notation), nil)
    } catch {
      guard let unknown = text.unknown else { throw error }
      return try read(unknown)
    }
  }

  private static func change(_ text: String, notation: TimeNotation) throws(Failure) -> Order {
    do {
      return .add(try notation.signedDuration(of: text))
    } catch {
      throw Failure(error, in: text, rightWouldBe: ControlWord.add.example)
    }
  }

  /// The one name that begins so, as a name does that a line has no room for.
  static func beginning(_ name: String, of labels: [String]) -> String? {
    guard name.count <= TimerParser.longestName else { return nil }
    let found = labels.filter { $0.lowercased().hasPrefix(name.lowercased()) }
    return found.count == 1 ? found[0] : nil
  }

  /// A name as it was given, in capitals or not.
  static func match(_ name: String, in labels: [String]) -> String? {
    guard name.count <= TimerParser.longestName else { return nil }
    return labels.first { $0 == name } ?? labels.first { $0.lowercased() == name.lowercased() }
  }
}

/// The keys that a catalog tells in one text, a sentence each, in this order.
enum KeySentence: Int, CaseIterable {
  case pause, timeLeft, minute, silence, mute, reset, quit

  /// What does in a speech what it does elsewhere.
  static let ofTalk: [KeySentence] = [.silence, .mute, .quit]

  /// These keys alone, out of the text with all.
  static func text(of wanted: [KeySentence], in text: String) -> String {
    let all = sentences(of: text)
    return wanted.map { all[$0.rawValue] }.joined().trimmed
  }

  /// Whether a text has a sentence for each key.
  static func isComplete(_ text: String) -> Bool { sentences(of: text).count == allCases.count }

  /// Each with its full stop, of any script, and the blanks behind it.
  private static func sentences(of text: String) -> [Substring] {
    var sentences: [Substring] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let end = rest.firstIndex { ".。।։۔".contains($0) }.map { rest.index(after: $0) } ?? rest.endIndex
      let next = rest[end...].firstIndex { !$0.isWhitespace } ?? rest.endIndex
      sentences.append(rest[..<next])
      rest = rest[next...]
    }
    return sentences
  }
}

extension String {
  fileprivate var trimmed: String {
    String(prefix(upTo: lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex))
  }
}

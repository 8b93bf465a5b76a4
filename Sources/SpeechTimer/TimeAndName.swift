/// What stands behind `add`: a time, and perhaps a name: "5m", or "5m Tea".
struct TimeAndName {
  typealias Parts = (time: String, name: String)

  private let words: [Substring]

  init(_ text: String) { words = text.split(whereSeparator: \.isWhitespace) }

  /// All of it, a blank between words.
  var whole: String { words.joined(separator: " ") }

  /// In two, where the name is one that is known, or else the beginning of one.
  func known(_ isName: (String) -> Bool, orBeginning isBeginning: (String) -> Bool) -> Parts? {
    counts.lazy.map(parts).first { isName($0.name) }
      ?? counts.lazy.filter { !isNumber(words[$0 - 1]) }.map(parts).first { isBeginning($0.name) }
  }

  /// In two, where what stands behind the time is a name, though nobody's: no unit of a number, and no more numbers.
  var unknown: Parts? {
    counts.first { !isNumber(words[$0 - 1]) && words[$0...].allSatisfy { $0.allSatisfy { !$0.isNumber } } }.map(parts)
  }

  /// How many words the time may have. Nothing so long is a name: a flood of words is not looked through. The longest
  /// name first: "Long bread" is not "bread".
  private var counts: Range<Int> { max(1, words.count - TimerParser.longestName)..<max(1, words.count) }

  private func parts(_ count: Int) -> Parts {
    (words[..<count].joined(separator: " "), words[count...].joined(separator: " "))
  }

  /// Whether what follows may be its unit, and no name.
  private func isNumber(_ word: Substring) -> Bool { word.allSatisfy { !$0.isLetter && $0 != ":" } }
}

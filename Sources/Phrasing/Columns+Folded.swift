extension Columns {
  /// Where a text can be broken, the better ones last.
  private enum Break: Comparable {
    case insideWord, character, word, clause, sentence
  }

  private static let sentenceMarks: Set<Character> = [".", "!", "?", "。", "！", "？", "։", "।", "۔", "؟"]
  private static let clauseMarks: Set<Character> = [",", ";", ":", "、", "，", "；", "：", "،", "؛", "՝"]

  /// A text in lines of so many columns: of whole sentences, as many in each as fit; else of whole clauses, else of
  /// whole words, a number beside its unit. Only a word that is longer than a line is broken.
  package static func folded(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while count(String(rest)) > columns, let end = lastBreak(of: rest, within: columns) {
      lines.append(trimmed(rest[..<end]))
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return rest.isEmpty ? lines : lines + [String(rest)]
  }

  /// The last of the best breaks within so many columns.
  private static func lastBreak(of text: Substring, within columns: Int) -> Substring.Index? {
    var best: (index: Substring.Index, kind: Break)?
    var width = 0
    var before: Character?
    for (index, next) in zip(text.indices, text) where width <= columns {
      if let before, let kind = breakBetween(before, next), kind >= best?.kind ?? .insideWord { best = (index, kind) }
      width += count(String(next))
      before = next
    }
    return best?.index
  }

  private static func breakBetween(_ before: Character, _ next: Character) -> Break? {
    // Marks that are as wide as letters need no blank behind them.
    let isOpen = next.isWhitespace || isWide(before)
    if sentenceMarks.contains(before), isOpen { return .sentence }
    if clauseMarks.contains(before), isOpen { return .clause }
    if next.isWhitespace { return before.isNumber ? nil : .word }
    let isMark = sentenceMarks.contains(next) || clauseMarks.contains(next)
    if isMark || before.isWhitespace { return nil }
    return isWide(before) && isWide(next) ? .character : .insideWord
  }

  private static func isWide(_ character: Character) -> Bool { !character.isNumber && count(String(character)) == 2 }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}

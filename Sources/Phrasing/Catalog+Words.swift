package import Timing

extension Catalog {
  /// What people may write behind a number of a unit, in this language: all its written and spoken forms, and what the
  /// catalog adds. Words may have blanks inside ("de minute").
  package var unitWords: [TimeUnit: Set<String>] {
    units.mapValues { forms in
      let patterns = Array(forms.written.values) + forms.spoken.values
      let words = patterns.map(\.words) + forms.words
      return Set(words.map(Catalog.trimmed).filter { !$0.isEmpty })
    }
  }

  /// What people may write between two parts: the language's "and".
  package var fillers: Set<String> {
    let joined = [ListJoiner(locale: tag, kind: .and).joined(["1", "2"])]
    let own = [list.written, list.spoken].compactMap { $0 }.flatMap { [$0.two.words, $0.end.words] }
    let words = (joined + own).map { text in Catalog.trimmed(text.filter { $0.isLetter || $0.isWhitespace }) }
    return Set(words.filter { !$0.isEmpty })
  }

  private static func trimmed(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}

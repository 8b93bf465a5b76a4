package import Timing

extension Catalog {
  /// The words that durations may be typed with in this language.
  package var vocabulary: Vocabulary {
    var units: [String: TimeUnit] = [:]
    for (unit, words) in unitWords {
      for word in words { units[word] = unit }
    }
    return Vocabulary(units: units, fillers: fillers.sorted())
  }

  /// What people may write behind a number of a unit: all its written and spoken forms, and what the catalog adds.
  /// Words may have blanks inside ("de minute"). No word is of two units.
  package var unitWords: [TimeUnit: Set<String>] {
    units.mapValues { forms in
      let patterns = Array(forms.written.values) + forms.spoken.values
      let words = patterns.map(\.words) + forms.words
      return Set(words.map { Catalog.trimmed($0) }.filter { !$0.isEmpty })
    }
  }

  /// What people may write between two parts: the language's "and", as it stands between things and in durations, and
  /// what the catalog adds.
  package var fillers: Set<String> {
    let joiners = [ListJoiner(locale: tag, kind: .and), ListJoiner(list.written, locale: tag)]
    let lists = joiners.flatMap { [$0.joined(["1", "2"]), $0.joined(["0", "1", "2"])] }
    let between = lists.compactMap { $0.split(separator: "1").last?.split(separator: "2").first }
    return Set((between.map(String.init) + otherAnds).map(Catalog.trimmed).filter { $0.contains { $0.isLetter } })
  }

  /// Without blanks and commas at both ends, and with single blanks inside.
  private static func trimmed(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || ",،、፣".contains($0) }
    return words.map { SpokenText.withoutDirectionMarks(String($0)) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

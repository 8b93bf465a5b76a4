/// Text made alike: case, width, apostrophes and blanks no longer tell spellings apart, and what cannot be seen is
/// gone.
///
/// Each character knows where it comes from, so that a piece can be quoted as it was typed.
struct FoldedText {
  private(set) var characters: [Character] = []
  private var origins: [Int] = []
  private let typed: [Character]

  /// Blanks in a row become one, and those at both ends go.
  init(_ text: String) {
    typed = Array(text)
    for (place, character) in typed.enumerated() {
      for folded in Self.fold(character) where folded != " " || (characters.last ?? " ") != " " {
        characters.append(folded)
        origins.append(place)
      }
    }
    if characters.last == " " {
      characters.removeLast()
      origins.removeLast()
    }
  }

  /// The piece as it was typed.
  func typed(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(typed[origins[first]...origins[last]])
  }

  private static func fold(_ character: Character) -> String {
    if character.isWhitespace { return " " }
    var scalars = String.UnicodeScalarView()
    for scalar in character.unicodeScalars where scalar.properties.generalCategory != .format {
      // The dot of a decomposed İ.
      if scalar == "\u{307}", scalars.last == "I" || scalars.last == "i" { continue }
      scalars.append(narrow(scalar))
    }
    return String(scalars).lowercased()
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? scalar
    case "\u{2018}", "\u{2019}", "\u{2BB}", "\u{2BC}", "\u{2032}", "`", "\u{B4}": "'"
    case "\u{2212}", "\u{2010}", "\u{2011}": "-"
    // Turkish capitals of i and ı, whose other case is not that of English.
    case "İ", "ı": "i"
    // A sigma at the end of a word is the same letter.
    case "ς": "σ"
    default: scalar
    }
  }
}

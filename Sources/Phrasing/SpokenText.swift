/// What changes in a text between the eye and the voice.
struct SpokenText: Sendable {
  private let replacements: [(text: String, by: String)]

  init(_ replacements: [(text: String, by: String)]) { self.replacements = replacements }

  /// The text with the catalog's replacements, and without the invisible characters that voices stumble on.
  func cleaned(_ text: String) -> String {
    var cleaned = text
    if SpokenText.mayHoldInvisibles(cleaned) { cleaned.unicodeScalars.removeAll { SpokenText.invisibles.contains($0) } }
    for (text, replacement) in replacements { cleaned = SpokenText.replacing(text, by: replacement, in: cleaned) }
    return cleaned
  }

  /// A written text without direction marks: lines and screens of braille have no use for them.
  static func withoutDirectionMarks(_ text: String) -> String {
    guard mayHoldInvisibles(text) else { return text }
    var cleaned = text
    cleaned.unicodeScalars.removeAll { $0 == "\u{200E}" || $0 == "\u{200F}" }
    return cleaned
  }

  /// Soft hyphen, zero-width space, and the marks of direction.
  private static let invisibles: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}"]

  /// Quick, and wrong only on the careful side: each of them begins with one of these bytes.
  private static func mayHoldInvisibles(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0xC2 || $0 == 0xE2 }
  }

  private static func replacing(_ text: String, by replacement: String, in whole: String) -> String {
    let from = Array(text.unicodeScalars)
    let scalars = Array(whole.unicodeScalars)
    guard scalars.count >= from.count else { return whole }
    var result = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      if scalars[position...].starts(with: from) {
        result.append(contentsOf: replacement.unicodeScalars)
        position += from.count
      } else {
        result.append(scalars[position])
        position += 1
      }
    }
    return String(result)
  }
}

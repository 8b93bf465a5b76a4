/// What changes in a text between the eye and the voice.
struct SpokenText: Sendable {
  /// In UTF-8, in which no character begins inside another; the longest first, none empty.
  private let replacements: [(old: [UInt8], new: [UInt8])]
  /// Whether a byte begins one of the texts that are replaced.
  private let isFirst: [Bool]

  /// The longest of the replacements come first, and none replaces an empty text.
  init(_ replacements: [(text: String, by: String)]) {
    self.replacements = replacements.map { (Array($0.text.utf8), Array($0.by.utf8)) }
    var isFirst = [Bool](repeating: false, count: 256)
    for (old, _) in self.replacements { isFirst[Int(old[0])] = true }
    self.isFirst = isFirst
  }

  /// The text with the catalog's replacements, and without the invisible characters that voices stumble on.
  func cleaned(_ text: String) -> String {
    var cleaned = text
    if SpokenText.mayHoldInvisibles(cleaned) { cleaned.unicodeScalars.removeAll { SpokenText.invisibles.contains($0) } }
    return replacements.isEmpty ? cleaned : replaced(in: cleaned)
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

  /// One pass, so that what a replacement brings in is not replaced again.
  private func replaced(in text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if isFirst[Int(bytes[place])],
        let (old, new) = replacements.first(where: { $0.old.isFound(in: bytes, at: place) })
      {
        result += new
        place += old.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func isFound(in bytes: [UInt8], at place: Int) -> Bool {
    guard self[0] == bytes[place], place + count <= bytes.count else { return false }
    for offset in 1..<Swift.max(1, count) where self[offset] != bytes[place + offset] { return false }
    return true
  }
}

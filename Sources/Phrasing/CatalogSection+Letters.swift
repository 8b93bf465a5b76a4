internal import CICU

extension CatalogSection {
  /// Refuses texts that are blank, decomposed or hold what cannot be seen, and keys of that kind.
  func refuseBadLetters() throws(Catalog.Problem) {
    for key in entries.keys.sorted() {
      if let hidden = key.unicodeScalars.first(where: \.isRefused) {
        throw problem(.hiddenCharacter(hidden.number), at: key)
      }
      switch entries[key] {
      case .text(let text): try refuseBadLetters(of: text, at: key)
      case .texts(let texts): for text in texts { try refuseBadLetters(of: text, at: key) }
      // Replacements take what is hidden or decomposed in a name away; they are the place for it.
      case .object where key == "replacements" && path.isEmpty: break
      case .object(let entries):
        try CatalogSection(file: file, path: path + [key], entries: entries).refuseBadLetters()
      case .other, nil: break
      }
    }
  }

  private func refuseBadLetters(of text: String, at key: String) throws(Catalog.Problem) {
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.isEmpty { return }
    if let hidden = text.unicodeScalars.first(where: \.isRefused) {
      throw problem(.hiddenCharacter(hidden.number), at: key)
    }
    if text.allSatisfy(\.isWhitespace) { throw problem(.empty, at: key) }
    if !icu_is_composed(text) { throw problem(.decomposed(text), at: key) }
  }
}

extension Unicode.Scalar {
  /// Whether it has no place in a catalog: it steers a terminal, a line or the direction of writing, or means nothing.
  fileprivate var isRefused: Bool {
    switch self {
    // Soft hyphen and zero-width space show where a word may be parted, the joiners shape letters.
    case "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}": false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
      default: false
      }
    }
  }
}

internal import CICU

/// How wide texts are in the cells of a terminal.
package enum Columns {
  /// The cells that a text takes: two for each wide character, none for marks above and below others.
  package static func count(_ text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + Int(icu_columns($1.value)) }
  }

  /// The beginning of a text that fits, without a sign that something is cut off, which screen readers would say; nil
  /// if not even one character fits.
  static func shortened(_ text: String, to columns: Int) -> String? {
    if count(text) <= columns { return text }
    var beginning = text
    while !beginning.isEmpty {
      beginning.removeLast()
      while beginning.last?.isWhitespace == true { beginning.removeLast() }
      if !beginning.isEmpty, count(beginning) <= columns { return beginning }
    }
    return nil
  }
}

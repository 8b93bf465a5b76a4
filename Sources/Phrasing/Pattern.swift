/// What a text of a catalog leaves open.
package enum Placeholder: String, CaseIterable, Sendable {
  /// A number.
  case n
  /// How many there are of what `n` numbers.
  case total
  case name, text, time, date, duration, by, key
  /// The hour without and with a leading zero.
  case hour, hour2
  case minute
  /// The two parts that a list pattern joins.
  case first = "0"
  case second = "1"
}

/// A text of a catalog with places to fill: "{name}, {text}".
package struct Pattern: Equatable, Sendable {
  private enum Piece: Equatable, Sendable {
    case text(String)
    case place(Placeholder)
  }

  private let pieces: [Piece]
  /// The places, in their order.
  package let placeholders: [Placeholder]

  /// Reads a text in which each `{word}` is a placeholder; throws the word of one that does not exist, or "{" or "}"
  /// for a brace that stands alone.
  init(_ text: String) throws(UnknownPlaceholder) {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw UnknownPlaceholder(word: String(rest[brace]))
      }
      let word = String(rest[rest.index(after: brace)..<end])
      guard let placeholder = Placeholder(rawValue: word) else { throw UnknownPlaceholder(word: word) }
      if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
      pieces.append(.place(placeholder))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
    placeholders = pieces.compactMap { if case .place(let placeholder) = $0 { placeholder } else { nil } }
  }

  struct UnknownPlaceholder: Error {
    var word: String
  }

  /// The text with each place filled.
  package func filled(with value: (Placeholder) -> String) -> String {
    var filled = ""
    for piece in pieces {
      switch piece {
      case .text(let text): filled += text
      case .place(let placeholder): filled += value(placeholder)
      }
    }
    return filled
  }

  /// The text alone, places left out.
  package var words: String { filled { _ in "" } }
}

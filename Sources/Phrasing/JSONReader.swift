/// Reads the JSON of a catalog: objects, texts and lists of texts. Unlike a decoder, it tells the line of the first
/// mistake, and does not pass over a key that stands there twice.
struct JSONReader {
  let file: String
  let bytes: [UInt8]
  var place = 0
  /// The keys that lead to the place.
  private var path: [String] = []

  /// The file's only value; it is there, and nothing is behind it.
  static func read(_ bytes: some Sequence<UInt8>, file: String) throws(Catalog.Problem) -> CatalogNode {
    var reader = JSONReader(file: file, bytes: Array(bytes))
    try reader.refuseOtherEncodings()
    guard reader.next != nil else { throw reader.mistake(.nothing) }
    let value = try reader.value()
    if let more = reader.next { throw reader.mistake(more == "/" || more == "#" ? .comment : .moreBehindEnd) }
    return value
  }

  private init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  func mistake(_ mistake: JSONMistake, at place: Int? = nil) -> Catalog.Problem {
    Catalog.Problem(file: file, key: "", fault: .notJSON(line: line(of: place ?? self.place), mistake))
  }

  private func line(of place: Int) -> Int {
    1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") }
  }

  private func refuseOtherEncodings() throws(Catalog.Problem) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw mistake(.byteOrderMark) }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    // A line's end is never a part of another character.
    for line in bytes.split(separator: UInt8(ascii: "\n")) where String(validating: line, as: UTF8.self) == nil {
      throw mistake(.notUTF8, at: line.startIndex)
    }
  }

  /// The character behind white space, which is skipped; nil at the end.
  private var next: Character? {
    mutating get {
      while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
      return place < bytes.count ? character : nil
    }
  }

  /// The character at the place, which is not the end.
  var character: Character {
    if bytes[place] < 0x80 { return Character(Unicode.Scalar(bytes[place])) }
    return String(decoding: bytes[place...].prefix(32), as: UTF8.self).first ?? "\u{FFFD}"
  }

  private mutating func value() throws(Catalog.Problem) -> CatalogNode {
    guard path.count < 16 else { throw mistake(.tooDeep) }
    switch next {
    case "{": return .object(try object())
    case "[": return try list()
    case "\"": return .text(try text())
    case let other:
      let word = word
      if ["true", "false", "null"].contains(word) || (Double(word) != nil && word.first?.isLetter == false) {
        place += word.utf8.count
        return .other
      }
      throw mistake(word.isEmpty ? stranger(other, expected: "a text in quotes") : .unquotedText(word))
    }
  }

  private mutating func object() throws(Catalog.Problem) -> [String: CatalogNode] {
    var entries: [String: CatalogNode] = [:]
    let start = place
    place += 1
    if try closes("}", openedAt: start, afterCommaAt: nil) { return entries }
    while true {
      guard next == "\"" else {
        throw mistake(word.isEmpty ? stranger(next, expected: "a key in quotes") : .unquotedKey(word))
      }
      let keyPlace = place
      let key = try text()
      path.append(key)
      guard next == ":" else { throw next == nil ? endsTooSoon(start) : mistake(.missingColon) }
      place += 1
      if next == nil { throw endsTooSoon(start) }
      let value = try value()
      guard entries.updateValue(value, forKey: key) == nil else {
        throw Catalog.Problem(
          file: file, key: path.joined(separator: "."), fault: .repeatedKey(line: line(of: keyPlace)))
      }
      path.removeLast()
      if try ends("}", openedAt: start) { return entries }
    }
  }

  private mutating func list() throws(Catalog.Problem) -> CatalogNode {
    var values: [CatalogNode] = []
    let start = place
    place += 1
    path.append("")
    defer { path.removeLast() }
    if try closes("]", openedAt: start, afterCommaAt: nil) { return .texts([]) }
    repeat { values.append(try value()) } while try !ends("]", openedAt: start)
    let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == values.count ? .texts(texts) : .other
  }

  /// Goes behind a value: whether its object or list is closed there, rather than going on behind a comma.
  private mutating func ends(_ end: Character, openedAt start: Int) throws(Catalog.Problem) -> Bool {
    let valueEnd = place
    guard next == "," else {
      if try closes(end, openedAt: start, afterCommaAt: nil) { return true }
      if next == "\"" { throw mistake(.missingComma, at: valueEnd) }
      throw mistake(stranger(next, expected: "a comma or \(end)"))
    }
    let comma = place
    place += 1
    return try closes(end, openedAt: start, afterCommaAt: comma)
  }

  /// Takes the end of an object or a list if it is next; not behind a comma.
  private mutating func closes(
    _ end: Character, openedAt start: Int, afterCommaAt comma: Int?
  ) throws(Catalog.Problem) -> Bool {
    guard let next else { throw endsTooSoon(start) }
    guard next == end else { return false }
    if let comma { throw mistake(.needlessComma, at: comma) }
    place += 1
    return true
  }

  func endsTooSoon(_ start: Int) -> Catalog.Problem { mistake(.endsTooSoon(openedAtLine: line(of: start))) }

  /// The letters, digits and signs that come next, as they stand in a word or a number without quotes.
  private var word: String {
    let rest = String(decoding: bytes[place...].prefix(64), as: UTF8.self)
    return String(rest.prefix { $0.isLetter || $0.isNumber || "_-+.".contains($0) })
  }

  private func stranger(_ character: Character?, expected: String) -> JSONMistake {
    switch character {
    case "/", "#": .comment
    case "'", "`", "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›", "＂": .wrongQuote(character ?? "'")
    case let character?: .unexpected(character, expected: expected)
    case nil: .nothing
    }
  }
}

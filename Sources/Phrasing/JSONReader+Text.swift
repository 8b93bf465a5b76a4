extension JSONReader {
  /// The text in quotes that begins at the place.
  mutating func text() throws(Catalog.Problem) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw mistake(.unclosedText)
      case 0..<0x20: throw mistake(.controlCharacter(byte))
      default:
        text.append(byte)
        place += 1
      }
    }
    throw endsTooSoon(start)
  }

  /// The character that the escape at the place stands for.
  private mutating func escaped() throws(Catalog.Problem) -> Unicode.Scalar {
    let start = place
    place += 1
    guard place < bytes.count else { throw mistake(.unclosedText) }
    if bytes[place] == UInt8(ascii: "u") {
      place += 1
      return try numbered(since: start)
    }
    let scalars: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
      UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard let scalar = scalars[bytes[place]] else { throw mistake(.badEscape("\\\(character)")) }
    place += 1
    return scalar
  }

  /// The character of the number behind "\u", which may take two of them.
  private mutating func numbered(since start: Int) throws(Catalog.Problem) -> Unicode.Scalar {
    let first = try hexNumber(since: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let escape = String(decoding: bytes[start..<place], as: UTF8.self)
    guard first < 0xDC00, bytes[place...].starts(with: #"\u"#.utf8) else { throw mistake(.halfCharacter(escape)) }
    place += 2
    let second = try hexNumber(since: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw mistake(.halfCharacter(escape)) }
    return scalar
  }

  private mutating func hexNumber(since start: Int) throws(Catalog.Problem) -> UInt32 {
    let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let number = UInt32(digits, radix: 16)
    else {
      let end = bytes[start...].prefix(6).prefix { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
      throw mistake(.badEscape(String(decoding: end, as: UTF8.self)))
    }
    place += 4
    return number
  }
}

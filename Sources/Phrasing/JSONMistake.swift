/// Why a catalog's text is not JSON.
package enum JSONMistake: Equatable, Sendable {
  case notUTF8
  case byteOrderMark
  /// Nothing but white space.
  case nothing
  /// The file is over, and what was opened at this line is not closed.
  case endsTooSoon(openedAtLine: Int)
  case missingComma
  case needlessComma
  case missingColon
  case unquotedKey(String)
  case unquotedText(String)
  /// A quotation mark of print where JSON has its straight one.
  case wrongQuote(Character)
  case comment
  /// The line ends inside a text.
  case unclosedText
  /// A control character inside a text, by its number.
  case controlCharacter(UInt8)
  /// A backslash with what no escape has behind it.
  case badEscape(String)
  /// The escape of half a character, whose other half is not there.
  case halfCharacter(String)
  case tooDeep
  /// Something stands behind the end.
  case moreBehindEnd
  /// This stands where something else belongs.
  case unexpected(Character, expected: String)
}

extension JSONMistake: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notUTF8: "not UTF-8; save the file in that encoding"
    case .byteOrderMark: "a byte order mark; save the file as UTF-8 without one"
    case .nothing: "nothing in it; en.json shows what belongs there"
    case .endsTooSoon(let line): "the file ends, and what line \(line) opens is not closed"
    case .missingComma: "a comma is missing behind this value"
    case .needlessComma: "a comma with nothing behind it; take it away"
    case .missingColon: "a colon is missing behind the key"
    case .unquotedKey(let word): "the key \(word) has no quotes; write \"\(word)\""
    case .unquotedText(let word): "the text \(word) has no quotes; write \"\(word)\""
    case .wrongQuote(let quote): "\(quote) does not quote; write \""
    case .comment: "comments are not JSON; take it away"
    case .unclosedText: "the text has no \" at its end"
    case .controlCharacter(let code): "the control character \(Unicode.Scalar(code).number) in a text; take it away"
    case .badEscape(let escape): #"\#(escape) is no escape; write \\ for a backslash"#
    case .halfCharacter(let escape): "\(escape) is half a character; write the character itself"
    case .tooDeep: "too many brackets inside each other; take some away"
    case .moreBehindEnd: "something stands behind the last }; take it away"
    case .unexpected(let character, let expected): "\(character) stands where \(expected) belongs"
    }
  }
}

extension Unicode.Scalar {
  /// "U+00AD".
  var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

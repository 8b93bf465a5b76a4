/// The fields of one flat JSON object, written as they come: for what is told often, and without an encoder's price.
///
/// The order is the caller's: alphabetical, as `JSONLine` has it.
struct JSONFields {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  init() { bytes.reserveCapacity(256) }

  mutating func add(_ name: StaticString, _ text: String) {
    begin(name)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { add(escaping: byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The number is finite.
  mutating func add(_ name: StaticString, _ number: Double) {
    begin(name)
    let whole = Int64(exactly: number)
    bytes += (whole.map { String($0) } ?? String(number)).utf8
  }

  /// The object and a newline.
  var line: String { String(decoding: bytes, as: UTF8.self) + "}\n" }

  private mutating func begin(_ name: StaticString) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// JSON wants quotes, backslashes and what is below a blank escaped, and nothing else.
  private mutating func add(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    case 0..<0x20:
      bytes += "\\u00".utf8
      for digit in [byte >> 4, byte & 0xF] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    default: bytes.append(byte)
    }
  }
}

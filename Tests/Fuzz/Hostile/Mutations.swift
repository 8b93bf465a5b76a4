/// Changes inputs a little, the same way for the same seed.
package struct Mutations {
  private var state: UInt64
  /// Pieces that mean much somewhere.
  private static let pieces = [
    "\0", "\n", "\u{1B}[31m", "\u{202E}", "\u{FEFF}", "-", "--", "=", ":", ",", "%", "9999999999", "1e308", "{", "]",
    "\"",
    "\\u0000", "null", "{duration}", "é", "\u{1F9D1}",
  ].map { Array($0.utf8) }

  package init(seed: UInt64) { state = seed }

  /// `input` with one to eight changes, some of them from `other`.
  package mutating func mutation(of input: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0...random(below: 8) { change(&bytes, with: other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], with other: [UInt8]) {
    let start = random(below: bytes.count + 1)
    let end = min(bytes.count, start + random(below: 1 << random(below: 8)))
    switch random(below: 6) {
    case 0: bytes.insert(UInt8(random(below: 256)), at: start)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes.insert(contentsOf: Self.pieces[random(below: Self.pieces.count)], at: start)
    case 4 where start < bytes.count: bytes[start] ^= 1 << UInt8(random(below: 8))
    default: bytes.replaceSubrange(start..., with: other.suffix(random(below: other.count + 1)))
    }
  }

  /// SplitMix64 by Steele, Lea and Flood.
  private mutating func random(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}

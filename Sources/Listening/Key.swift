/// A key of the main keyboard.
package enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, space
}

/// Turns the bytes of a terminal into keys, and into what it reports of its focus.
///
/// Other escape sequences (arrows, function keys) and control characters are swallowed, also where a read ends in the
/// middle of one.
package struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// After ESC.
    case escape
    /// After ESC [, with nothing behind it.
    case bracket
    /// Further in such a sequence, or after ESC O, until a final byte.
    case sequence
    /// Within a character of more than one byte, so many bytes before its end.
    case character([UInt8], missing: Int)
  }

  private var state = State.ground

  package init() {}

  /// What the next bytes mean, together with those before them that were no whole sequence or character yet.
  package mutating func inputs(in bytes: some Sequence<UInt8>) -> [Input] {
    bytes.compactMap { next($0) }
  }

  /// Forgets a sequence that has begun: a lone Escape was a key of its own.
  package mutating func reset() { state = .ground }

  private mutating func next(_ byte: UInt8) -> Input? {
    switch (state, byte) {
    case (_, 0x1B):
      state = .escape
    case (.escape, UInt8(ascii: "[")):
      state = .bracket
    case (.escape, UInt8(ascii: "O")):
      state = .sequence
    case (.escape, _):
      state = .ground
    case (.bracket, UInt8(ascii: "I")), (.bracket, UInt8(ascii: "O")):
      state = .ground
      return .focus(byte == UInt8(ascii: "I"))
    case (.bracket, 0x40...0x7E), (.sequence, 0x40...0x7E):
      state = .ground
    case (.bracket, _), (.sequence, _):
      state = .sequence
    case (.character(let bytes, let missing), 0x80...0xBF):
      let whole = bytes + [byte]
      if missing > 1 {
        state = .character(whole, missing: missing - 1)
      } else {
        state = .ground
        return String(decoding: whole, as: UTF8.self).first.map { .key(.character($0)) }
      }
    case (.ground, _), (.character, _):
      state = .ground
      return single(byte).map(Input.key)
    }
    return nil
  }

  private mutating func single(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x09: return .tab
    case 0x20: return .space
    case 0x21...0x7E: return .character(Character(UnicodeScalar(byte)))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
    return nil
  }
}

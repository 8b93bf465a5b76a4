import Listening
import Testing

@Suite struct KeyTests {
  private func inputs(_ chunks: String...) -> [Input] {
    var decoder = KeyDecoder()
    return chunks.flatMap { decoder.inputs(in: $0.utf8) }
  }

  private func keys(_ chunks: String...) -> [Key?] {
    var decoder = KeyDecoder()
    return chunks.flatMap { decoder.inputs(in: $0.utf8) }.map { if case .key(let key) = $0 { key } else { nil } }
  }

  @Test func `printable keys are themselves`() {
    #expect(
      keys("qR+ ?.") == [.character("q"), .character("R"), .character("+"), .space, .character("?"), .character(".")])
  }

  @Test func `Enter and Tab are keys`() {
    #expect(keys("\n\r\t") == [.enter, .enter, .tab])
  }

  @Test(arguments: [
    "\u{1B}[A", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[1;5C", "\u{1B}OI", "\u{1B}OO", "\u{1B}[1I", "\u{1B}q",
  ])
  func `escape sequences are swallowed`(sequence: String) {
    #expect(keys(sequence + "t") == [.character("t")])
  }

  @Test func `the terminal's focus is told, also where a read ends in the middle`() {
    #expect(inputs("\u{1B}[It\u{1B}[O") == [.focus(true), .key(.character("t")), .focus(false)])
    #expect(inputs("\u{1B}", "[", "O") == [.focus(false)])
  }

  @Test func `a sequence may be cut in two by a read`() {
    #expect(keys("\u{1B}", "[", "1;5", "Ct") == [.character("t")])
  }

  @Test func `control characters are swallowed`() {
    #expect(keys("\u{0}\u{1}\u{7F}t") == [.character("t")])
  }

  @Test func `letters of any script are one key each`() {
    #expect(keys("йñ時😀t") == [.character("й"), .character("ñ"), .character("時"), .character("😀"), .character("t")])
  }

  @Test func `bytes that are no text are swallowed`() {
    var decoder = KeyDecoder()
    #expect(decoder.inputs(in: [0xFF, 0x80, 0xC3, 0x71]) == [.key(.character("q"))])
  }

  @Test func `a lone Escape does not take the next key along`() {
    var decoder = KeyDecoder()
    #expect(decoder.inputs(in: [0x1B]) == [])
    decoder.reset()
    #expect(decoder.inputs(in: "q".utf8) == [.key(.character("q"))])
  }
}

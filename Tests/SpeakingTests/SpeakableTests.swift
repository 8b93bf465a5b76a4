import Speaking
import Testing

@Suite struct SpeakableTests {
  @Test(arguments: [
    ("1 minute, 5 seconds", "1 minute, 5 seconds"),
    ("Tea\r\n.\r\nQUIT", "Tea . QUIT"),
    ("\u{01}50S fast", "50S fast"),
    ("a\u{7F}b\u{85}c\u{0}d", "a b c d"),
    ("bad\u{FFFD}byte", "badbyte"),
    ("right\u{202E}left\u{2066}\u{FEFF}", "rightleft"),
    ("می\u{200C}شود", "می\u{200C}شود"),
    ("  a \u{A0}\t b  ", "a b"),
    ("\u{E000}\u{FFFF}", ""),
    ("5 minutes ⏳", "5 minutes ⏳"),
  ])
  func `only what can be read aloud is left`(text: String, speakable: String) {
    #expect(text.speakable == speakable)
  }

  @Test func `a text has an end`() {
    #expect(String(repeating: "tea ", count: 25_000).speakable.unicodeScalars.count <= 1_000)
  }
}

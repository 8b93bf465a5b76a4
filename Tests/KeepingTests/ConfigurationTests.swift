import Keeping
import Testing

@Suite struct ConfigurationTests {
  private func entries(_ text: String) -> [String] {
    Configuration(text.utf8).entries.map { "\($0.line) \($0.name)=\($0.value ?? "-")" }
  }

  @Test func `a line is a name, and a value where there is one`() {
    #expect(
      entries("locale es\nrate=200\n marks = 10m, 5m \njson\n") == [
        "1 locale=es", "2 rate=200", "3 marks=10m, 5m", "4 json=-",
      ])
  }

  @Test func `comments and blank lines count as lines and say nothing`() {
    #expect(entries("# mine\n\n   # too\r\nlabel Tea # 2\n") == ["4 label=Tea # 2"])
    #expect(entries("") == [])
  }

  @Test func `a last line needs no newline, and lines may end as elsewhere`() {
    #expect(entries("plain\r\nlocale de") == ["1 plain=-", "2 locale=de"])
  }

  @Test func `the mark that some editors put before a text is no part of it`() {
    #expect(entries("\u{FEFF}speech none\nplain") == ["1 speech=none", "2 plain=-"])
    #expect(entries("\u{FEFF}# mine\nplain") == ["2 plain=-"])
  }

  @Test func `bytes that are no text still have a line`() {
    #expect(Configuration([0xFF, 0x0A, 0x61]).entries.map(\.line) == [1, 2])
  }
}

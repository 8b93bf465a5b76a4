import Phrasing
import Testing

/// What is not JSON in a catalog is told with its line and what is wrong there.
struct JSONMistakeTests {
  @Test(
    arguments: [
      ("", 1, .nothing), (" \n\n", 3, .nothing),
      ("{", 1, .endsTooSoon(openedAtLine: 1)), ("{\n\"a\": {\n\"b\": \"c\"", 3, .endsTooSoon(openedAtLine: 2)),
      ("{\n\"a\": \"b", 2, .endsTooSoon(openedAtLine: 2)), ("{\n\"a\":", 2, .endsTooSoon(openedAtLine: 1)),
      ("{\"a\": [\n", 2, .endsTooSoon(openedAtLine: 1)), ("{\"a\"", 1, .endsTooSoon(openedAtLine: 1)),
      ("{\"a\": \"b\",", 1, .endsTooSoon(openedAtLine: 1)),
      ("{\n  \"a\": \"b\"\n\n  \"c\": \"d\"\n}", 2, .missingComma), ("{\"a\": [\"b\" \"c\"]}", 1, .missingComma),
      ("{\n  \"a\": \"b\",\n}", 2, .needlessComma), ("{\"a\": [\"b\",]}", 1, .needlessComma),
      ("{\n  \"a\" \"b\"}", 2, .missingColon), ("{\n  a: \"b\"}", 2, .unquotedKey("a")),
      ("{\n  \"a\": día\n}", 2, .unquotedText("día")), ("{\"a\": -}", 1, .unquotedText("-")),
      ("{\n  “a”: \"b\"}", 2, .wrongQuote("“")), ("{\n  \"a\": „b“}", 2, .wrongQuote("„")),
      ("{'a': 1}", 1, .wrongQuote("'")),
      ("{\n  // a\n  \"a\": \"b\"}", 2, .comment), ("{\"a\": /* a */ \"b\"}", 1, .comment),
      ("{\"a\": \"b\" # a\n}", 1, .comment),
      ("{}\n// a", 2, .comment), ("{\n  \"a\": \"b,\n  \"c\": \"d\"}", 2, .unclosedText),
      ("{\n  \"a\": \"b”,\n}", 2, .unclosedText), ("{\"a\": \"b\tc\"}", 1, .controlCharacter(9)),
      ("{\n\"a\": \"b\0c\"}", 2, .controlCharacter(0)), (#"{"a": "b\qc"}"#, 1, .badEscape(#"\q"#)),
      (#"{"a": "b\u12"}"#, 1, .badEscape(#"\u12"#)), (#"{"a": "\u+123"}"#, 1, .badEscape(#"\u+123"#)),
      (#"{"a": "b\ud800"}"#, 1, .halfCharacter(#"\ud800"#)), (#"{"a": "b\udc00"}"#, 1, .halfCharacter(#"\udc00"#)),
      (#"{"a": "b\ud800\u0041"}"#, 1, .halfCharacter(#"\ud800"#)),
      ("{}\n}", 2, .moreBehindEnd), ("{\n  \"a\": \"b\"]", 2, .unexpected("]", expected: "a comma or }")),
      ("{\n  \"a\": [\"b\"}", 2, .unexpected("}", expected: "a comma or ]")),
      ("{\"a\": ,}", 1, .unexpected(",", expected: "a text in quotes")),
      ("{\"a\": \"b\",, \"c\": \"d\"}", 1, .unexpected(",", expected: "a key in quotes")),
      ("\u{FEFF}{}", 1, .byteOrderMark),
      (String(repeating: "[", count: 100_000), 1, .tooDeep),
      (String(repeating: "{\"a\":", count: 100_000), 1, .tooDeep),
    ] as [(String, Int, JSONMistake)])
  func `a mistake is told with its line`(text: String, line: Int, mistake: JSONMistake) {
    let problem = Catalog.Problem(file: "en.json", key: "", fault: .notJSON(line: line, mistake))
    #expect(throws: problem) { try Catalog(reading: text.utf8, file: "en.json") }
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x7B, 0], 1), (Array("{\n\"a\":\n\"d".utf8) + [0xED, 0x61] + Array("a\"}".utf8), 3),
  ])
  func `another encoding is told with its line`(bytes: [UInt8], line: Int) {
    let problem = Catalog.Problem(file: "en.json", key: "", fault: .notJSON(line: line, .notUTF8))
    #expect(throws: problem) { try Catalog(reading: bytes, file: "en.json") }
  }

  @Test func `the line says what would be right`() throws {
    let text = try CatalogFolder.text(of: "en").replacing("{\n  \"name\"", with: "{\n  name")
    let problem = #expect(throws: Catalog.Problem.self) { try Catalog(reading: text.utf8, file: "en.json") }
    #expect(problem?.description == #"en.json: line 2: the key name has no quotes; write "name""#)
  }

  @Test func `a key that stands there twice is told with both places`() throws {
    let text = try CatalogFolder.text(of: "en")
    let twice = text.replacing(#""muted": "Muted""#, with: "\"muted\": \"Muted\",\n\"m\\u0075ted\": \"Mute\"")
    let problem = #expect(throws: Catalog.Problem.self) { try Catalog(reading: twice.utf8, file: "en.json") }
    let before = try #require(text.split(separator: #""muted""#).first)
    let line = before.count { $0 == "\n" } + 2
    #expect(
      problem == Catalog.Problem(file: "en.json", key: "messages.muted", fault: .repeatedKey(line: line)))
  }

  @Test(arguments: [
    (#"\"\\\/"#, #""\/"#), (#"caf\u00e9"#, "café"), (#"\ud83d\uDE00"#, "😀"), ("día 😀", "día 😀"),
  ])
  func `escapes are read`(written: String, name: String) throws {
    #expect(
      try CatalogFolder.catalog("en", replacing: #""name": "English""#, by: "\"name\": \"\(written)\"").name == name)
  }

  @Test func `line ends of another system are read`() throws {
    let text = try CatalogFolder.text(of: "es").replacing("\n", with: "\r\n")
    #expect(try Catalog(reading: text.utf8, file: "es.json").name == "español")
  }
}

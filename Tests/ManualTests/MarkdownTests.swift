import Manual
import Testing

@Suite struct MarkdownTests {
  private func blocks(_ text: String) -> [Block] { Markdown(text).blocks }

  @Test func `lines of a paragraph are one text, and blank lines part paragraphs`() {
    #expect(blocks("one\ntwo\n\n\nthree") == [.paragraph([.text("one two")]), .paragraph([.text("three")])])
  }

  @Test func `headings have a level`() {
    #expect(
      blocks("# A\n### B `c`") == [.heading([.text("A")], level: 1), .heading([.text("B "), .code("c")], level: 3)])
  }

  @Test func `code is left as it is, also without an end`() {
    #expect(blocks("```sh\n# a\n\n  b\n```\nc") == [.code(["# a", "", "  b"]), .paragraph([.text("c")])])
    #expect(blocks("```\na") == [.code(["a"])])
  }

  @Test func `items go on in lines that follow`() {
    #expect(blocks("- a\n  b\n- c\nd") == [.list([[.text("a b")], [.text("c d")]])])
  }

  @Test func `a table has a header and rows`() {
    #expect(
      blocks("| a | b |\n| --- | --- |\n| `c` | |\n")
        == [.table(header: [[.text("a")], [.text("b")]], rows: [[[.code("c")], []]])])
  }

  @Test func `a picture is what it shows`() {
    #expect(blocks("![Tea, 70%](ring.svg)") == [.paragraph([.text("Tea, 70%")])])
    #expect(blocks("Look! [a](b)") == [.paragraph([.text("Look! "), .link("a", to: "b")])])
  }

  @Test func `marks that are not closed are text`() {
    #expect(blocks("a ` b **c [d](e") == [.paragraph([.text("a ` b **c [d](e")])])
    #expect(
      blocks("a `**b**` **c** [d](e).") == [
        .paragraph([
          .text("a "), .code("**b**"), .text(" "), .strong("c"), .text(" "), .link("d", to: "e"), .text("."),
        ])
      ])
  }
}

import Phrasing
import Testing

struct ColumnsFoldedTests {
  @Test(arguments: [
    ("", []), ("One. Two.", ["One. Two."]), ("One two. Three. Four", ["One two.", "Three. Four"]),
    ("Tea, 15 minutes", ["Tea,", "15 minutes"]), ("Seventeen 5 minutes", ["Seventeen", "5 minutes"]),
    ("A word or two more", ["A word or", "two more"]), ("At 17:30. Then", ["At 17:30.", "Then"]),
    ("a very-very-long-word", ["a", "very-very-lo", "ng-word"]), ("緑茶、残り五分間です。", ["緑茶、", "残り五分間で", "す。"]),
    ("Բացատ՝ դադար։ Ելք", ["Բացատ՝", "դադար։ Ելք"]),
  ])
  func `a text is broken at sentences, else clauses, else words`(text: String, lines: [String]) {
    #expect(Columns.folded(text, to: 12) == lines)
  }

  @Test(arguments: 8...30)
  func `nothing is lost but blanks`(columns: Int) {
    let text = "Space: pause. Enter: time left. プラス、マイナス：1分。 https://example.org/long/path x"
    let lines = Columns.folded(text, to: columns)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(lines.allSatisfy { Columns.count($0) <= columns })
  }
}

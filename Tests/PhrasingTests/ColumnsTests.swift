import Phrasing
import Testing

struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("tea", 3), ("tè", 2), ("te\u{300}", 2), ("茶", 2), ("ｔ", 2), ("ﾁｬ", 2), ("각", 2), ("각", 2), ("☕", 2),
    ("чай", 3), ("שָׁלוֹם", 4), ("กำ", 2), ("a\u{200D}b", 2), ("a\u{AD}b", 3),
  ])
  func `a text takes columns`(text: String, columns: Int) {
    #expect(Columns.count(text) == columns)
  }
}

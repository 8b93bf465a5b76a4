import Announcing
import Testing
import Timing

struct MarkTests {
  private let notation = TimeNotation(vocabulary: Vocabulary(units: ["minutes": .minute]))

  @Test(arguments: [
    ("half", Mark.half), ("HALF", .half), ("50%", .half), (" 50 % ", .half), ("1%", .share(percent: 1)),
    ("99%", .share(percent: 99)), ("٢٥٪", .share(percent: 25)), ("５０％", .half), ("050%", .half),
    ("10m", .remaining(.seconds(600))), ("5 minutes", .remaining(.seconds(300))), ("1:05", .remaining(.seconds(65))),
    ("1.5m", .remaining(.seconds(90))), ("90", .remaining(.seconds(90))),
  ])
  func `a mark is a time, a share or half`(text: String, mark: Mark) throws {
    #expect(try Mark(text, notation: notation) == mark)
  }

  @Test(arguments: [
    ("", Mark.Problem.empty), (" ", .empty), ("0%", .noShare("0%")), ("100%", .noShare("100%")),
    ("%", .noShare("%")), ("-5%", .noShare("-5%")), ("12.5%", .noShare("12.5%")), ("5 0%", .noShare("5 0%")),
    ("99999999999999999999999%", .noShare("99999999999999999999999%")),
    ("halfway", .noTime("halfway", .unexpected("halfway"))), ("5x", .noTime("5x", .unexpected("x"))),
    ("0", .noTime("0", .zero("0"))),
  ])
  func `what is no mark is refused`(text: String, problem: Mark.Problem) {
    #expect(throws: problem) { try Mark(text, notation: notation) }
  }

  @Test func `marks are split at commas`() throws {
    #expect(
      try Mark.list("10m,5 minutes, half,25%", notation: notation)
        == [.remaining(.seconds(600)), .remaining(.seconds(300)), .half, .share(percent: 25)])
  }

  @Test(arguments: [
    ("", Mark.Problem.empty), ("10m,,5m", .empty), ("10m,", .empty), ("10m,5q", .noTime("5q", .unexpected("q"))),
  ])
  func `one bad mark spoils the list`(text: String, problem: Mark.Problem) {
    #expect(throws: problem) { try Mark.list(text, notation: notation) }
  }

  @Test(arguments: [
    (Mark.half, Duration.milliseconds(32_500)), (.share(percent: 1), .milliseconds(650)),
    (.remaining(.seconds(300)), .seconds(300)),
  ])
  func `a mark knows what is left of a whole`(mark: Mark, remaining: Duration) {
    #expect(mark.remaining(of: .seconds(65)) == remaining)
  }

  @Test func `a share of the longest duration is exact`() {
    #expect(Mark.share(percent: 99).remaining(of: Countdown.longest) == .seconds(999 * 864 * 99))
  }
}

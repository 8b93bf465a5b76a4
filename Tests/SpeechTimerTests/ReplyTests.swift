import SpeechTimer
import Testing
import Timing

@Suite struct ReplyTests {
  /// 2026-12-01, 17:00 (UTC).
  private static let now = 1_796_144_400.0

  private func reply(_ line: String) throws(Failure) -> Reply {
    try Reply(line, notation: TimeNotation(), now: Self.now)
  }

  @Test(arguments: ["\n", "  \n", "q\n", "Q", "quit\n", " exit \n"])
  func `who wants nothing says so`(line: String) throws {
    #expect(try reply(line) == .nothing)
  }

  @Test(arguments: ["?\n", "help\n"])
  func `who is lost hears the question again`(line: String) throws {
    #expect(try reply(line) == .again)
  }

  @Test(arguments: [
    ("1", "10s"), ("4", "1500s"), ("5", "5"), ("0", "0"), ("5 minutes", "5 minutes"), ("1.5", "1.5"),
    ("1.50s", "1.50s"),
    ("17:30", "17:30"), ("17:75", "17:75"), ("nope", "nope"), ("90.75", "90.75"),
  ])
  func `a number of the list is its time, and any duration is one`(line: String, time: String) throws {
    #expect(try reply(line + "\n") == .time(time))
  }

  @Test(arguments: [
    ("@17:30", "@17:30"), ("until 17:30", "@17:30"), ("Until @17:30", "@17:30"), ("until 5", "@5"), ("5pm", "@5pm"),
    ("2026-12-24", "@2026-12-24"), ("2026-12-24 18:00", "@2026-12-24 18:00"),
    ("17:30 Europe/Madrid", "@17:30 Europe/Madrid"), ("2026-12-24T18:00Z", "@2026-12-24T18:00Z"),
    // These cannot be counted down to, but whoever typed them hears why.
    ("03/04/2027", "@03/04/2027"), ("24.12.2026", "@24.12.2026"), ("2026-02-30", "@2026-02-30"),
    ("2020-01-01", "@2020-01-01"),
  ])
  func `a clock time that cannot be a duration needs no mark`(line: String, time: String) throws {
    #expect(try reply(line + "\n") == .time(time))
  }

  @Test(arguments: [
    ("17.30", "17:30, @17:30 or 17.30s"), ("17,30", "17:30, @17:30 or 17,30s"), ("45.00", "45:00 or 45.00s"),
  ])
  func `what may be minutes or a fraction is refused with its readings`(line: String, right: String) {
    let text = "Not clear: \(line): it is read in more ways than one. Right would be: \(right)"
    let failure = #expect(throws: Failure.self) { try reply(line) }
    #expect(failure?.kind == .usage && failure?.text == text)
  }
}

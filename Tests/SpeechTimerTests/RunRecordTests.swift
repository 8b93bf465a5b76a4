import Announcing
import SpeechTimer
import Testing
import Timing

@Suite struct RunRecordTests {
  /// A run of 300 seconds, written down after 60: it was started at 5,000 s since the machine was, at 100,000 s by the clock.
  private static let text = """
    {"arguments":["--","Tea=5m"],"at":60,"began":100000,"countdowns":[{"duration":300,"end":300,"label":"Tea",\
    "original":300,"phase":"running"}],"isMuted":false,"start":{"boot":5000,"bootID":"a","wall":100000},"version":1}
    """
  private static let until = text.replacing("\"original\":300", with: "\"original\":300,\"target\":300")

  private func left(_ text: String, boot: Double, bootID: String, wall: Double) throws -> Duration {
    let standings = try RunRecord(Array(text.utf8)).standings(from: Anchor(wall: wall, boot: boot, bootID: bootID))
    return Countdown(standings[0].countdown).remaining(at: .zero)
  }

  @Test func `while the machine runs, the clock on the wall does not matter`() throws {
    #expect(try left(Self.text, boot: 5_100, bootID: "a", wall: 0) == .seconds(200))
    #expect(try left(Self.text, boot: 5_600, bootID: "a", wall: 100_000) == .seconds(-300))
  }

  @Test func `when the machine was started anew, the clock on the wall tells`() throws {
    #expect(try left(Self.text, boot: 10, bootID: "b", wall: 100_100) == .seconds(200))
  }

  @Test func `a clock that is behind gives no time that there is not`() throws {
    #expect(try left(Self.text, boot: 10, bootID: "b", wall: 3) == .seconds(240))
  }

  @Test func `an end of the clock on the wall follows it`() throws {
    #expect(try left(Self.until, boot: 5_100, bootID: "a", wall: 100_250) == .seconds(50))
    #expect(try left(Self.until, boot: 10, bootID: "b", wall: 99_000) == .seconds(1_300))
  }

  @Test func `of what has finished and is told again is known how long ago that was, and what is not is no record`()
    throws
  {
    let over = Self.text.replacing("\"label\"", with: "\"isToldAgain\":true,\"label\"")
      .replacing("running", with: "finished")
    let record = try RunRecord(Array(over.utf8))
    #expect(record.bytes.map { String(decoding: $0, as: UTF8.self) } == over)
    #expect(try left(over, boot: 5_600, bootID: "a", wall: 0) == .seconds(-300))
    #expect(throws: RunRecord.Problem.unreadable) {
      try RunRecord(Array(over.replacing("true", with: "false").utf8))
    }
  }

  @Test func `what is written is read again`() throws {
    let record = try RunRecord(Array(Self.text.utf8))
    #expect(record.bytes.map { String(decoding: $0, as: UTF8.self) } == Self.text)
  }

  @Test(arguments: [
    "", "{", "null", "[1]", "{}", "{\"version\":1}", String(text.dropLast(20)),
    text.replacing("\"end\":300", with: "\"end\":1e300"), text.replacing("\"end\":300,", with: ""),
    text.replacing("\"duration\":300", with: "\"duration\":-1"),
    text.replacing("\"duration\":300", with: "\"duration\":1e12"),
    text.replacing("running", with: "flying"), text.replacing("running", with: "paused"),
    text.replacing("running", with: "finished"), text.replacing("\"at\":60", with: "\"at\":\"60\""),
    text.replacing("\"version\":1", with: "\"version\":0"),
    String(repeating: "[", count: 100_000), String(repeating: "{\"version\":", count: 20_000),
  ])
  func `what makes no sense is no record`(text: String) {
    #expect(throws: RunRecord.Problem.unreadable) { try RunRecord(Array(text.utf8)) }
  }

  @Test func `a newer program's record is known as such`() {
    let newer = "{\"version\":2,\"countdowns\":\"elsewhere\"}"
    #expect(throws: RunRecord.Problem.newer(version: 2)) { try RunRecord(Array(newer.utf8)) }
  }
}

import Announcing
import Listening
import SpeechTimer
import Testing
import Timing

@Suite struct TalkRequestsTests {
  private var session: TalkSession

  init() throws {
    let times = [5, 6, 7].map { Duration.seconds(60 * $0) }
    session = TalkSession(try #require(Talk(times, grace: .seconds(30), label: "Ann")), notation: TimeNotation())
    _ = session.start(at: .zero)
  }

  @Test mutating func `how long it has lasted is told where it was asked`() {
    #expect(ask("left", at: 60) == ["answer elapsed"])
    #expect(ask("left ann", at: 60) == ["answer elapsed"])
    #expect(ask("list", at: 60) == ["answer elapsed"])
    #expect(ask("aloud left", at: 60) == ["answer elapsed", "show", "say"])
    #expect(ask("watch", at: 60) == ["keep"])
  }

  @Test mutating func `who waits gets the verdict, as does who stops it`() {
    #expect(ask("wait", at: 60) == ["keep"])
    // The light that is due by then comes before it.
    #expect(ask("stop", at: 350) == ["show", "say", "answer judged", "show", "await", "answer judged"])
    #expect(ask("left", at: 351) == ["refuse"])
  }

  @Test(arguments: ["pause", "add 1m", "left Bob", "bogus", ""])
  func `what a speech knows nothing of is refused there`(line: String) {
    var other = self
    #expect(other.ask(line, at: 60) == ["refuse"])
  }

  private mutating func ask(_ line: String, at seconds: Int) -> [String] {
    let request = Request(id: Request.ID(UInt64(seconds)), line: line)
    return session.handle(.input(.request(request)), at: .seconds(seconds)).map { effect in
      switch effect {
      case .answer(_, let answer):
        answer.failure != nil ? "refuse" : "answer \("\(answer.told[0].subject)".prefix { $0 != "(" })"
      case .keep: "keep"
      case .show: "show"
      case .say: "say"
      case .awaitSpeech: "await"
      default: "\(effect)"
      }
    }
  }
}

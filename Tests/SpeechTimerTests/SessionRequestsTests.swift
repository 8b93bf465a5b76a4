import Announcing
import Listening
import SpeechTimer
import Testing

@Suite struct SessionRequestsTests {
  @Test func `a question is answered where it was asked, and not here`() {
    var story = Story()
    _ = story.start()
    #expect(story.ask("left", at: 10) == ["answer 0 Tea answered"])
    #expect(story.ask("left tea", at: 10) == ["answer 0 Tea answered"])
    #expect(story.ask("list", at: 10) == ["answer 0 Tea answered"])
    #expect(story.nextAlarm == .seconds(30))
  }

  @Test func `aloud, the answer is shown and said here too`() {
    var story = Story()
    _ = story.start()
    #expect(story.ask("aloud left", at: 10) == ["answer 0 Tea answered", "show answered", "say answered"])
    #expect(story.ask("aloud list", at: 11) == ["answer 0 Tea answered", "show answered", "say answered"])
    #expect(story.press("m", at: 12) == ["show muted", "say muted"])
    #expect(story.ask("aloud left", at: 13) == ["answer 0 Tea answered", "show answered"])
  }

  @Test func `a change is seen here and heard there`() {
    var story = Story()
    _ = story.start()
    #expect(story.ask("pause", at: 10) == ["answer 0 Tea paused", "show paused"])
    #expect(story.ask("list", at: 11) == ["answer 0 Tea paused"])
    #expect(story.ask("resume", at: 12) == ["answer 0 Tea resumed", "show resumed"])
    #expect(story.ask("add 1m", at: 13) == ["answer 0 Tea added", "show added"])
    #expect(story.ask("aloud reset Tea", at: 14) == ["answer 0 Tea reset", "show reset", "say reset"])
    #expect(story.ask("mute", at: 15) == ["answer 0 Tea muted", "show muted"])
    #expect(story.handle(.alarm, at: 44) == ["show mark"])
    #expect(story.ask("unmute", at: 45) == ["answer 0 Tea unmuted", "show unmuted"])
    #expect(story.ask("silence", at: 46) == ["answer 0 Tea answered", "silence"])
    #expect(story.ask("stop", at: 47) == ["answer 0 Tea quit", "show quit", "await"])
  }

  @Test func `what is planned is said whoever asks in between`() {
    var story = Story()
    _ = story.start()
    _ = story.ask("left", at: 29)
    #expect(story.handle(.alarm, at: 30) == ["show mark", "say mark"])
    #expect(story.press("t", at: 31) == ["show answered", "say answered"])
  }

  @Test func `what was not done has a status of failure`() {
    var story = Story()
    _ = story.start()
    #expect(story.ask("add -2m", at: 10) == ["answer 1 Tea onlyLeft", "show onlyLeft"])
  }

  @Test func `what would be longer than 999 days is not added, for none of several`() {
    var story = Story(["Exam": 998 * 86_400, "Tea": 60])
    _ = story.start()
    let failure = { (line: String) in
      story.failures(of: .input(.request(Request(id: Request.ID(1), line: line))), at: 10).first
    }
    let tooLong = failure("add 2d")
    #expect(tooLong?.text == "add: Exam would be longer than 999 days. Right would be: add 1d")
    #expect(tooLong?.kind == .usage)
    #expect(failure("add 999d tea")?.text == "add: Tea would be longer than 999 days. Right would be: add 998d")
    #expect(story.type("add 2d", at: 10) == ["complain"])
    #expect(story.ask("list", at: 10) == ["answer 0 Exam answered+Tea answered"])
    #expect(story.nextAlarm == .seconds(30))
    #expect(story.ask("add 1d Exam", at: 10) == ["answer 0 Exam added", "show added"])
    #expect(failure("add 1s exam")?.text == "add: Exam would be longer than 999 days. It has them already.")
    #expect(story.press("+", at: 10) == ["complain"])
  }

  @Test(arguments: [
    "", " ", "aloud", "bogus", "left Coffee", "pause Coffee", "add", "add 5q", "mute Tea", "list Tea", "watch Tea",
    "wait Coffee", "aloud watch", "aloud wait", "aloud silence", "aloud aloud left", "\u{0}", "left\u{0}", "quit",
    String(repeating: "left ", count: 800),
  ])
  func `a wrong request is told so there, and changes nothing`(line: String) {
    var story = Story()
    _ = story.start()
    #expect(story.ask(line, at: 10) == ["answer usage"])
    #expect(story.nextAlarm == .seconds(30))
  }

  @Test func `an end that went by goes before the answer`() {
    var story = Story()
    _ = story.start()
    #expect(
      story.ask("left", at: 63) == ["show finishedLate", "say finishedLate", "await", "answer 0 Tea answered"])
  }

  @Test func `a request is not for what keys have chosen`() {
    var story = Story(["Tea": 60, "Eggs": 90])
    _ = story.start()
    _ = story.press("2", at: 1)
    #expect(story.ask("left", at: 2) == ["answer 0 Tea answered+Eggs answered"])
    #expect(story.ask("pause eggs", at: 3) == ["answer 0 Eggs paused", "show paused"])
    #expect(story.ask("list", at: 4) == ["answer 0 Tea answered+Eggs paused"])
  }

  @Test func `who waits is answered at the end, with its status`() {
    var story = Story()
    _ = story.start()
    #expect(story.ask("wait", at: 1) == ["let wait"])
    #expect(story.handle(.alarm, at: 30) == ["show mark", "say mark"])
    #expect(story.handle(.alarm, at: 60) == ["show finished", "say finished", "await", "answer 0 Tea finished"])
    #expect(story.handle(.spoken, at: 61) == ["end timeIsUp"])
  }

  @Test func `who waits for one of several waits for that alone`() {
    var story = Story(["Tea": 60, "Eggs": 90])
    _ = story.start()
    _ = story.ask("wait Tea", at: 1, number: 1)
    _ = story.ask("wait", at: 1, number: 2)
    _ = story.handle(.alarm, at: 30)
    #expect(story.handle(.alarm, at: 60).filter { $0.hasPrefix("answer") } == ["answer 0 Tea finished"])
    #expect(
      story.ask("stop", at: 61).filter { $0.hasPrefix("answer") } == ["answer 0 Eggs quit", "answer 130 Eggs quit"])
  }

  @Test func `with the end of the run all are answered`() {
    var story = Story()
    _ = story.start()
    _ = story.ask("wait", at: 1)
    #expect(
      story.handle(.input(.signal(.terminate)), at: 2)
        == ["silence", "answer 143 Tea quit", "end signal(Listening.UnixSignal.terminate)"])
  }

  @Test func `who waits no longer is not answered`() {
    var story = Story()
    _ = story.start()
    _ = story.ask("wait", at: 1)
    #expect(story.handle(.input(.withdrawn(Request.ID(1))), at: 2) == [])
    _ = story.handle(.alarm, at: 30)
    #expect(story.handle(.alarm, at: 60) == ["show finished", "say finished", "await"])
  }

  @Test func `who watches is let follow`() {
    var story = Story()
    _ = story.start()
    #expect(story.ask("watch", at: 1) == ["let follow"])
  }

  @Test func `a run that was told to stop does nothing more`() {
    var story = Story()
    _ = story.start()
    _ = story.press("q", at: 1)
    #expect(story.ask("resume", at: 1) == ["answer failed"])
  }

  @Test func `after the end, stopping is answered before it ends`() {
    var story = Story { $0.linger = .seconds(5) }
    _ = story.start()
    _ = story.handle(.alarm, at: 60)
    #expect(story.ask("stop", at: 61) == ["answer 0 Tea answered", "silence", "end timeIsUp"])
  }
}

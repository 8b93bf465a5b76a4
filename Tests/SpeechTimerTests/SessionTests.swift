import Announcing
import Listening
import SpeechTimer
import Testing

@Suite struct SessionTests {
  @Test func `marks and the end are shown and said, and the run ends when all is heard`() {
    var story = Story()
    #expect(story.start() == ["show started", "say started"])
    #expect(story.nextAlarm == .seconds(30))
    #expect(story.handle(.alarm, at: 30) == ["show mark", "say mark"])
    #expect(story.handle(.alarm, at: 60) == ["show finished", "say finished", "await"])
    #expect(story.nextAlarm == nil)
    #expect(story.handle(.spoken, at: 61) == ["end timeIsUp"])
  }

  @Test func `nothing wakes it in a pause but the reminders`() {
    var story = Story()
    _ = story.start()
    #expect(story.press(" ", at: 10) == ["show paused", "say paused"])
    #expect(story.nextAlarm == .seconds(70))
    #expect(story.handle(.alarm, at: 70) == ["show stillPaused", "say stillPaused"])
    #expect(story.nextAlarm == .seconds(370))
  }

  @Test func `counted seconds are said, and shown only on demand`() {
    var story = Story(.seconds(5), marks: [], final: 1)
    _ = story.start()
    #expect(story.handle(.alarm, at: 4) == ["say counted"])
    story = Story(.seconds(5), marks: [], final: 1) { $0.showsCounted = true }
    _ = story.start()
    #expect(story.handle(.alarm, at: 4) == ["show counted", "say counted"])
    story = Story(.seconds(5), marks: [.remaining(.seconds(1))], final: 1)
    _ = story.start()
    #expect(story.handle(.alarm, at: 4) == ["show counted", "say counted"])
  }

  @Test func `a display that wants notice gets it ahead of marks, and ahead of answers as they come`() {
    var story = Story { $0.lead = .milliseconds(20) }
    #expect(story.start() == ["show started", "say started"])
    #expect(story.nextAlarm == .milliseconds(29_980))
    #expect(story.handle(.alarm, at: 29.98) == ["ready"])
    #expect(story.nextAlarm == .seconds(30))
    #expect(story.handle(.alarm, at: 30) == ["show mark", "say mark"])
    #expect(story.press("t", at: 40) == ["ready", "say answered"])
    #expect(story.nextAlarm == .milliseconds(40_020))
    #expect(story.handle(.alarm, at: 40.02) == ["show answered"])
  }

  @Test func `an answer that waits for its notice goes before whatever comes next`() {
    var story = Story { $0.lead = .milliseconds(20) }
    _ = story.start()
    #expect(story.press("t", at: 29.99) == ["ready", "say answered"])
    #expect(story.handle(.alarm, at: 30) == ["show answered", "show mark", "say mark"])
    _ = story.press("t", at: 35)
    #expect(story.press("t", at: 35.01) == ["show answered", "ready", "say answered"])
    #expect(
      story.handle(.input(.signal(.interrupt)), at: 35.02) == [
        "show answered", "silence", "end signal(Listening.UnixSignal.interrupt)",
      ])
  }

  @Test func `no notice is given of what is only said`() {
    var story = Story(.seconds(10), marks: [], final: 1) { $0.lead = .milliseconds(20) }
    _ = story.start()
    #expect(story.nextAlarm == .seconds(9))
    #expect(story.handle(.alarm, at: 9) == ["say counted"])
    #expect(story.nextAlarm == .milliseconds(9_980))
  }

  @Test func `muted, it is silent after the word, and speaks again from the word on`() {
    var story = Story()
    _ = story.start()
    #expect(story.upcoming == .mark)
    #expect(story.press("m", at: 1) == ["show muted", "say muted"])
    #expect(story.upcoming == nil)
    #expect(story.handle(.alarm, at: 30) == ["show mark"])
    #expect(story.press("M", at: 31) == ["show unmuted", "say unmuted"])
    #expect(story.press("t", at: 32) == ["show answered", "say answered"])
  }

  @Test func `the silence key does nothing else`() {
    var story = Story()
    _ = story.start()
    #expect(story.press(".", at: 1) == ["silence"])
    #expect(story.nextAlarm == .seconds(30))
  }

  @Test func `starting over takes two presses in a row`() {
    var story = Story()
    _ = story.start()
    #expect(story.press("r", at: 10) == ["show confirming", "say confirming"])
    #expect(story.press("t", at: 11) == ["show answered", "say answered"])
    #expect(story.press("r", at: 12) == ["show confirming", "say confirming"])
    #expect(story.press("r", at: 18) == ["show confirming", "say confirming"])
    #expect(story.press("r", at: 20) == ["show reset", "say reset"])
    #expect(story.nextAlarm == .seconds(50))
  }

  @Test func `the last line stays as long as it lingers, or until a key`() {
    var story = Story(.seconds(10), marks: []) { $0.linger = .seconds(5) }
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.handle(.spoken, at: 11) == [])
    #expect(story.nextAlarm == .seconds(15))
    #expect(story.press("t", at: 12) == ["show answered", "say answered"])
    #expect(story.press(".", at: 12) == ["silence"])
    var other = story
    #expect(story.handle(.alarm, at: 15) == ["end timeIsUp"])
    #expect(other.press("x", at: 13) == ["silence", "end timeIsUp"])
  }

  @Test func `after the end a plus counts one more minute`() {
    var story = Story(.seconds(10), marks: []) { $0.linger = .seconds(5) }
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.press("+", at: 12) == ["show added", "say added"])
    #expect(story.handle(.spoken, at: 13) == [])
    #expect(story.nextAlarm == .seconds(72))
    #expect(story.handle(.alarm, at: 72) == ["show finished", "say finished", "await"])
  }

  @Test func `taking off from what is over ends nothing and adds nothing`() {
    var story = Story(.seconds(10), marks: []) { $0.linger = .seconds(5) }
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.press("-", at: 11) == ["show onlyLeft", "say onlyLeft", "await"])
    #expect(story.handle(.spoken, at: 12) == [])
    #expect(story.handle(.alarm, at: 16) == ["end timeIsUp"])
  }

  @Test func `who quits hears what was left, and a second key does not wait for it`() {
    var story = Story()
    _ = story.start()
    #expect(story.press("q", at: 10) == ["show quit", "say quit", "await"])
    #expect(story.press("q", at: 10.1) == ["silence", "end stopped"])
  }

  @Test func `what was told to stop is not taken up again`() {
    var story = Story()
    _ = story.start()
    _ = story.press("q", at: 10)
    #expect(story.handle(.input(.line("add 1m")), at: 10.1) == [])
    #expect(story.handle(.input(.line("reset")), at: 10.2) == [])
    var other = story
    #expect(story.press("+", at: 10.3) == ["silence", "end stopped"])
    #expect(other.handle(.spoken, at: 11) == ["end stopped"])
  }

  @Test func `after the end a typed reset starts over`() {
    var story = Story { $0.linger = .seconds(5) }
    _ = story.start()
    _ = story.handle(.alarm, at: 60)
    #expect(story.handle(.input(.line("reset")), at: 61) == ["show reset", "say reset"])
    #expect(story.handle(.spoken, at: 62) == [])
    #expect(story.nextAlarm == .seconds(91))
  }

  @Test func `an end that went by is told before the answer to a key`() {
    var story = Story()
    _ = story.start()
    #expect(story.press(" ", at: 63) == ["show finishedLate", "say finishedLate", "await"])
  }

  @Test func `going on after a stop is noticed at once`() {
    var story = Story()
    _ = story.start()
    #expect(story.handle(.input(.signal(.suspend)), at: 10) == ["silence", "suspend"])
    #expect(story.handle(.input(.signal(.proceed)), at: 45) == ["attend", "show caughtUp", "say caughtUp"])
    #expect(story.handle(.alarm, at: 45) == [])
  }

  @Test func `typed commands do what keys do, and a wrong one does nothing`() {
    var story = Story()
    _ = story.start()
    #expect(story.handle(.input(.line("pause")), at: 1) == ["show paused", "say paused"])
    #expect(story.handle(.input(.line("  ")), at: 1) == [])
    #expect(story.handle(.input(.line("add -10s")), at: 2) == ["show added", "say added"])
    #expect(story.handle(.input(.line("explode")), at: 2) == ["complain"])
    #expect(story.handle(.input(.line("reset")), at: 3) == ["show reset", "say reset"])
    #expect(story.handle(.input(.line("silence")), at: 3) == ["silence"])
    #expect(story.handle(.input(.line("stop")), at: 4) == ["show quit", "say quit", "await"])
  }

  @Test func `what is stopped after the end has still come to its end`() {
    var story = Story(.seconds(10), marks: []) { $0.linger = .seconds(5) }
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.handle(.input(.line("stop")), at: 12) == ["silence", "end timeIsUp"])
  }
}

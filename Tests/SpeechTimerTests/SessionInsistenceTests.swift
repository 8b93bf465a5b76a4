import Announcing
import Listening
import SpeechTimer
import Testing

@Suite struct SessionInsistenceTests {
  /// A timer of ten seconds whose end has come, and was heard.
  private func ended(linger: Duration = .zero) -> Story {
    var story = Story(.seconds(10), marks: [], afterEnd: .insisting(for: .seconds(60))) { $0.linger = linger }
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    _ = story.handle(.spoken, at: 11)
    return story
  }

  @Test func `the end is said again every 20 seconds, up to the limit`() {
    var story = ended()
    for second in [30, 50, 70] {
      #expect(story.nextAlarm == .seconds(second))
      #expect(story.handle(.alarm, at: Double(second)).prefix(2) == ["show finishedLate", "say finishedLate"])
    }
    #expect(story.handle(.alarm, at: 70) == ["end timeIsUp"])
  }

  @Test func `a key that does nothing else ends it`() {
    var story = ended()
    #expect(story.press("x", at: 15) == ["silence", "end timeIsUp"])
  }

  @Test func `who asks knows, and the run ends once the answer is heard`() {
    var story = ended()
    #expect(story.press("t", at: 15) == ["show answered", "say answered", "await"])
    #expect(story.handle(.spoken, at: 16) == ["end timeIsUp"])
  }

  @Test func `beside a reader the last line stays after that`() {
    var story = ended(linger: .seconds(10))
    _ = story.press("t", at: 15)
    #expect(story.handle(.spoken, at: 16) == [])
    #expect(story.nextAlarm == .seconds(25))
  }

  @Test func `silence is no answer`() {
    var story = ended()
    #expect(story.press(".", at: 15) == ["silence"])
    #expect(story.nextAlarm == .seconds(30))
  }

  @Test func `a minute more is a new end to insist on`() {
    var story = ended()
    #expect(story.press("+", at: 15) == ["show added", "say added"])
    #expect(story.nextAlarm == .seconds(75))
    _ = story.handle(.alarm, at: 75)
    #expect(story.nextAlarm == .seconds(95))
  }

  @Test func `while others run, any key shows that an end is known`() {
    var story = Story(["Tea": 10, "Eggs": 300], afterEnd: .insisting(for: .seconds(600)))
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.shown(by: .alarm, at: 30) == ["Tea finishedLate"])
    #expect(story.press("x", at: 31) == [])
    #expect(story.nextAlarm == .seconds(270))
  }

  @Test func `a machine that slept insists once`() {
    var story = ended()
    #expect(story.handle(.alarm, at: 55).prefix(2) == ["show finishedLate", "say finishedLate"])
    #expect(story.nextAlarm == .seconds(70))
  }
}

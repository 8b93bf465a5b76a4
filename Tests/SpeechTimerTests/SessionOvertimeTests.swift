import Announcing
import SpeechTimer
import Testing

@Suite struct SessionOvertimeTests {
  private func story(_ seconds: Int = 10) -> Story {
    Story(.seconds(seconds), marks: [], afterEnd: .overtime) { $0.linger = nil }
  }

  @Test func `it goes on after the end until a key, and time was up`() {
    var story = story()
    _ = story.start()
    #expect(story.handle(.alarm, at: 10) == ["show finished", "say finished", "await"])
    #expect(story.handle(.spoken, at: 12) == [])
    #expect(story.nextAlarm == .seconds(70))
    #expect(story.handle(.alarm, at: 70) == ["show overtime", "say overtime"])
    #expect(story.press("t", at: 80) == ["show answered", "say answered"])
    #expect(story.handle(.alarm, at: 130) == ["show overtime", "say overtime"])
    #expect(story.press("q", at: 131) == ["silence", "end timeIsUp"])
  }

  @Test func `a command ends it too`() {
    var story = story()
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.type("stop", at: 15) == ["silence", "end timeIsUp"])
  }

  @Test func `a minute more is counted down before it is over again`() {
    var story = story()
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.press("+", at: 20) == ["show added", "say added"])
    #expect(story.nextAlarm == .seconds(80))
    #expect(story.handle(.alarm, at: 80) == ["show finished", "say finished", "await"])
    #expect(story.nextAlarm == .seconds(140))
  }

  @Test func `given up before the end, it is not over`() {
    var story = story()
    _ = story.start()
    #expect(story.press("q", at: 5) == ["show quit", "say quit", "await"])
    #expect(story.handle(.spoken, at: 6) == ["end stopped"])
  }
}

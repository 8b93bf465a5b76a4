import Announcing
import Listening
import SpeechTimer
import Testing
import Timing

@Suite struct TalkSessionTests {
  private func story(until end: Duration? = nil, _ change: (inout Session.Rules) -> Void = { _ in }) throws -> Story {
    try Story(#require(Talk([.seconds(60), .seconds(90), .seconds(120)], grace: .seconds(30))), until: end, change)
  }

  @Test func `lights are shown and said, and a key stops it with a verdict`() throws {
    var story = try story()
    #expect(story.start() == ["show talkStarted", "say talkStarted"])
    #expect(story.upcoming == .light(.green))
    #expect(story.nextAlarm == .seconds(60))
    #expect(story.handle(.alarm, at: 60) == ["show light", "say light"])
    #expect(story.press("t", at: 70) == ["show elapsed", "say elapsed"])
    _ = story.handle(.alarm, at: 90)
    #expect(story.press(" ", at: 100) == ["show judged", "say judged", "await"])
    #expect(story.handle(.spoken, at: 102) == ["end answered"])
  }

  @Test(arguments: ["p", "+", "r", "n", "1", "x"] as [Character], [false, true])
  func `keys that do nothing in a speech tell how long it has lasted`(key: Character, isLocked: Bool) throws {
    var story = try story { $0.isLocked = isLocked }
    _ = story.start()
    #expect(story.press(key, at: 10) == ["show elapsed", "say elapsed"])
    #expect(story.nextAlarm == .seconds(60))
  }

  @Test func `a question mark tells the keys`() throws {
    var story = try story()
    _ = story.start()
    #expect(story.press("?", at: 10) == ["show keysOfTalk", "say keysOfTalk"])
  }

  @Test func `the verdict stays as long as it lingers, or until a key`() throws {
    var story = try story { $0.linger = .seconds(5) }
    _ = story.start()
    _ = story.press("q", at: 100)
    #expect(story.handle(.spoken, at: 101) == [])
    #expect(story.nextAlarm == .seconds(105))
    var other = story
    #expect(story.handle(.alarm, at: 105) == ["end answered"])
    #expect(other.press("x", at: 103) == ["silence", "end answered"])
  }

  @Test func `locked, it takes two presses within five seconds to stop it`() throws {
    var story = try story { $0.isLocked = true }
    _ = story.start()
    #expect(story.press(" ", at: 10) == ["show confirming", "say confirming"])
    #expect(story.press(" ", at: 16) == ["show confirming", "say confirming"])
    #expect(story.press("t", at: 17) == ["show elapsed", "say elapsed"])
    #expect(story.press("q", at: 18) == ["show confirming", "say confirming"])
    #expect(story.press("q", at: 19) == ["show judged", "say judged", "await"])
  }

  @Test func `muted, it is silent after the word`() throws {
    var story = try story()
    _ = story.start()
    #expect(story.press("m", at: 1) == ["show muted", "say muted"])
    #expect(story.upcoming == nil)
    #expect(story.handle(.alarm, at: 60) == ["show light"])
    #expect(story.press("m", at: 61) == ["show unmuted", "say unmuted"])
  }

  @Test func `commands stop it and ask, and others are refused`() throws {
    var story = try story()
    _ = story.start()
    #expect(story.type("left", at: 10) == ["show elapsed", "say elapsed"])
    #expect(story.type("pause", at: 11) == ["complain"])
    #expect(story.type("add 5m", at: 11) == ["complain"])
    #expect(story.type("stop", at: 12) == ["show judged", "say judged", "await"])
    #expect(story.type("left", at: 13) == [])
  }

  @Test func `a display that wants notice gets it`() throws {
    var story = try story { $0.lead = .milliseconds(20) }
    _ = story.start()
    #expect(story.nextAlarm == .milliseconds(59_980))
    #expect(story.handle(.alarm, at: 59.98) == ["ready"])
    #expect(story.handle(.alarm, at: 60) == ["show light", "say light"])
    #expect(story.press("q", at: 70) == ["ready", "say judged", "show judged", "await"])
  }

  @Test func `it stops by itself where it is told to, after what is due then`() throws {
    var story = try story(until: .seconds(150))
    _ = story.start()
    for second in [60.0, 90, 120, 135] { _ = story.handle(.alarm, at: second) }
    #expect(story.nextAlarm == .seconds(150))
    #expect(story.handle(.alarm, at: 150) == ["show overtime", "say overtime", "show judged", "say judged", "await"])
    #expect(story.nextAlarm == nil)
  }

  @Test func `a signal ends it with the verdict shown, but once`() throws {
    var story = try story()
    _ = story.start()
    var stopped = story
    let end = ["silence", "end signal(Listening.UnixSignal.terminate)"]
    #expect(story.handle(.input(.signal(.terminate)), at: 5) == ["show judged"] + end)
    _ = stopped.press("q", at: 5)
    #expect(stopped.handle(.input(.signal(.terminate)), at: 5) == end)
  }
}

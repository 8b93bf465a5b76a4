import Announcing
import Listening
import SpeechTimer
import Testing

@Suite struct SessionOfSeveralTests {
  @Test func `what falls together is one bulletin, and the run ends with the last end`() {
    var story = Story(["Tea": 60, "Eggs": 90])
    #expect(story.start() == ["show started+started", "say started+started"])
    #expect(story.handle(.alarm, at: 30) == ["show mark", "say mark"])
    #expect(story.shown(by: .alarm, at: 60) == ["Tea finished, Eggs mark"])
    #expect(story.handle(.alarm, at: 90) == ["show finished", "say finished", "await"])
    #expect(story.handle(.spoken, at: 91) == ["end timeIsUp"])
  }

  @Test func `keys are for all at first, then for the one that was chosen`() {
    var story = Story(["Tea": 60, "Eggs": 90])
    _ = story.start()
    #expect(story.press(" ", at: 1) == ["show paused+paused", "say paused+paused"])
    #expect(story.press(" ", at: 2) == ["show resumed+resumed", "say resumed+resumed"])
    #expect(story.marked == nil)
    #expect(story.press("\t", at: 3) == ["show selected", "say selected"])
    #expect(story.marked == "Tea")
    #expect(story.shown(by: .input(.key(.space)), at: 4) == ["Tea paused"])
    #expect(story.press("2", at: 5) == ["show selected", "say selected"])
    #expect(story.marked == "Eggs" && story.drawn == ["Tea", "Eggs"])
    #expect(story.shown(by: .input(.key(.character("+"))), at: 5) == ["Eggs added"])
    #expect(story.press("0", at: 6) == ["show allSelected", "say allSelected"])
    #expect(story.shown(by: .input(.key(.enter)), at: 6) == ["Tea answeredInPause, Eggs answered"])
    #expect(story.press("3", at: 7) == [])
  }

  @Test func `Tab goes through all of them and back to all`() {
    var story = Story(["Tea": 60, "Eggs": 90])
    _ = story.start()
    let tab = Session.Event.input(.key(.tab))
    #expect(story.shown(by: tab, at: 1) == ["Tea selected"])
    #expect(story.shown(by: tab, at: 1) == ["Eggs selected"])
    #expect(story.shown(by: tab, at: 1) == ["all allSelected"])
    #expect(story.shown(by: tab, at: 1) == ["Tea selected"])
  }

  @Test func `with a single countdown there is nothing to choose`() {
    var story = Story()
    _ = story.start()
    #expect(story.press("\t", at: 1) == [])
    #expect(story.press("1", at: 1) == [])
    #expect(story.press("0", at: 1) == [])
  }

  @Test func `pausing all leaves those that rest, and one key takes all up again`() {
    var story = Story(["Tea": 60, "Eggs": 90])
    _ = story.start()
    _ = story.press("1", at: 1)
    _ = story.press(" ", at: 2)
    _ = story.press("0", at: 3)
    #expect(story.shown(by: .input(.key(.space)), at: 4) == ["Eggs paused"])
    #expect(story.shown(by: .input(.key(.space)), at: 5) == ["Tea resumed, Eggs resumed"])
  }

  @Test func `a key for all leaves those alone whose time is up`() {
    var story = Story(["Tea": 10, "Eggs": 90])
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    #expect(story.shown(by: .input(.key(.character("+"))), at: 20) == ["Eggs added"])
    #expect(story.shown(by: .input(.key(.enter)), at: 20) == ["Eggs answered"])
  }

  @Test func `one is stopped, and the others go on`() {
    var story = Story(["Tea": 60, "Eggs": 90])
    _ = story.start()
    _ = story.press("1", at: 1)
    #expect(story.press("q", at: 2) == ["show quit", "say quit"])
    _ = story.handle(.alarm, at: 60)
    #expect(story.handle(.alarm, at: 90) == ["show finished", "say finished", "await"])
    #expect(story.handle(.spoken, at: 91) == ["end timeIsUp"])
  }

  @Test func `stopping the last after another's end is no failure, stopping all is one`() {
    var story = Story(["Tea": 10, "Eggs": 90])
    _ = story.start()
    _ = story.handle(.alarm, at: 10)
    var other = story
    _ = story.press("2", at: 11)
    _ = story.press("q", at: 12)
    #expect(story.handle(.spoken, at: 13) == ["end timeIsUp"])
    _ = other.press("q", at: 12)
    #expect(other.handle(.spoken, at: 13) == ["end stopped"])
  }

  @Test func `typed lines may name one`() {
    var story = Story(["Tea": 60, "Long bread": 90])
    _ = story.start()
    #expect(story.shown(by: .input(.line("pause tea")), at: 1) == ["Tea paused"])
    #expect(story.shown(by: .input(.line("add 1m Long bread")), at: 1) == ["Long bread added"])
    #expect(story.shown(by: .input(.line("add 1m 30s")), at: 1) == ["Tea added, Long bread added"])
    #expect(story.type("pause Coffee", at: 1) == ["complain"])
    #expect(story.type("mute Tea", at: 1) == ["complain"])
    #expect(story.type("add Tea", at: 1) == ["complain"])
  }

  @Test func `locked, a pause and a stop take two presses, resuming takes one`() {
    var story = Story { $0.isLocked = true }
    _ = story.start()
    #expect(story.press(" ", at: 1) == ["show confirming", "say confirming"])
    #expect(story.press("q", at: 2) == ["show confirming", "say confirming"])
    #expect(story.press(" ", at: 3) == ["show confirming", "say confirming"])
    #expect(story.press(" ", at: 9) == ["show confirming", "say confirming"])
    #expect(story.press(" ", at: 10) == ["show paused", "say paused"])
    #expect(story.press(" ", at: 11) == ["show resumed", "say resumed"])
    #expect(story.press("q", at: 12) == ["show confirming", "say confirming"])
    #expect(story.press("q", at: 13) == ["show quit", "say quit", "await"])
  }

  @Test func `locked, a typed command is done at once`() {
    var story = Story { $0.isLocked = true }
    _ = story.start()
    #expect(story.type("pause", at: 1) == ["show paused", "say paused"])
  }
}

@Suite struct SessionOfStoppedTests {
  /// Two timers, of which the first was given up with 58 seconds left.
  private func story() -> Story {
    var story = Story(["Tea": 60, "Eggs": 90])
    _ = story.start()
    _ = story.press("1", at: 1)
    _ = story.press("q", at: 2)
    return story
  }

  @Test(arguments: ["t", " ", "+", "-", "q"] as [Character]) func `whoever asks is told so, and nothing else is done`(
    key: Character
  ) {
    var story = story()
    #expect(story.press(key, at: 10) == ["show quit", "say quit"])
    #expect(story.told(by: .input(.key(.enter)), at: 20).map(\.remaining) == [.seconds(58)])
    #expect(story.nextAlarm == .seconds(60))
  }

  @Test func `it can be started over`() {
    var story = story()
    _ = story.press("r", at: 10)
    #expect(story.shown(by: .input(.key(.character("r"))), at: 10) == ["Tea started"])
    #expect(story.told(by: .input(.key(.enter)), at: 20).map(\.remaining) == [.seconds(50)])
  }

  @Test func `it is none of all, and is not drawn`() {
    var story = story()
    #expect(story.marked == nil)
    _ = story.press("2", at: 3)
    #expect(story.marked == nil)
    _ = story.press("0", at: 3)
    #expect(story.shown(by: .input(.key(.enter)), at: 3) == ["Eggs answered"])
    #expect(story.drawn == ["Eggs"])
  }
}

import Announcing
import SpeechTimer
import Testing
import Timing

/// Sessions with ends by the clock on the wall.
@Suite struct SessionOfClockTests {
  private func story(_ change: (inout Session.Rules) -> Void = { _ in }) -> Story {
    let plan = Plan(marks: [.remaining(.seconds(1_800))], final: 0)
    return Story(
      [
        Narrator(Countdown(until: .seconds(7_200)), label: "Maths", plan: plan),
        Narrator(Countdown(until: .seconds(10_800)), label: "Art", plan: plan),
        Narrator(Countdown(.seconds(7_200)), label: "Tea", plan: plan),
      ], change)
  }

  @Test func `those that follow the clock are told at once, and a duration goes on`() {
    var story = story()
    _ = story.start()
    #expect(story.setClock(forwardBy: 3_600, at: 600) == ["show caughtUp+caughtUp", "say caughtUp+caughtUp"])
    // Maths is at half an hour.
    #expect(story.nextAlarm == .seconds(1_800))
    #expect(story.shown(by: .alarm, at: 1_800) == ["Maths mark"])
    #expect(story.shown(by: .alarm, at: 3_600) == ["Maths finished"])
    #expect(story.shown(by: .alarm, at: 5_400) == ["Art mark, Tea mark"])
  }

  @Test func `an end that the clock jumped over goes before what is left of others`() {
    var story = story()
    _ = story.start()
    #expect(
      story.setClock(forwardBy: 7_200, at: 600)
        == ["show finishedLate", "say finishedLate", "show caughtUp", "say caughtUp"])
  }

  @Test func `a display that wants notice of a line gets it`() {
    var story = story { $0.lead = .milliseconds(20) }
    _ = story.start()
    #expect(story.setClock(forwardBy: 3_600, at: 600) == ["ready", "say caughtUp+caughtUp"])
    #expect(story.handle(.alarm, at: 600.02) == ["show caughtUp+caughtUp"])
  }

  @Test func `the run ends when the clock has jumped over all ends`() {
    let plan = Plan(marks: [], final: 0)
    var story = Story([Narrator(Countdown(until: .seconds(60)), plan: plan)])
    _ = story.start()
    #expect(story.setClock(forwardBy: 3_600, at: 10) == ["show finishedLate", "say finishedLate", "await"])
    #expect(story.handle(.spoken, at: 12) == ["end timeIsUp"])
  }

  @Test func `the clock is set before the start, while speech is tried`() {
    var story = story()
    #expect(story.setClock(forwardBy: 5, at: 0) == [])
    _ = story.start()
    #expect(story.nextAlarm == .seconds(5_395))
  }

  @Test func `with durations alone nobody wants to know of the clock`() {
    let tea = Narrator(Countdown(.seconds(60)))
    let maths = Narrator(Countdown(until: .seconds(60)))
    #expect(!Session([tea], notation: TimeNotation()).followsClock)
    #expect(Session([tea, maths], notation: TimeNotation()).followsClock)
  }
}

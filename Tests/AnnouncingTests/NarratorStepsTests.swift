import Announcing
import Testing
import Timing

@Suite struct NarratorStepsTests {
  private static func narrator(rounds: Int? = 2, plan: Plan = .onlyEnd) -> Narrator {
    let steps = [
      Routine.Step(label: "Work", duration: .milliseconds(10_100)),
      Routine.Step(label: "Break", duration: .seconds(4)),
    ]
    var narrator = Narrator(Routine(steps, rounds: rounds), plan: plan)
    _ = narrator.start(at: .zero)
    return narrator
  }

  private static func inShort(_ told: [Announcement]) -> [String] {
    told.map { told in
      let (instant, remaining) = (told.instant / .seconds(1), told.remaining / .seconds(1))
      let round = told.round.map { " \($0.number)" } ?? ""
      return "\(instant): \(told.label ?? "") \(told.subject) \(remaining)\(round)"
    }
  }

  @Test func `each step starts at the end of the one before it, told at once`() {
    var narrator = Self.narrator()
    var told: [Announcement] = []
    // A little late each time: nothing of it adds up.
    while let next = narrator.next { told += narrator.wake(at: next + .milliseconds(300)) }
    #expect(
      Self.inShort(told) == [
        "10.1: Work finished 0.0 1", "10.1: Break step 4.0 1",
        "14.1: Break finished 0.0 1", "14.1: Work step 10.1 2",
        "24.2: Work finished 0.0 2", "24.2: Break step 4.0 2",
        "28.2: Break finished 0.0 2",
      ])
    #expect(narrator.next == nil && narrator.countdown.isFinished)
  }

  @Test func `an end and the step after it are one bulletin`() {
    var narrators = Narrators([Self.narrator()])
    #expect(narrators.next == .milliseconds(10_100))
    let bulletin = narrators.wake(at: .milliseconds(10_100))
    #expect(bulletin?.announcements.map(\.subject) == [.finished, .step])
    #expect(bulletin?.hasEnd == true)
    #expect(narrators.areGoing)
  }

  @Test func `slept through several steps, one announcement says where it is now`() {
    var narrator = Self.narrator(plan: Plan(marks: [.remaining(.seconds(3))], final: 0))
    #expect(Self.inShort(narrator.wake(at: .seconds(22))) == ["22.0: Work step 2.2 2"])
    #expect(narrator.next == .milliseconds(24_200))
  }

  @Test func `slept through a whole routine, it tells how long ago the last step ended`() {
    var narrator = Self.narrator()
    #expect(narrator.wake(at: .milliseconds(40_200)).map(\.subject) == [.finishedLate(by: .seconds(12))])
    #expect(narrator.label == "Break")
  }

  @Test func `a routine that goes on forever is found in its round after a week`() {
    var narrator = Self.narrator(rounds: nil)
    let told = narrator.wake(at: .seconds(7 * 86_400))
    // 604,800 seconds are 42,893 rounds of 14.1 seconds, and 8.7 seconds.
    #expect(Self.inShort(told) == ["604800.0: Work step 1.4 42894"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `however long was slept through, the step is found at once`() {
    let second = Routine([Routine.Step(label: "Work", duration: .seconds(1))], rounds: nil)
    var narrator = Narrator(second, plan: .onlyEnd)
    _ = narrator.start(at: .zero)
    let told = narrator.wake(at: .seconds(100_000_000_000) + .milliseconds(500))
    #expect(Self.inShort(told) == ["100000000000.5: Work step 0.5 100000000001"])
  }

  @Test func `of many rounds that were slept through, the last has its own last step`() {
    let (work, rest) = (Routine.Step(label: "Work", duration: .seconds(3)), Routine.Step(duration: .seconds(1)))
    let routine = Routine([work, rest], rounds: 100, last: Routine.Step(label: "Long break", duration: .seconds(60)))
    var narrator = Narrator(routine, plan: .onlyEnd)
    _ = narrator.start(at: .zero)
    #expect(Self.inShort(narrator.wake(at: .seconds(400))) == ["400.0: Long break step 59.0 100"])
  }

  @Test func `marks are those of each step`() {
    var narrator = Self.narrator(rounds: 1, plan: Plan(marks: [.remaining(.seconds(5)), .half], final: 0))
    var told: [Announcement] = []
    while let next = narrator.next { told += narrator.wake(at: next) }
    #expect(
      Self.inShort(told) == [
        "5.05: Work halfway 5.05", "5.1: Work mark 5.0", "10.1: Work finished 0.0", "10.1: Break step 4.0",
        "12.1: Break halfway 2.0", "14.1: Break finished 0.0",
      ])
  }

  @Test func `the next step can be had before its time, also in a pause`() {
    var narrator = Self.narrator(rounds: 1)
    _ = narrator.apply(.pause, at: .seconds(2))
    #expect(Self.inShort(narrator.apply(.next, at: .seconds(3))) == ["3.0: Break step 4.0"])
    #expect(narrator.next == .seconds(7))
  }

  @Test func `after the last step there is none to skip to`() {
    var narrator = Self.narrator(rounds: 1)
    _ = narrator.apply(.next, at: .seconds(3))
    #expect(Self.inShort(narrator.apply(.next, at: .seconds(4))) == ["4.0: Break answered 3.0"])
    var single = Narrator(Countdown(.seconds(5)), plan: .onlyEnd)
    _ = single.start(at: .zero)
    #expect(single.apply(.next, at: .seconds(1)).map(\.subject) == [.answered])
  }

  @Test func `a pause, more time and a new start are for the step that is under way`() {
    var narrator = Self.narrator(rounds: 1)
    _ = narrator.wake(at: .milliseconds(10_100))
    _ = narrator.apply(.add(.seconds(6)), at: .seconds(11))
    #expect(narrator.next == .milliseconds(20_100))
    #expect(Self.inShort(narrator.apply(.reset, at: .seconds(12))) == ["12.0: Break reset 4.0"])
    _ = narrator.apply(.pause, at: .seconds(13))
    _ = narrator.apply(.resume, at: .seconds(50))
    #expect(Self.inShort(narrator.wake(at: .seconds(53))) == ["53.0: Break finished 0.0"])
  }
}

import Announcing
import Testing
import Timing

@Suite struct NarratorGoingOnTests {
  private let plan = Plan(marks: [.remaining(.seconds(60)), .remaining(.seconds(30))], final: 0)

  private func standing(_ phase: Countdown.Phase) -> Narrator.Standing {
    Narrator.Standing(Countdown.Standing(phase: phase, duration: .seconds(300), original: .seconds(300)))
  }

  private func told(_ phase: Countdown.Phase) -> [Announcement.Subject] {
    var narrator = Narrator(Countdown(.seconds(300)), plan: plan)
    return narrator.goOn(from: standing(phase), at: .zero).map(\.subject)
  }

  @Test func `what is left is told first, and then the marks that are ahead`() {
    var narrator = Narrator(Countdown(.seconds(300)), label: "Tea", plan: plan)
    let first = narrator.goOn(from: standing(.running(until: .seconds(45))), at: .zero)
    #expect(first.map(\.subject) == [.resumed] && first[0].remaining == .seconds(45) && first[0].label == "Tea")
    #expect(narrator.next == .seconds(15))
    #expect(narrator.wake(at: .seconds(15)).map(\.subject) == [.mark])
    #expect(narrator.wake(at: .seconds(45)).map(\.subject) == [.finished])
  }

  @Test func `a pause goes on, and is recalled`() {
    var narrator = Narrator(Countdown(.seconds(300)), plan: plan)
    let first = narrator.goOn(from: standing(.paused(remaining: .seconds(45))), at: .seconds(1))
    #expect(first.map(\.subject) == [.paused] && first[0].remaining == .seconds(45))
    #expect(narrator.next == .seconds(61))
    #expect(narrator.apply(.resume, at: .seconds(70)).map(\.subject) == [.stillPaused, .resumed])
    #expect(narrator.next == .seconds(85))
  }

  @Test func `an end that went by is told, and one that was told is not`() {
    #expect(told(.running(until: .seconds(-240))) == [.finishedLate(by: .seconds(240))])
    #expect(told(.running(until: .zero)) == [.finished])
    #expect(told(.held(until: .seconds(-240))) == [.finishedLate(by: .seconds(240))])
    #expect(told(.held(until: .seconds(240))) == [.paused])
    #expect(told(.finished(at: .seconds(-240))) == [])
    #expect(told(.idle) == [])
  }

  /// Work and break in two rounds, with a rest at the very end.
  private let routine = Routine(
    [
      Routine.Step(label: "Work", duration: .seconds(300)), Routine.Step(label: "Break", duration: .seconds(60)),
    ], rounds: 2, last: Routine.Step(label: "Rest", duration: .seconds(90)))

  @Test func `a routine goes on with its step, and the steps that follow`() {
    var first = Narrator(routine, plan: plan)
    _ = first.start(at: .zero)
    #expect(first.standing.following == .seconds(450))
    _ = first.apply(.next, at: .seconds(1))
    #expect(first.standing.stepsDone == 1 && first.standing.following == .seconds(390))
    _ = first.apply(.next, at: .seconds(2))
    var second = Narrator(routine, plan: plan)
    let told = second.goOn(from: first.standing, at: .seconds(2))
    #expect(told.map(\.subject) == [.resumed] && told[0].label == "Work" && told[0].remaining == .seconds(300))
    #expect(told[0].round?.number == 2 && second.standing == first.standing)
    _ = second.apply(.next, at: .seconds(3))
    #expect(second.label == "Rest" && second.standing.following == .zero)
  }

  @Test func `where the step is over meanwhile, it tells the step that is under way`() {
    var standing = Narrator(routine, plan: plan).standing
    standing.countdown.phase = .running(until: .seconds(-70))
    var narrator = Narrator(routine, plan: plan)
    let told = narrator.goOn(from: standing, at: .zero)
    #expect(told.map(\.subject) == [.step] && told[0].label == "Work" && told[0].remaining == .seconds(290))
    standing.stepsDone = 3
    var last = Narrator(routine, plan: plan)
    #expect(last.goOn(from: standing, at: .zero).map(\.subject) == [.finishedLate(by: .seconds(70))])
    let endless = Narrator(Routine([Routine.Step(duration: .seconds(60))], rounds: nil), plan: plan)
    #expect(endless.standing.following == nil)
  }

  @Test func `several tell ends before the rest, and nothing of what is over`() {
    var narrators = Narrators(
      ["Tea", "Eggs", "Bread", "Soup"].map { Narrator(Countdown(.seconds(300)), label: $0, plan: plan) })
    let bulletins = narrators.goOn(
      from: [
        standing(.running(until: .seconds(45))), standing(.running(until: .seconds(-5))),
        standing(.paused(remaining: .seconds(20))), standing(.finished(at: .seconds(-9))),
      ], at: .zero)
    #expect(
      bulletins.map { $0.announcements.map { $0.label ?? "" } } == [["Eggs"], ["Bread", "Tea"]])
    #expect(narrators.next == .seconds(15) && narrators.areGoing)
    #expect(narrators.standings[2].countdown == standing(.paused(remaining: .seconds(20))).countdown)
  }
}

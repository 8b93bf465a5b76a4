import Announcing
import Testing
import Timing

@Suite struct NarratorOvertimeTests {
  private static func narrator() -> Narrator {
    var plan = Plan.onlyEnd
    plan.afterEnd = .overtime
    var narrator = Narrator(Countdown(.seconds(10)), plan: plan)
    _ = narrator.start(at: .zero)
    return narrator
  }

  @Test func `after the end each minute is told`() {
    var narrator = Self.narrator()
    var told: [Announcement] = []
    while let next = narrator.next, next < .seconds(200) { told += narrator.wake(at: next + .milliseconds(200)) }
    #expect(told.map(\.subject) == [.finished, .overtime, .overtime, .overtime])
    #expect(told.map(\.instant) == [10, 70, 130, 190].map(Duration.seconds))
    #expect(told.map(\.remaining) == [0, -60, -120, -180].map(Duration.seconds))
  }

  @Test func `without being asked for it is not`() {
    var narrator = Narrator(Countdown(.seconds(10)), plan: .onlyEnd)
    _ = narrator.start(at: .zero)
    _ = narrator.wake(at: .seconds(10))
    #expect(narrator.next == nil)
    #expect(narrator.wake(at: .seconds(70)).isEmpty)
  }

  @Test func `of minutes that were slept through one is told, as it is now`() {
    var narrator = Self.narrator()
    _ = narrator.wake(at: .seconds(10))
    #expect(narrator.wake(at: .seconds(200)).map(\.remaining) == [.seconds(-190)])
    #expect(narrator.next == .seconds(250))
  }

  @Test func `an end that was slept through is told, and then the minutes`() {
    var narrator = Self.narrator()
    #expect(narrator.wake(at: .seconds(100)).map(\.subject) == [.finishedLate(by: .seconds(90))])
    #expect(narrator.next == .seconds(130))
  }

  @Test func `with a minute more it counts down again, and then over again`() {
    var narrator = Self.narrator()
    _ = narrator.wake(at: .seconds(10))
    _ = narrator.wake(at: .seconds(70))
    _ = narrator.apply(.add(.seconds(60)), at: .seconds(80))
    #expect(narrator.next == .seconds(140))
    #expect(narrator.wake(at: .seconds(140)).map(\.subject) == [.finished])
    #expect(narrator.next == .seconds(200))
  }
}

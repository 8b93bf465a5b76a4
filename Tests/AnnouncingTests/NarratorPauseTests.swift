import Announcing
import Testing
import Timing

struct NarratorPauseTests {
  /// A countdown of an hour, paused ten minutes after its start.
  private func paused() -> Narrator {
    var narrator = Narrator(Countdown(.seconds(3_600)))
    _ = narrator.start(at: .zero)
    _ = narrator.apply(.pause, at: .seconds(600))
    return narrator
  }

  @Test func `a pause is told again after a minute, then every five`() {
    var narrator = paused()
    var told: [Announcement] = []
    for _ in 0..<4 {
      if let next = narrator.next { told += narrator.wake(at: next) }
    }
    #expect(told.map(\.instant) == [1, 6, 11, 16].map { .seconds(600 + 60 * $0) })
    #expect(told.allSatisfy { $0.subject == .stillPaused && $0.remaining == .seconds(3_000) && $0.end == nil })
  }

  @Test func `a suspended pause is told once`() {
    var narrator = paused()
    let told = narrator.wake(at: .seconds(600 + 60 * 13))
    #expect(told.map(\.subject) == [.stillPaused])
    #expect(told.map(\.instant) == [.seconds(600 + 60 * 13)])
    #expect(narrator.next == .seconds(600 + 60 * 16))
    #expect(narrator.wake(at: .seconds(600 + 60 * 13)).isEmpty)
  }

  @Test(arguments: [(999, 660_000), (1_000, 661_000)])
  func `a reminder less than a second late is on time`(late: Int, instant: Int) {
    var narrator = paused()
    #expect(narrator.wake(at: .milliseconds(660_000 + late)).map(\.instant) == [.milliseconds(instant)])
    #expect(narrator.next == .seconds(960))
  }

  @Test func `a reminder that is due is said before a command is done`() {
    var narrator = paused()
    #expect(narrator.apply(.resume, at: .seconds(660)).map(\.subject) == [.stillPaused, .resumed])
    #expect(narrator.next == .seconds(660 + 3_000 - 1_800))
  }

  @Test(arguments: [Narrator.Command.pause, .ask, .add(.seconds(60))])
  func `what is told in a pause does not put off its reminders`(command: Narrator.Command) {
    var narrator = paused()
    _ = narrator.apply(command, at: .seconds(630))
    #expect(narrator.next == .seconds(660))
  }

  @Test func `a second pause has reminders of its own`() {
    var narrator = paused()
    _ = narrator.apply(.resume, at: .seconds(630))
    _ = narrator.apply(.pause, at: .seconds(640))
    #expect(narrator.next == .seconds(700))
  }

  @Test func `starting over after a pause has no reminders`() {
    var narrator = paused()
    _ = narrator.apply(.reset, at: .seconds(630))
    #expect(narrator.next == .seconds(630 + 1_800))
  }

  @Test func `a reminder that comes up is exactly what will be told`() throws {
    var narrators = Narrators([paused()])
    let upcoming = try #require(narrators.upcoming)
    #expect(upcoming.following == .seconds(960))
    let told = narrators.wake(at: .seconds(660))
    #expect(told == upcoming.bulletin)
  }
}

import Announcing
import Testing
import Timing

struct NarratorTests {
  private func started(_ seconds: Int, plan: Plan = .standard) -> Narrator {
    var narrator = Narrator(Countdown(.seconds(seconds)), plan: plan)
    _ = narrator.start(at: .zero)
    return narrator
  }

  /// Wakes it at each instant it asks for, until it asks for none.
  private func run(_ narrator: inout Narrator) -> [Announcement] {
    var told: [Announcement] = []
    while let next = narrator.next { told += narrator.wake(at: next) }
    return told
  }

  @Test func `a countdown tells its start, its marks and its end`() {
    var narrator = Narrator(Countdown(.seconds(12)), label: "Tea")
    let told = narrator.start(at: .zero) + run(&narrator)
    #expect(told.map(\.remaining) == [12, 10, 5, 4, 3, 2, 1, 0].map(Duration.seconds))
    #expect(told.map(\.instant) == [0, 2, 7, 8, 9, 10, 11, 12].map(Duration.seconds))
    #expect(
      told.map(\.subject) == [.started, .mark, .counted, .counted, .counted, .counted, .counted, .finished])
    #expect(told.allSatisfy { $0.label == "Tea" && $0.duration == .seconds(12) })
    #expect(told.map(\.end) == Array(repeating: .seconds(12), count: 7) + [nil])
  }

  @Test func `each second of an hour is told in order, each exactly`() {
    var narrator = started(3_661, plan: .standard.replacing(every: .seconds(1)))
    let told = run(&narrator)
    #expect(told.count == 3_661)
    #expect(told.dropLast().map(\.remaining) == (1...3_660).reversed().map { .seconds($0) })
    #expect(told.map(\.instant) == (1...3_661).map { .seconds($0) })
    #expect(told.last?.subject == .finished)
  }

  @Test func `nothing is due before the start and after the end`() {
    var narrator = Narrator(Countdown(.seconds(1)))
    #expect(narrator.next == nil)
    #expect(narrator.wake(at: .seconds(5)).isEmpty)
    _ = narrator.start(at: .zero)
    #expect(narrator.wake(at: .seconds(1)).map(\.subject) == [.finished])
    #expect(narrator.next == nil)
    #expect(narrator.wake(at: .seconds(2)).isEmpty)
  }

  @Test func `waking too early says nothing and forgets nothing`() {
    var narrator = started(12)
    #expect(narrator.wake(at: .milliseconds(1_999)).isEmpty)
    #expect(narrator.next == .seconds(2))
    #expect(narrator.wake(at: .seconds(2)).map(\.subject) == [.mark])
    #expect(narrator.wake(at: .seconds(2)).isEmpty)
  }

  @Test(arguments: [0, 1, 999])
  func `a mark that is less than a second late is told as planned`(late: Int) {
    var narrator = started(12)
    let told = narrator.wake(at: .milliseconds(2_000 + late))
    let planned = Announcement(
      .mark, at: .seconds(2), remaining: .seconds(10), duration: .seconds(12), end: .seconds(12))
    #expect(told == [planned])
    #expect(narrator.next == .seconds(7))
  }

  @Test(arguments: [1_000, 1_001, 4_500])
  func `a mark that is later is told as what is left now`(late: Int) {
    var narrator = started(12)
    let told = narrator.wake(at: .milliseconds(2_000 + late))
    let caughtUp = Announcement(
      .caughtUp, at: .milliseconds(2_000 + late), remaining: .milliseconds(10_000 - late), duration: .seconds(12),
      end: .seconds(12))
    #expect(told == [caughtUp])
    #expect(narrator.next == .seconds(7))
  }

  @Test func `a share with a fraction of a second may be as late`() {
    let plan = Plan(marks: [.half], final: 0)
    var early = started(65, plan: plan)
    #expect(early.wake(at: .milliseconds(33_499)).map(\.remaining) == [.milliseconds(32_500)])
    var late = started(65, plan: plan)
    #expect(late.wake(at: .milliseconds(33_500)).map(\.subject) == [.caughtUp])
  }

  @Test(arguments: [
    (9_000, Announcement.Subject.counted, 3_000), (9_999, .counted, 3_000), (10_000, .counted, 2_000),
  ])
  func `three seconds stopped within the count tell only the newest second`(
    now: Int, subject: Announcement.Subject, remaining: Int
  ) {
    var narrator = started(12)
    _ = narrator.wake(at: .seconds(2))
    _ = narrator.wake(at: .seconds(7))
    let told = narrator.wake(at: .milliseconds(now))
    #expect(told.map(\.subject) == [subject])
    #expect(told.map(\.remaining) == [.milliseconds(remaining)])
    #expect(told.map(\.instant) == [.milliseconds(12_000 - remaining)])
    #expect(narrator.wake(at: .milliseconds(now)).isEmpty)
  }

  @Test func `older marks are dropped for the newest that still holds`() {
    var narrator = started(3_600)
    let told = narrator.wake(at: .milliseconds(3_540_500))
    #expect(told.map(\.subject) == [.mark])
    #expect(told.map(\.remaining) == [.seconds(60)])
    #expect(narrator.next == .seconds(3_570))
  }

  @Test(arguments: [0, 999])
  func `an end that is less than a second late is on time`(late: Int) {
    var narrator = started(12)
    let told = narrator.wake(at: .milliseconds(12_000 + late))
    #expect(told == [Announcement(.finished, at: .seconds(12), remaining: .zero, duration: .seconds(12))])
    #expect(narrator.next == nil)
  }

  @Test(arguments: [1_000, 3_000, 90_000_000])
  func `a later end tells how long ago it was`(late: Int) {
    var narrator = started(12)
    let told = narrator.wake(at: .milliseconds(12_000 + late))
    let finished = Announcement(
      .finishedLate(by: .milliseconds(late)), at: .milliseconds(12_000 + late), remaining: .milliseconds(-late),
      duration: .seconds(12))
    #expect(told == [finished])
    #expect(narrator.next == nil)
  }

  @Test func `a night's sleep with a mark each second is caught up at once`() {
    var narrator = started(999 * 86_400, plan: .standard.replacing(every: .seconds(1)))
    let told = narrator.wake(at: .seconds(500 * 86_400))
    #expect(told.map(\.subject) == [.interval])
    #expect(told.map(\.remaining) == [.seconds(499 * 86_400)])
  }

  @Test func `what comes up is exactly what will be told`() throws {
    let plan = Plan(marks: [.half], every: .seconds(10))
    var narrators = Narrators([Narrator(Countdown(.seconds(65)), label: "Tea", plan: plan)])
    _ = narrators.start(at: .milliseconds(123))
    var count = 0
    while let next = narrators.next {
      let upcoming = try #require(narrators.upcoming)
      #expect(upcoming.bulletin.instant == next)
      let told = narrators.wake(at: next)
      #expect(told == upcoming.bulletin)
      #expect(narrators.next == upcoming.following)
      count += 1
    }
    #expect(count == 6 + 1 + 5 + 1)
  }

  @Test func `other announcements carry the name and the times`() {
    var narrator = Narrator(Countdown(.seconds(60)), label: "Eggs")
    _ = narrator.start(at: .seconds(1))
    let muted = Announcement(
      .muted, label: "Eggs", at: .seconds(11), remaining: .seconds(50), duration: .seconds(60), end: .seconds(61))
    #expect(narrator.announcement(.muted, at: .seconds(11)) == muted)
  }
}

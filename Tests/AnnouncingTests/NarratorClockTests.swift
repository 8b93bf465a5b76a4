import Announcing
import Testing
import Timing

/// A countdown to a time of day, ten hours ahead.
struct NarratorClockTests {
  private let hour = Duration.seconds(3_600)

  private func running() -> Narrator {
    var narrator = Narrator(Countdown(until: hour * 10))
    _ = narrator.start(at: .zero)
    return narrator
  }

  private func told(_ announcements: [Announcement]) -> [String] {
    announcements.map { "\($0.subject) \($0.remaining.components.seconds)" }
  }

  @Test func `set forward over marks, it says once what is left now`() {
    var narrator = running()
    #expect(told(narrator.clockWasSet(forwardBy: hour * 5, at: hour)) == ["caughtUp 14400"])
    #expect(narrator.countdown.end == hour * 5)
    // Six hours have gone by unsaid; three are next.
    #expect(narrator.next == hour * 2)
    #expect(told(narrator.wake(at: hour * 2)) == ["mark 10800"])
  }

  @Test func `set forward beyond the end, time is up by as much`() {
    var narrator = running()
    #expect(told(narrator.clockWasSet(forwardBy: hour * 10, at: hour)) == ["finishedLate(by: 3600.0 seconds) -3600"])
    #expect(narrator.countdown.isFinished && narrator.next == nil)
    #expect(told(narrator.clockWasSet(forwardBy: .zero - hour * 10, at: hour)) == [])
  }

  @Test func `set forward to the end, time is up`() {
    var narrator = running()
    #expect(told(narrator.clockWasSet(forwardBy: hour * 9, at: hour)) == ["finished 0"])
  }

  @Test func `set back, it says what is left, and marks that lie ahead again are said again`() {
    var narrator = running()
    #expect(told(narrator.wake(at: hour * 4)) == ["mark 21600"])
    #expect(told(narrator.clockWasSet(forwardBy: .zero - hour * 3, at: hour * 5)) == ["caughtUp 28800"])
    #expect(narrator.next == hour * 7)
    #expect(told(narrator.wake(at: hour * 7)) == ["mark 21600"])
  }

  @Test func `a small correction goes unsaid, and a mark is not said twice for it`() {
    var narrator = running()
    #expect(told(narrator.wake(at: hour * 4)) == ["mark 21600"])
    #expect(told(narrator.clockWasSet(forwardBy: .seconds(-20), at: hour * 4)) == [])
    #expect(narrator.next == hour * 7 + .seconds(20))
    #expect(told(narrator.clockWasSet(forwardBy: .seconds(50), at: hour * 4)) == [])
    #expect(narrator.next == hour * 7 - .seconds(30))
  }

  @Test func `a small correction over a mark is as a late wake-up`() {
    var narrator = running()
    #expect(
      told(narrator.clockWasSet(forwardBy: .seconds(30), at: hour * 4 - .seconds(10))) == ["caughtUp 21580"])
  }

  @Test func `a duration does not follow the clock`() {
    var narrator = Narrator(Countdown(hour))
    _ = narrator.start(at: .zero)
    let before = narrator
    #expect(told(narrator.clockWasSet(forwardBy: hour, at: .seconds(60))) == [])
    #expect(narrator == before)
  }

  @Test func `a pause keeps the end, marks are dropped, and resuming tells what is left`() {
    var narrator = running()
    let paused = narrator.apply(.pause, at: .seconds(60))
    #expect(told(paused) == ["paused 35940"] && paused[0].end == hour * 10 && paused[0].followsClock)
    #expect(told(narrator.wake(at: .seconds(120))) == ["stillPaused 35880"])
    #expect(told(narrator.wake(at: hour * 5)) == ["stillPaused 18000"])
    #expect(told(narrator.apply(.resume, at: hour * 5 + .seconds(1))) == ["resumed 17999"])
    #expect(narrator.next == hour * 7)
  }

  @Test func `the end comes in a pause too`() {
    var narrator = running()
    _ = narrator.apply(.pause, at: hour * 10 - .seconds(30))
    #expect(narrator.next == hour * 10)
    #expect(told(narrator.wake(at: hour * 10)) == ["finished 0"])
  }

  @Test func `suspended in a pause beyond the end, time is up by as much`() {
    var narrator = running()
    _ = narrator.apply(.pause, at: hour)
    #expect(told(narrator.wake(at: hour * 11)) == ["finishedLate(by: 3600.0 seconds) -3600"])
  }

  @Test func `the clock is set in a pause: nothing is said, unless time is up`() {
    var narrator = running()
    _ = narrator.apply(.pause, at: hour)
    #expect(told(narrator.clockWasSet(forwardBy: hour, at: hour)) == [])
    #expect(told(narrator.apply(.resume, at: hour + .seconds(30))) == ["resumed 28770"])
    _ = narrator.apply(.pause, at: hour * 2)
    #expect(told(narrator.clockWasSet(forwardBy: hour * 8, at: hour * 2)) == ["finishedLate(by: 3600.0 seconds) -3600"])
  }

  @Test func `plus moves the end, and starting over takes that back`() {
    var narrator = running()
    #expect(told(narrator.apply(.add(hour), at: hour)) == ["added(3600.0 seconds) 36000"])
    #expect(narrator.countdown.end == hour * 11)
    #expect(told(narrator.apply(.reset, at: hour)) == ["reset 32400"])
    #expect(narrator.countdown.end == hour * 10)
  }

  @Test func `a time that has passed is not started over`() {
    var narrator = running()
    _ = narrator.apply(.add(hour), at: hour)
    #expect(told(narrator.apply(.reset, at: hour * 10 + .seconds(1_800))) == ["mark 1800"])
    #expect(told(narrator.apply(.reset, at: hour * 10 + .seconds(1_801))) == ["answered 1799"])
    #expect(narrator.countdown.end == hour * 11)
  }
}

import Announcing
import Testing
import Timing

@Suite struct NarratorsTests {
  private static func narrators(_ durations: [Double], marks: [Int] = [30], final: Int = 0) -> Narrators {
    let plan = Plan(marks: marks.map { .remaining(.seconds($0)) }, final: final)
    return Narrators(
      durations.enumerated().map { index, duration in
        Narrator(Countdown(.milliseconds(Int(duration * 1000))), label: "\(index + 1)", plan: plan)
      })
  }

  /// All bulletins of a run: when, and the names of what is told.
  private static func story(of narrators: Narrators) -> [String] {
    var narrators = narrators
    _ = narrators.start(at: .zero)
    var story: [String] = []
    while let next = narrators.next {
      guard let bulletin = narrators.wake(at: next) else { break }
      #expect(bulletin.instant == next)
      story.append(inShort(bulletin))
    }
    return story
  }

  private static func inShort(_ bulletin: Bulletin) -> String {
    let told = bulletin.announcements.map { "\($0.label ?? "") \($0.subject) \($0.remaining / .seconds(1))" }
    return "\(bulletin.instant / .seconds(1)): \(told.joined(separator: ", "))"
  }

  @Test func `the start is told in the order that was asked for, and the rest soonest end first`() {
    var narrators = Self.narrators([60, 40])
    #expect(narrators.start(at: .zero).map(Self.inShort) == "0.0: 1 started 60.0, 2 started 40.0")
    let answer = narrators.apply(.ask, to: [0, 1], at: .seconds(1)).map(Self.inShort)
    #expect(answer == ["1.0: 2 answered 39.0, 1 answered 59.0"])
  }

  @Test func `what falls into one second is told at the first instant`() {
    #expect(
      Self.story(of: Self.narrators([40, 40.4])) == [
        "10.0: 1 mark 30.0, 2 mark 30.0", "40.0: 1 finished 0.0", "40.4: 2 finished 0.0",
      ])
  }

  @Test func `no end is told early, and a mark before it waits for it`() {
    #expect(
      Self.story(of: Self.narrators([40, 10.6])) == ["10.6: 2 finished 0.0, 1 mark 30.0", "40.0: 1 finished 0.0"])
  }

  @Test func `a second apart they are told apart`() {
    #expect(
      Self.story(of: Self.narrators([40, 41])) == [
        "10.0: 1 mark 30.0", "11.0: 2 mark 30.0", "40.0: 1 finished 0.0", "41.0: 2 finished 0.0",
      ])
  }

  @Test func `what was slept through is told once, each as it is now`() {
    var narrators = Self.narrators([60, 90, 300])
    _ = narrators.start(at: .zero)
    let told = narrators.wake(at: .seconds(100))
    #expect(told?.announcements.map(\.subject) == [.finishedLate(by: .seconds(40)), .finishedLate(by: .seconds(10))])
    #expect(told?.instant == .seconds(100))
    #expect(narrators.next == .seconds(270))
  }

  @Test func `of counted seconds only the nearest end's is said, and none beside words`() throws {
    var narrators = Self.narrators([3, 4], marks: [2], final: 3)
    _ = narrators.start(at: .zero)
    let second = narrators.wake(at: .seconds(1))
    let first = try #require(second)
    #expect(first.announcements.map(\.subject) == [.counted, .counted])
    #expect(first.spoken.map(\.label) == ["1"])
    #expect(first.isCounted)
    _ = narrators.wake(at: .seconds(2))
    let last = narrators.wake(at: .seconds(3))
    let end = try #require(last)
    #expect(end.announcements.map(\.subject) == [.finished, .counted])
    #expect(end.spoken.map(\.subject) == [.finished])
    #expect(end.urgency == .important)
    #expect(!end.isCounted)
  }

  @Test func `what is upcoming is what comes, and what follows it`() throws {
    var narrators = Self.narrators([40, 40, 50])
    _ = narrators.start(at: .zero)
    let upcoming = try #require(narrators.upcoming)
    #expect(upcoming.following == .seconds(20))
    let told = narrators.wake(at: .seconds(10))
    #expect(told == upcoming.bulletin)
  }

  @Test func `an end has until the next end, whatever else comes before that`() throws {
    var narrators = Self.narrators([6, 9], marks: [1], final: 2)
    _ = narrators.start(at: .zero)
    _ = narrators.wake(at: .seconds(4))
    _ = narrators.wake(at: .seconds(5))
    let end = try #require(narrators.upcoming)
    #expect(end.bulletin.hasEnd && end.bulletin.instant == .seconds(6))
    #expect(end.following == .seconds(9))
    _ = narrators.wake(at: .seconds(6))
    let counted = try #require(narrators.upcoming)
    #expect(!counted.bulletin.hasEnd && counted.following == .seconds(8))
  }

  @Test func `an end that went by goes before an answer`() {
    var narrators = Self.narrators([10, 60])
    _ = narrators.start(at: .zero)
    let told = narrators.apply(.pause, to: [0, 1], at: .seconds(15))
    #expect(told.map { $0.announcements.map(\.subject) } == [[.finishedLate(by: .seconds(5))], [.paused]])
  }

  @Test func `a thousand countdowns that end together are one bulletin each time`() {
    let story = Self.story(of: Self.narrators(Array(repeating: 60, count: 1000)))
    #expect(story.count == 2)
  }
}

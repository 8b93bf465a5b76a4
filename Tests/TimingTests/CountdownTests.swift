import Testing
import Timing

struct CountdownTests {
  private static let ten = Duration.seconds(10)

  @Test func `it counts from its start to its end`() {
    var countdown = Countdown(Self.ten)
    #expect(countdown.remaining(at: .seconds(99)) == Self.ten)
    #expect(countdown.apply(.start, at: .seconds(3)) == .started)
    #expect(countdown.phase == .running(until: .seconds(13)))
    #expect(countdown.remaining(at: .seconds(4)) == .seconds(9))
    countdown.update(at: .milliseconds(12_999))
    #expect(countdown.isRunning)
    countdown.update(at: .seconds(20))
    #expect(countdown.phase == .finished(at: .seconds(13)))
    #expect(countdown.remaining(at: .seconds(20)) == .seconds(-7))
  }

  @Test func `the end is there at its very instant`() {
    var countdown = Countdown(Self.ten)
    _ = countdown.apply(.start, at: .zero)
    countdown.update(at: Self.ten)
    #expect(countdown.isFinished)
  }

  @Test func `a pause keeps what is left`() {
    var countdown = Countdown(Self.ten)
    _ = countdown.apply(.start, at: .zero)
    _ = countdown.apply(.pause, at: .milliseconds(2_500))
    #expect(countdown.remaining(at: .seconds(1_000)) == .milliseconds(7_500))
    #expect(countdown.end == nil)
    _ = countdown.apply(.resume, at: .seconds(1_000))
    #expect(countdown.end == .milliseconds(1_007_500))
  }

  @Test func `no duration is over at once`() {
    var countdown = Countdown(.zero)
    _ = countdown.apply(.start, at: .seconds(1))
    countdown.update(at: .seconds(1))
    #expect(countdown.phase == .finished(at: .seconds(1)))
  }

  @Test(arguments: [
    (Duration.seconds(-1), Duration.zero), (.seconds(Int64.max), Countdown.longest), (.seconds(7), .seconds(7)),
  ])
  func `a duration is kept within zero and 999 days`(given: Duration, kept: Duration) {
    #expect(Countdown(given).duration == kept)
  }

  @Test func `presets are worth offering`() {
    #expect(Countdown.presets == [10, 60, 300, 1_500].map { Duration.seconds($0) })
  }
}

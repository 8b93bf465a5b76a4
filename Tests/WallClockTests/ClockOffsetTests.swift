import Testing
import Timing
import WallClock

struct ClockOffsetTests {
  @Test func `a clock that is not set has no change, however long it runs`() {
    var offset = ClockOffset(origin: 1_000_000)
    for second in [0, 1, 3_600, 86_400 * 999] {
      #expect(offset.change(wallTime: 1_000_000 + Double(second), at: .seconds(second)) == nil)
    }
  }

  @Test(arguments: [3_600.0, -7_200, 0.5, -0.02])
  func `each setting is told once`(change: Double) {
    var offset = ClockOffset(origin: 1_796_056_500.25)
    #expect(offset.change(wallTime: 1_796_056_510.25 + change, at: .seconds(10)) == .seconds(change))
    #expect(offset.change(wallTime: 1_796_056_520.25 + change, at: .seconds(20)) == nil)
    #expect(offset.change(wallTime: 1_796_056_530.25, at: .seconds(30)) == .seconds(-change))
  }

  @Test func `what is too small to be told adds up`() {
    var offset = ClockOffset(origin: 0)
    #expect(offset.change(wallTime: 10.006, at: .seconds(10)) == nil)
    #expect(offset.change(wallTime: 20.012, at: .seconds(20)) == .milliseconds(12))
  }

  @Test func `an instant is the same time, in whole milliseconds, until the clock is set`() {
    var offset = ClockOffset(origin: 1_796_056_500.250_4)
    for second in 0...10 {
      _ = offset.change(wallTime: 1_796_056_500.250_4 + Double(second) * 1.0003, at: .seconds(second))
      #expect(offset.wallTime(at: .seconds(60)) == 1_796_056_560.25)
    }
    _ = offset.change(wallTime: 1_796_060_111.25, at: .seconds(11))
    #expect(offset.wallTime(at: .seconds(60)) == 1_796_060_160.25)
  }
}

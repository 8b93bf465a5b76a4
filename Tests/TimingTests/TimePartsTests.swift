import Testing
import Timing

struct TimePartsTests {
  @Test(arguments: [
    (Duration.zero, TimeParts()),
    (.seconds(-5), TimeParts()),
    (.nanoseconds(1), TimeParts(seconds: 1)),
    (.milliseconds(400), TimeParts(seconds: 1)),
    (.seconds(59), TimeParts(seconds: 59)),
    (.milliseconds(59_001), TimeParts(minutes: 1)),
    (.seconds(3_661), TimeParts(hours: 1, minutes: 1, seconds: 1)),
    (.milliseconds(86_399_500), TimeParts(days: 1)),
    (.seconds(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5), TimeParts(days: 2, hours: 3, minutes: 4, seconds: 5)),
    (.seconds(999 * 86_400), TimeParts(days: 999)),
  ])
  func `a duration is split into whole parts, rounded up`(duration: Duration, parts: TimeParts) {
    #expect(TimeParts(duration) == parts)
  }

  @Test func `the longest thinkable duration does not trap`() {
    #expect(TimeParts(.seconds(Int64.max) + .nanoseconds(1)).days == Int(Int64.max / 86_400))
  }

  @Test func `a part is found by its unit`() {
    let parts = TimeParts(days: 1, hours: 2, minutes: 3, seconds: 4)
    #expect(TimeUnit.allCases.map { parts[$0] } == [1, 2, 3, 4])
  }

  @Test(arguments: [
    (Duration.seconds(3_599), TimeParts(minutes: 59, seconds: 59)),
    (.seconds(3_659), TimeParts(hours: 1)),
    (.seconds(86_400 + 59), TimeParts(days: 1)),
  ])
  func `seconds are dropped from an hour on`(duration: Duration, parts: TimeParts) {
    #expect(TimeParts(duration).droppingSecondsFromAnHour() == parts)
  }

  @Test(arguments: [
    (0, "00:00"), (5, "00:05"), (65, "01:05"), (3_599, "59:59"), (3_600, "1:00:00"), (43_384, "12:03:04"),
    (86_400, "1 d 0:00:00"), (183_845, "2 d 3:04:05"),
  ])
  func `a clock shows minutes, then hours, then days in front`(seconds: Int, text: String) {
    #expect(TimeParts(.seconds(seconds)).clockText == text)
  }
}

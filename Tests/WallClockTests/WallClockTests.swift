import Testing
import Timing
import WallClock

struct WallClockTests {
  @Test(arguments: [
    ("UTC", 0, 0, 0), ("UTC", 86_399, 23, 59), ("UTC", -60, 23, 59), ("Europe/Madrid", 0, 1, 0),
    ("Asia/Kathmandu", 1_700_000_000, 3, 58), ("America/St_Johns", 1_700_000_000, 18, 43),
    // A minute before and at the change to summer time: 1:59, then 3:00.
    ("Europe/Berlin", 1_774_745_940, 1, 59), ("Europe/Berlin", 1_774_746_000, 3, 0),
    // Far ahead.
    ("UTC", 4_102_444_800, 0, 0),
  ])
  func `a clock in a zone shows`(zone: String, seconds: Int64, hour: Int, minute: Int) {
    #expect(WallClock.timeOfDay(ofEpochSeconds: seconds, zone: zone) == TimeOfDay(hour: hour, minute: minute))
  }

  @Test(arguments: [
    "Europe/Atlantis", "", "no zone has a name as long as this one, which would not fit anywhere at all",
    String(repeating: "x", count: 63), String(repeating: "x", count: 64),
  ])
  func `a zone that does not exist has no time`(zone: String) {
    #expect(WallClock.timeOfDay(ofEpochSeconds: 0, zone: zone) == nil)
  }
}

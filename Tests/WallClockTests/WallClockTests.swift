import Testing
import Timing
import WallClock

struct WallClockTests {
  @Test(
    arguments: [
      ("UTC", 0, [0, 0, 0]), ("UTC", 86_399, [23, 59, 59]), ("UTC", -60, [23, 59, 0]), ("Europe/Madrid", 0, [1, 0, 0]),
      ("Asia/Kathmandu", 1_700_000_000, [3, 58, 20]), ("America/St_Johns", 1_700_000_000, [18, 43, 20]),
      // A minute before and at the change to summer time: 1:59, then 3:00.
      ("Europe/Berlin", 1_774_745_940, [1, 59, 0]), ("Europe/Berlin", 1_774_746_000, [3, 0, 0]),
      // Far ahead.
      ("UTC", 4_102_444_800, [0, 0, 0]),
    ] as [(String, Int64, [Int])])
  func `a clock in a zone shows`(name: String, seconds: Int64, time: [Int]) throws {
    let zone = try #require(Zone(named: name))
    #expect(LocalTime(at: seconds, in: zone).timeOfDay == TimeOfDay(hour: time[0], minute: time[1], second: time[2]))
  }

  @Test(arguments: [
    "Europe/Atlantis", "", "IST", "no zone has a name as long as this one, which would not fit anywhere at all",
    String(repeating: "x", count: 63), String(repeating: "x", count: 64),
  ])
  func `there is no zone of this name`(name: String) {
    #expect(Zone(named: name) == nil)
  }

  @Test func `all zones have their names`() {
    #expect(Zone.names.count > 400)
    for name in ["UTC", "Europe/Madrid", "America/Argentina/Buenos_Aires", "Pacific/Chatham"] {
      #expect(Zone.names.contains(name))
    }
  }

  @Test(
    arguments: [
      // From 30 November 2026, 17:35.
      (1_500, EndTime(TimeOfDay(hour: 18, minute: 0))),
      (23_099, EndTime(TimeOfDay(hour: 23, minute: 59, second: 59))),
      (23_100, EndTime(TimeOfDay(hour: 0, minute: 0), .tomorrow)),
      (86_100, EndTime(TimeOfDay(hour: 17, minute: 30), .tomorrow)),
      (
        23_100 + 86_400,
        EndTime(TimeOfDay(hour: 0, minute: 0), .date(CalendarDay(year: 2026, month: 12, day: 2), tellsYear: false))
      ),
      (
        363 * 86_400,
        EndTime(TimeOfDay(hour: 17, minute: 35), .date(CalendarDay(year: 2027, month: 11, day: 28), tellsYear: false))
      ),
      (
        365 * 86_400,
        EndTime(TimeOfDay(hour: 17, minute: 35), .date(CalendarDay(year: 2027, month: 11, day: 30), tellsYear: true))
      ),
    ] as [(Int64, EndTime)])
  func `an end is told with its day, unless it is this one`(ahead: Int64, told: EndTime) throws {
    let madrid = try #require(Zone(named: "Europe/Madrid"))
    #expect(WallClock.endTime(1_796_056_500 + ahead, toldAt: 1_796_056_500, in: madrid) == told)
  }

  @Test(
    arguments: [
      ("Europe/Madrid", 1_792_886_400, 1_792_890_000, 7_200),
      ("America/New_York", 1_793_509_200, 1_793_512_800, -14_400),
    ] as [(String, Int64, Int64, Int64)])
  func `where a time comes twice, an end has the zone's time too`(
    name: String, first: Int64, second: Int64, ahead: Int64
  ) throws {
    let zone = try #require(Zone(named: name))
    func end(_ instant: Int64) -> EndTime { WallClock.endTime(instant, toldAt: instant - 60, in: zone) }
    for instant in [first, first + 3_599, second, second + 3_599] {
      let secondsAhead = ahead - (instant < second ? 0 : 3_600)
      #expect(end(instant).zoneTime == ZoneTime(at: instant, secondsAhead: secondsAhead, in: name))
    }
    #expect(end(first).time == end(second).time)
    #expect(end(first - 1).zoneTime == nil && end(second + 3_600).zoneTime == nil)
  }
}

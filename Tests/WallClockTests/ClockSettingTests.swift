import Testing
import Timing
import WallClock

/// Zones whose clocks are set in spring, in autumn, by half an hour, for a month, or not at all.
private let places = [
  "Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata",
]

@Suite struct ClockSettingTests {
  private func zone(_ name: String) throws -> Zone { try #require(Zone(named: name)) }

  private func instant(_ text: String, _ zone: Zone) throws -> Int64 {
    try WallClock.moment(text + " UTC", after: 0, in: zone).instant
  }

  /// 1 January 2026 in UTC.
  private let newYear: Int64 = 1_767_225_600

  @Test(arguments: places)
  func `over a year, each instant is found by what its clock shows`(place: String) throws {
    let zone = try zone(place)
    for instant in stride(from: newYear, to: newYear + 366 * 86_400, by: 1_800) {
      let shown = LocalTime(at: instant, in: zone)
      switch zone.instants(showing: shown) {
      case .once(let found): #expect(found == instant, "\(shown)")
      case .twice(let first, let second): #expect(first == instant || second == instant && first < second, "\(shown)")
      case .never: Issue.record("\(shown) is shown")
      }
    }
  }

  @Test(arguments: places)
  func `over a year, what no clock shows comes later by as much as the clock is set`(place: String) throws {
    let zone = try zone(place)
    var shown: Set<String> = []
    for instant in stride(from: newYear - 86_400, to: newYear + 367 * 86_400, by: 1_800) {
      shown.insert(LocalTime(at: instant, in: zone).text)
    }
    var skipped = 0
    for day in 0..<365 {
      for half in 0..<48 {
        let date = LocalTime(at: newYear + Int64(day) * 86_400, in: .utc).day
        let time = try #require(LocalTime(date, TimeOfDay(hour: half / 2, minute: half % 2 * 30)))
        guard case .never(let instead) = zone.instants(showing: time) else {
          #expect(shown.contains(time.text))
          continue
        }
        skipped += 1
        #expect(!shown.contains(time.text))
        let late = LocalTime(at: instead, in: zone)
        let minutes = late.timeOfDay.hour * 60 + late.timeOfDay.minute - half * 30
        #expect(late.day == date && minutes == (place == "Australia/Lord_Howe" ? 30 : 60))
      }
    }
    // An hour, half an hour, or none.
    let halves = ["Australia/Lord_Howe": 1, "Asia/Kolkata": 0]
    #expect(skipped == halves[place] ?? 2)
  }

  @Test(arguments: places)
  func `over a year, a time of day is never more than a day ahead, but for the hour of setting`(place: String) throws {
    let zone = try zone(place)
    for hour in stride(from: newYear + 450, to: newYear + 365 * 86_400, by: 3_600) {
      let moment = try WallClock.moment("2:30", after: hour, in: zone)
      #expect(moment.instant > hour && moment.instant - hour <= 25 * 3_600)
      let shown = LocalTime(at: moment.instant, in: zone).timeOfDay
      if case .skipped(_, let instead) = moment.setting {
        #expect(instead == LocalTime(at: moment.instant, in: zone))
      } else {
        #expect(shown == TimeOfDay(hour: 2, minute: 30))
      }
    }
  }

  @Test(
    arguments: [
      // Madrid, 29 March and 25 October: 01:30 to 03:30 is one hour, and three.
      ("Europe/Madrid", 1_774_744_200, "3:30", 3_600), ("Europe/Madrid", 1_792_884_600, "3:30", 3 * 3_600),
      ("America/New_York", 1_772_951_400, "3:30", 3_600), ("America/New_York", 1_793_511_000, "3:30", 3 * 3_600),
      // Clocks are set by half an hour.
      ("Australia/Lord_Howe", 1_791_038_700, "2:45", 3_600), ("Australia/Lord_Howe", 1_775_313_900, "2:45", 5_400),
      // In Ramadan, the clock is an hour behind.
      ("Africa/Casablanca", 1_771_117_200, "3:30", 9_000), ("Africa/Casablanca", 1_774_141_200, "3:30", 5_400),
      ("Asia/Kolkata", 1_774_744_200, "7:00", 3_600),
    ] as [(String, Int64, String, Int64)])
  func `between two times is as long as it is`(place: String, from: Int64, text: String, length: Int64) throws {
    #expect(try WallClock.moment(text, after: from, in: zone(place)).instant - from == length)
  }

  @Test func `a time in the skipped hour is told with what comes instead`() throws {
    let madrid = try zone("Europe/Madrid")
    // 01:30 on that day.
    let moment = try WallClock.moment("2:30", after: 1_774_744_200, in: madrid)
    guard case .skipped(let time, let instead) = moment.setting else {
      Issue.record("\(moment)")
      return
    }
    #expect(time.timeOfDay == TimeOfDay(hour: 2, minute: 30) && time.day.isoText == "2026-03-29")
    #expect(instead.timeOfDay == TimeOfDay(hour: 3, minute: 30))
    #expect(moment.instant == 1_774_744_200 + 3_600)
    #expect(try WallClock.moment("2026-03-29 2:30", after: 1_774_000_000, in: madrid) == moment)
  }

  @Test func `once the clock is set, a time in the skipped hour has passed`() throws {
    let madrid = try zone("Europe/Madrid")
    // Ten past three on that day, ten minutes after the clock was set.
    let now: Int64 = 1_774_746_600
    #expect(try WallClock.moment("2:30", after: now, in: madrid) == Moment(now + 23 * 3_600 + 1_200))
    #expect(throws: ClockTime.Problem.past("2026-03-29 2:30")) {
      try WallClock.moment("2026-03-29 2:30", after: now, in: madrid)
    }
    // A second before that it is ahead still.
    #expect(try WallClock.moment("2:30", after: 1_774_745_999, in: madrid).instant == 1_774_747_800)
  }

  @Test func `a time in the doubled hour is the first that is ahead`() throws {
    let madrid = try zone("Europe/Madrid")
    // 01:30 in summer time on that day.
    let start: Int64 = 1_792_884_600
    let first = try WallClock.moment("2:30", after: start, in: madrid)
    guard case .doubled(_, isFirst: true) = first.setting else {
      Issue.record("\(first)")
      return
    }
    #expect(first.instant == start + 3_600)
    let second = try WallClock.moment("2:30", after: first.instant, in: madrid)
    guard case .doubled(_, isFirst: false) = second.setting else {
      Issue.record("\(second)")
      return
    }
    #expect(second.instant == start + 7_200)
    #expect(try WallClock.moment("2:30", after: second.instant, in: madrid).setting == nil)
    // Who says which one is not asked.
    #expect(try WallClock.moment("2026-10-25T02:30+01:00", after: start, in: madrid) == Moment(start + 7_200))
  }

  @Test func `a day that does not begin at midnight begins when it does`() throws {
    // In Santiago the clock is set from 24:00 to 1:00 on 6 September 2026, and from 24:00 to 23:00 on 4 April.
    let santiago = try zone("America/Santiago")
    let moment = try WallClock.moment("2026-09-06", after: newYear, in: santiago)
    #expect(LocalTime(at: moment.instant, in: santiago).timeOfDay == TimeOfDay(hour: 1, minute: 0))
    #expect(LocalTime(at: moment.instant - 1, in: santiago).day.isoText == "2026-09-05")
    #expect(moment.setting == nil)
  }
}

extension LocalTime {
  fileprivate var text: String { "\(day.isoText) \(timeOfDay.hour) \(timeOfDay.minute)" }
}

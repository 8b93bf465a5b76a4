import Testing
import Timing
import WallClock

/// Monday, 30 November 2026, 17:35 in Madrid, where it is an hour later than in UTC.
private let now: Int64 = 1_796_056_500

@Suite struct ClockTimeTests {
  private let madrid = Zone(named: "Europe/Madrid") ?? .utc

  private func instant(_ text: String, after now: Int64 = now) throws -> Int64 {
    try WallClock.moment(text, after: now, in: madrid).instant
  }

  private func problem(_ text: String) -> ClockTime.Problem? {
    do throws(ClockTime.Problem) {
      _ = try WallClock.moment(text, after: now, in: madrid)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("17:36", 60), ("17:35:30", 30), ("18:00", 1_500), ("6pm", 1_500), ("6:00pm", 1_500), ("6:00 PM", 1_500),
      ("6 p.m.", 1_500), ("11:59 PM", 23_040), ("12am", 23_100), ("12:00 am", 23_100), ("0:00", 23_100),
      ("00:00", 23_100),
      ("  18:00 ", 1_500), ("١٨:٠٠", 1_500), ("１８：００", 1_500), ("6ｐｍ", 1_500), ("18:00\u{202F}", 1_500),
      // What has passed is that of tomorrow.
      ("17:35", 86_400), ("17:30", 86_100), ("12pm", 66_300), ("9am", 55_500),
    ] as [(String, Int64)])
  func `a time of day is the next one`(text: String, ahead: Int64) throws {
    #expect(try instant(text) - now == ahead)
  }

  @Test(
    arguments: [
      ("18:00 Europe/London", 5_100), ("18:00 europe/london", 5_100), ("18:00 UTC", 5_100), ("18:00Z", 5_100),
      ("18:00+00:00", 5_100), ("18:00 +01", 1_500), ("18:00+0100", 1_500), ("13:00-05:00", 5_100),
      ("22:30 Asia/Kolkata", 1_500), ("6pm Europe/Lisbon", 5_100), ("18:00\u{2212}00:30", 6_900),
      // Elsewhere it is tomorrow already.
      ("6:00 Asia/Tokyo", 15_900),
    ] as [(String, Int64)])
  func `a zone counts from where it is`(text: String, ahead: Int64) throws {
    #expect(try instant(text) - now == ahead)
  }

  @Test(
    arguments: [
      ("2026-12-01", 23_100), ("2026-12-1", 23_100), ("2026-11-30 18:00", 1_500), ("2026-11-30T18:00", 1_500),
      ("2026-11-30t18:00:00", 1_500), ("2026-11-30T18:00:00+01:00", 1_500), ("2026-11-30T18:00:00Z", 5_100),
      ("2026-12-01 5pm", 84_300), ("2026-12-01 UTC", 26_700), ("2026-12-24 18:00 Europe/Madrid", 24 * 86_400 + 1_500),
      ("2027-03-28 18:00", 118 * 86_400 + 1_500 - 3_600), ("2028-02-29", 455 * 86_400 + 23_100),
    ] as [(String, Int64)])
  func `a date is that day`(text: String, ahead: Int64) throws {
    #expect(try instant(text) - now == ahead)
  }

  @Test(
    arguments: [
      ("2026-11-30 17:35", .past("2026-11-30 17:35")), ("2026-11-30", .past("2026-11-30")),
      ("2025-12-24", .past("2025-12-24")), ("2026-11-30T18:00+09:00", .past("2026-11-30T18:00+09:00")),
      ("2030-01-01", .tooFar("2030-01-01")), ("9999-12-31", .tooFar("9999-12-31")),
      ("2027-02-29", .noDay("2027-02-29")), ("2026-13-01", .noDay("2026-13-01")), ("2026-00-10", .noDay("2026-00-10")),
      ("24:00", .noHour("24:00")), ("25:00", .noHour("25:00")), ("13pm", .noHour("13pm")), ("0am", .noHour("0am")),
      ("0:30am", .noHour("0:30am")),
      ("0:30 a.m.", .noHour("0:30 a.m.")),
      ("17:30pm", .noHour("17:30pm")), ("1730", .noHour("1730")),
      ("99999999999999999999:00", .noHour("99999999999999999999:00")),
      ("17:60", .noMinute("17:60")), ("17:3", .noMinute("17:3")), ("17:", .noMinute("17:")),
      ("17:30:60", .noSecond("17:30:60")),
      ("5", .hourAlone("5")), ("17h30", .hourAlone("17h30")), ("2026-12-24 18", .hourAlone("18")),
      ("", .empty), ("  ", .empty), ("noon", .unexpected("noon")), ("Europe/Madrid", .unexpected("Europe/Madrid")),
      ("tomorrow 18:00", .unexpected("tomorrow")), ("-5", .unexpected("-5")), (":30", .unexpected(":30")),
      ("18:00+25:00", .unexpected("+25:00")), ("18:00+1:0", .unexpected("+1:0")), ("18:00 -", .unexpected("-")),
      ("2026-12-24T", .noHour("")), ("½:30", .noHour("½:30")),
      ("18:00 Europe/Atlantis", .noZone("Europe/Atlantis")), ("18:00 Madrid", .noZone("Madrid")),
      ("18:00 IST", .noZone("IST")), ("18:00 CET", .noZone("CET")), ("18:00 tomorrow", .noZone("tomorrow")),
    ] as [(String, ClockTime.Problem)])
  func `what cannot be counted to is refused with the piece`(text: String, expected: ClockTime.Problem) {
    #expect(problem(text) == expected)
  }

  @Test(
    arguments: [
      ("03/04/2026", ["2026-04-03", "2026-03-04"]), ("3.4.2027", ["2027-04-03", "2027-03-04"]),
      ("24.12.26", ["2026-12-24", "2024-12-26"]), ("24.12.2026", ["2026-12-24"]), ("12-24-2026", ["2026-12-24"]),
      ("2026/12/24", ["2026-12-24"]), ("26-12-24", ["2024-12-26", "2026-12-24"]),
      // Without a year it is the next such day.
      ("3/4", ["2027-04-03", "2027-03-04"]), ("24/12", ["2026-12-24"]), ("12/12", ["2026-12-12"]),
      ("31/31/2026", []), ("17.30", []), ("1.2.3.4", []), ("2026-12", []),
    ] as [(String, [String])])
  func `a date in another order is refused with its readings`(text: String, days: [String]) {
    guard case .otherOrder(text, let readings) = problem(text) else {
      Issue.record("\(String(describing: problem(text)))")
      return
    }
    #expect(readings.map(\.isoText) == days)
    guard case .otherOrder(text, readings) = problem("\(text) 18:00") else {
      Issue.record("with a time: \(String(describing: problem("\(text) 18:00")))")
      return
    }
  }

  @Test func `the instant itself has passed, and the one before it not yet`() throws {
    #expect(try instant("17:35", after: now) == now + 86_400)
    #expect(try instant("17:35", after: now - 1) == now)
  }
}

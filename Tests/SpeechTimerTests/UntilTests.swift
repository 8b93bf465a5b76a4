import Foundation
import Testing

/// `until`, on a clock that says what the test wants.
@Suite struct UntilTests {
  /// Runs the program as if the clock in Madrid showed a time.
  private func run(at time: String, _ arguments: String..., zone: String = "Europe/Madrid") async throws -> Tool.Run {
    try await Tool.run("/usr/bin/faketime", ["-f", time, Tool.path] + arguments, environment: ["TZ": zone])
  }

  /// What is left at the start, rounded up to whole minutes: the program takes a moment to start.
  private func minutes(from time: String, until target: String, zone: String = "Europe/Madrid") async throws -> Int {
    let run = try await run(at: "@\(time)", "until", target, "--rehearse", "--json", zone: zone)
    let line = try #require(run.output.split(separator: "\n").first, "\(run.errors)")
    let event = try JSONDecoder().decode(Tool.Event.self, from: Data(line.utf8))
    return Int((event.remaining / 60).rounded(.up))
  }

  @Test func `where clocks are set, the time between two times is what it is`() async throws {
    #expect(try await minutes(from: "2026-03-29 01:30:00", until: "3:30") == 60)
    #expect(try await minutes(from: "2026-10-25 01:30:00", until: "3:30") == 180)
    #expect(try await minutes(from: "2026-11-30 01:30:00", until: "3:30") == 120)
    #expect(try await minutes(from: "2026-03-29 01:30:00", until: "3:30", zone: "CET-1CEST,M3.5.0,M10.5.0/3") == 60)
    for file in ["/usr/share/zoneinfo/Europe/Madrid", ":/usr/share/zoneinfo/Europe/Madrid"] {
      #expect(try await minutes(from: "2026-03-29 01:30:00", until: "3:30", zone: file) == 60)
      #expect(try await minutes(from: "2026-10-25 01:30:00", until: "3:30", zone: file) == 180)
    }
  }

  @Test func `what setting the clock makes of a time is told`() async throws {
    let skipped = try await run(at: "@2026-03-29 01:30:00", "until", "2:30", "--rehearse", "--only-end")
    #expect(skipped.output.contains(", until 03:30\n"))
    #expect(
      skipped.errors == "02:30 does not exist on 2026-03-29: the clock is set forward. The end is at 03:30.\n")
    let doubled = try await run(at: "@2026-10-25 01:30:00", "until", "2:30", "--rehearse", "--only-end")
    #expect(doubled.output.contains(", until 02:30 GMT+2\n"))
    #expect(doubled.errors == "02:30 comes twice on 2026-10-25: the clock is set back. The end is the first.\n")
    #expect(doubled.status == 0)
  }

  @Test(arguments: [
    ("es", "Europe/Madrid", "2026-10-25 01:30:00", "2:30", "hasta las 2:30 CEST"),
    ("de", "Europe/Madrid", "2026-10-25 01:30:00", "2:30", "bis 02:30 MESZ"),
    ("ru", "Europe/Madrid", "2026-10-25 01:30:00", "2:30", "до 02:30 GMT+2"),
    ("ar", "Europe/Madrid", "2026-10-25 01:30:00", "2:30", "حتى 02:30 غرينتش+2"),
    ("ja", "Europe/Madrid", "2026-10-25 01:30:00", "2:30", "2:30 GMT+2まで"),
    ("en", "America/New_York", "2026-11-01 00:30:00", "1:30", "until 01:30 EDT"),
    ("es", "America/New_York", "2026-11-01 00:30:00", "1:30", "hasta la 1:30 GMT-4"),
    ("en", "Africa/Cairo", "2026-10-29 22:30:00", "23:30", "until 23:30 GMT+3"),
    ("es", "America/Nuuk", "2026-10-24 22:30:00", "23:30", "hasta las 23:30 GMT-1"),
    ("en", "America/New_York", "2026-03-08 01:30:00", "2:30", "until 03:30"),
    ("es", "Europe/Madrid", "2026-03-29 01:30:00", "2:30", "hasta las 3:30"),
  ])
  func `it is told in the language which time is meant, where clocks are set`(
    tag: String, zone: String, now: String, target: String, end: String
  ) async throws {
    let run = try await run(
      at: "@\(now)", "until", target, "--rehearse", "--only-end", "--locale", tag, zone: zone)
    let line = try #require(run.output.split(separator: "\n").first)
    #expect(line.hasSuffix(end), "\(line)")
  }

  @Test(arguments: [
    (["until", "17:40:15"], "5 minutes, 15 seconds, until 17:40:15"),
    (["Tea=@17:40:15"], "Tea, 5 minutes, until 17:40:15"),
    (["605"], "10 minutes, 5 seconds, until 17:45"),
    (["until", "17:40"], "5 minutes, until 17:40"),
    (["until", "5:40pm"], "5 minutes, until 17:40"),
    (["@17:40"], "5 minutes, until 17:40"),
    (["until", "17:40", "--label", "Tea"], "Tea, 5 minutes, until 17:40"),
    (["Tea=@17:40"], "Tea, 5 minutes, until 17:40"),
    (["until", "17:30"], "23 hours, 55 minutes, until 17:30 tomorrow"),
    (["until", "2026-12-24"], "23 days, 6 hours, 25 minutes, until December 24, 00:00"),
    (["until", "2026-12-24", "18:00"], "24 days, 25 minutes, until December 24, 18:00"),
    (["until", "2026-11-30T17:40:00+01:00"], "5 minutes, until 17:40"),
    (["until", "16:40 Europe/London"], "5 minutes, until 17:40"),
    (["until", "2028-01-01"], "396 days, 6 hours, 25 minutes, until January 1, 2028, 00:00"),
    (["20h"], "20 hours, until 13:35 tomorrow"),
  ])
  func `the start says until when`(arguments: [String], line: String) async throws {
    let run = try await Tool.run(
      "/usr/bin/faketime", ["-f", "2026-11-30 17:35:00", Tool.path] + arguments + ["--rehearse", "--only-end"],
      environment: ["TZ": "Europe/Madrid"])
    #expect(run.output.split(separator: "\n").first == "0:00\t\(line)")
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `marks, programs and several countdowns work as with durations`() async throws {
    let run = try await run(
      at: "2026-11-30 11:00:00", "Maths=@11:30", "Art=@12:00", "Tea=5m", "--every", "20m", "--rehearse")
    #expect(
      run.output.split(separator: "\n").map { String($0) } == [
        "0:00\tMaths, 30 minutes, until 11:30", "0:00\tArt, 1 hour, until 12:00", "0:00\tTea, 5 minutes",
        "5:00\tTea, time is up", "10:00\tMaths, 20 minutes", "20:00\tArt, 40 minutes", "30:00\tMaths, time is up",
        "40:00\tArt, 20 minutes", "60:00\tArt, time is up",
      ])
  }

  @Test(arguments: [
    (["until"], "until needs a clock time. Right would be: speech-timer until 17:30"),
    (["until", "17:60"], "17:60 has no minutes from 00 to 59. Right would be: speech-timer until 17:30"),
    (["until", "0:30am"], "0:30am has no hour from 1 to 12 before am or pm. Right would be: 12:30am"),
    (["until", "0 pm"], "am or pm. Right would be: 12pm"),
    (["until", "17:30 pm"], "am or pm. Right would be: 17:30 or 5:30pm"),
    (["until", "13am"], "am or pm. Right would be: 13:00"),
    (["until", "25:00"], "25:00 has no hour from 0 to 23, or from 1 to 12 with am or pm."),
    (["until", "7"], "7 has no minutes, and neither am nor pm. Right would be: 7:00 or 7pm"),
    (["until", "2020-01-01"], "it has passed."), (["until", "2040-01-01"], "it is more than 999 days ahead."),
    (["until", "2027-02-30"], "there is no such day."),
    (["until", "03/04/2027"], "is read as 2027-04-03 and as 2027-03-04. Right would be: 2027-04-03 or 2027-03-04"),
    (["@24.12.26"], "is read as 2026-12-24 and as 2024-12-26. Right would be: 2026-12-24 or 2024-12-26"),
    (["until", "3/4"], "is read as 2027-04-03 and as 2027-03-04."),
    (["until", "17.30"], "17.30 is not written year-month-day. Right would be: 17:30"),
    (["until", "18:00", "Madrid"], "no time zone has the name Madrid. Right would be: 18:00 Europe/Madrid"),
    (["until", "18:00 europe/lisbom"], "no time zone has the name europe/lisbom. Right would be: 18:00 Europe/Lisbon"),
    (["until", "18:00 new york"], "Right would be: 18:00 America/New_York"),
    (["until", "18:00 GMT+2"], "no time zone has the name GMT+2. Right would be: 18:00+02:00"),
    (["until", "17:40 utc -5:30"], "Right would be: 17:40-05:30"),
    (["until", "18:00", "EST"], "EST can mean several time zones. Right would be: 18:00 Europe/Madrid"),
    (["until", "18:00", "CEST"], "CEST can mean several time zones. Right would be: 18:00 Europe/Madrid"),
    (["until", "18:00", "pst"], "pst can mean several time zones. Right would be: 18:00 Europe/Madrid"),
    (["until", "18:00 Etc/GMT+19"], "no time zone has the name Etc/GMT+19. Right would be: 18:00 Europe/Madrid"),
    (["until", "18:00 US/Estern"], "no time zone has the name US/Estern. Right would be: 18:00 Europe/Madrid"),
    (
      ["until", "17:30", "Uhr"],
      "Uhr is not understood. Right would be: 17:30, 2026-12-24 17:30 or 17:30 Europe/Madrid"
    ),
    (["until", "17:30", "tomorrow"], "tomorrow is not understood. Right would be: 17:30, 2026-12-24 17:30 or"),
    (
      ["until", "2026-12-24 17:30 Uhr"],
      "Uhr is not understood. Right would be: 2026-12-24 17:30 or 2026-12-24 17:30 Europe/Madrid"
    ),
    (["until", "18:00 2026-12-24"], "the date stands before the time. Right would be: 2026-12-24 18:00"),
    (["until", "17:30:60"], "17:30:60 has no seconds from 00 to 59."),
    (["until", "24:00"], "Right would be: 00:00"),
    (["Maths=@noon"], "noon is not understood."), (["@"], "nothing given."),
    (["untill", "17:30"], "Did you mean until?"),
  ])
  func `what is no clock time is told in one line`(arguments: [String], piece: String) async throws {
    let run = try await Tool.run(
      "/usr/bin/faketime", ["-f", "2026-11-30 17:35:00", Tool.path] + arguments + ["--rehearse"])
    #expect(run.errors.contains(piece), "\(run.errors)")
    #expect(run.errors.filter(\.isNewline).count == 1 && run.output == "" && run.status == 2)
  }
}

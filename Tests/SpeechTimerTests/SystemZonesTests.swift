import Foundation
import Testing
import WallClock

/// Clocks show what those of the rest of the system show.
@Suite struct SystemZonesTests {
  /// Zones that were changed lately, have been set by less than an hour, at odd times or in Ramadan, or lost a day.
  private static let zones = [
    "Asia/Almaty", "America/Nuuk", "America/Mexico_City", "Africa/Cairo", "America/Asuncion", "America/Ciudad_Juarez",
    "America/Coyhaique", "Europe/Madrid", "Europe/London", "Europe/Dublin", "Europe/Moscow", "Europe/Istanbul",
    "Europe/Kyiv", "America/New_York", "America/St_Johns", "America/Sao_Paulo", "America/Santiago", "America/Caracas",
    "Australia/Lord_Howe", "Australia/Sydney", "Africa/Casablanca", "Africa/Juba", "Asia/Gaza", "Asia/Tehran",
    "Asia/Kolkata", "Asia/Kathmandu", "Asia/Pyongyang", "Asia/Tokyo", "Pacific/Apia", "Pacific/Chatham",
    "Antarctica/Troll", "Etc/UTC",
  ]

  /// What else `TZ` may be: rules, paths, and what is none of these.
  private static let texts = [
    "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "AEST-10AEDT,M10.1.0,M4.1.0/3",
    "IST-1GMT0,M10.5.0,M3.5.0/1",
    "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "EET-2EEST,M3.4.4/50,M10.4.4/50", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    "JST-9", "<+0545>-5:45", "XXX3YYY,J60/0,J300/1:30:15", "XXX3YYY,59/0,300", ":Europe/Madrid",
    "Europe/Madrid", ":/usr/share/zoneinfo/Europe/Madrid", "/usr/share/zoneinfo/America/New_York", "EST5EDT", "CET",
    "", ":", "Europe", "Europe/Atlantis", "europe/madrid", "AST", "AA3",
    "../zoneinfo/Asia/Tokyo", "/dev/null", "/etc",
  ]

  @Test func `over a century, clocks are as far ahead as elsewhere in the system`() async throws {
    let names = Self.zones + Self.texts.map { "TZ=\($0)" }
    let script = Tool.root.appendingPathComponent("Tests/SpeechTimerTests/Support/offsets.py").path
    let run = try await Tool.run("/usr/bin/python3", [script] + names)
    try #require(run.status == 0, "\(run.errors)")
    var zones: [String: Zone] = [:]
    for name in names {
      zones[name] = name.hasPrefix("TZ=") ? Zone(told: String(name.dropFirst(3))) : try #require(Zone(named: name))
    }
    var count = 0
    for line in run.output.split(separator: "\n") {
      let words = line.split(separator: " ")
      let (instant, expected) = (try #require(Int64(words[1])), try #require(Int64(words[2])))
      let found = zones[String(words[0])]?.secondsAhead(at: instant)
      if found != expected { Issue.record("\(line), not \(found.map(String.init) ?? "unknown")") }
      count += 1
    }
    #expect(count > 200 * names.count)
  }

  @Test(arguments: [
    ("Asia/Almaty", "2026-12-01 04:33:00"), ("America/Nuuk", "2026-12-01 04:33:00"),
    ("America/Mexico_City", "2026-07-01 04:33:00"), ("Africa/Cairo", "2026-07-01 04:33:00"),
    ("America/Asuncion", "2026-07-01 04:33:00"), ("America/Ciudad_Juarez", "2026-07-01 04:33:00"),
    ("America/Coyhaique", "2026-07-01 04:33:00"), ("<+03>-3", "2026-07-01 04:33:00"),
  ])
  func `the program tells the time of the computer's clock`(zone: String, now: String) async throws {
    let run = try await Tool.shell(
      """
      export TZ='\(zone)'
      faketime -f '\(now)' date -d '25 minutes' '+0:00 25 minutes, until %H:%M'
      faketime -f '\(now)' "$TOOL" 25m --rehearse --only-end | head -1 | tr '\\t' ' '
      faketime -f '\(now)' "$TOOL" until 04:58 --rehearse --only-end | head -1 | tr '\\t' ' '
      """)
    let line = "0:00 25 minutes, until 04:58"
    #expect(run.output == "\(line)\n\(line)\n\(line)\n")
    #expect(run.errors == "")
  }
}

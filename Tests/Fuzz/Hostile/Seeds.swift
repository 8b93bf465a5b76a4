internal import Localizations
package import SpeechTimer

extension OutsideInput {
  /// Inputs that mean something, to begin with.
  package var seeds: [[UInt8]] {
    switch self {
    case .catalog: catalogs
    case .time: bytes(["90", "1h30m", "1:05", "1:02:03", "PT1M5S", "1.5h", "1 hour, 5 minutes", "٣ دقائق", "999d"])
    case .clockTime:
      bytes([
        "17:30", "5:30pm", "12am", "2026-12-24", "2026-12-24 18:00 Europe/Madrid", "2026-12-24T18:00:00+01:00",
        "18:00Z", "03/04/2026", "17.30", "02:30 America/New_York",
      ])
    case .commandLine:
      bytes([
        "5m", "Tea=4m\0Eggs=7m30s", "until\017:30", "5m\0--marks\010m,5m,half,25%\0--final\010",
        "A=90m\0--extra\0More=25%", "--label\0Tea\0--locale=ru\05 минут", "say\01m5s\0--json",
        "goals\0Move=520/600kcal",
        "ring\00.3", "5m\0--\0--x", "routine\0Work=25m\0Break=5m\0--repeat\04", "talk\05m,6m,7m",
      ])
    case .configuration: bytes(["# always\nlocale es\nrate=220\n\nmarks 10m,half\nonly-end\n", "label = Tea\r\nplain"])
    case .controlLine: bytes(["pause", "add 5m Tea", "add -1m30s", "left Long bread", "mute", "lfet", "stop  tea "])
    case .request: bytes(["list", "aloud left Tea", "wait long bread", "watch", "aloud add -5m Tea", "next"])
    case .keys: bytes(["q rr+-.m\t09?", "\u{1B}[A\u{1B}OP\u{1B}[200~x\u{1B}[201~", "é日\u{1F9D1}", "\u{1B}\u{1B}[1;5C"])
    case .label: bytes(["Tea", "a\u{1B}[2Jb\u{7}", "two\nlines", "\u{202E}back", "می\u{200C}خواهم", "e\u{301}\u{301}"])
    case .journal: bytes(Self.records)
    case .zone: [Self.zoneFile] + bytes(["CET-1CEST,M3.5.0,M10.5.0/3", "<-02>2<-01>,J60/-1,300/0:30:15", "JST-9"])
    }
  }

  /// A countdown, several of which one rests, steps that go on forever, and an end on the clock.
  private static let records = [
    (["--", "Tea=5m"], [#""duration":300,"end":300,"label":"Tea","original":300,"phase":"running""#]),
    (
      ["Tea=5m", "Long bread=35m"],
      [
        #""duration":300,"end":300,"label":"Tea","original":300,"phase":"finished""#,
        #""duration":2100,"label":"Long bread","original":2100,"phase":"paused","remaining":1.5"#,
      ]
    ),
    (
      ["routine", "--repeat", "forever", "Work=25m", "Break=5m"],
      [#""duration":1500,"end":90,"label":"Work","original":1500,"phase":"running","stepsDone":2"#]
    ),
    (["@17:30"], [#""duration":9000,"end":9000,"original":9000,"phase":"held","target":9000"#]),
  ].map { arguments, countdowns in
    let quoted = arguments.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"arguments":[\(quoted)],"at":60,"began":1796021000,"countdowns":[{\(countdowns.joined(separator: "},{"))}],\
      "isMuted":false,"start":{"boot":4000,"bootID":"a","wall":1796021000},"version":1}
      """
  }

  /// In its second part: a time, after which the second of two offsets holds, and the rule for later.
  private static let zoneFile: [UInt8] = {
    let start = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
    let first = start + [UInt8](repeating: 0, count: 24)
    let counts: [UInt8] = [0, 0, 0, 1, 2, 4].flatMap { [0, 0, 0, $0] }
    let times: [UInt8] = [0, 0, 0, 0, 0x69, 0, 0, 0, 1] + [0, 0, 0x0E, 0x10, 0, 0, 0, 0, 0x1C, 0x20, 1, 0]
    return first + start + counts + times + Array("ABC\0\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
  }()

  private func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  private var catalogs: [[UInt8]] {
    stride(from: 0, to: catalog_file_count(), by: 9).map { index in
      let file = catalog_file(index)
      return Array("\(String(cString: file.tag)).json\n".utf8)
        + Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
  }
}

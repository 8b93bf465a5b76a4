import Foundation
import ScreenModel
import Testing

@Suite struct RingTests {
  /// Without Swift's own help for faults, which asks on the terminal what to do.
  private static let utf8 = ["LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]

  private func run(_ arguments: String..., steps: [Terminal.Step] = [], environment: [String: String] = utf8)
    async throws -> Terminal.Run
  {
    try await Terminal.run(
      [Tool.path] + arguments + ["--display", "ring", "--speech", "none"], steps: steps, environment: environment)
  }

  /// The screen after what came until a time; a terminal that tells no size is taken for one of 80 by 24.
  private func screen(
    of run: Terminal.Run, from start: Double = 0, until end: Double = .infinity, columns: Int = 80, rows: Int = 24
  ) throws -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    for piece in run.pieces where piece.time >= start && piece.time < end { try screen.feed(piece.text) }
    return screen
  }

  private func texts(_ screen: ScreenModel) -> [String] {
    screen.lines.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private func expectLeft(
    _ run: Terminal.Run, with lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try screen(of: run)
    #expect(screen.modes == [7, 25] && screen.pen == "", sourceLocation: sourceLocation)
    #expect(screen.scrolled == 0, sourceLocation: sourceLocation)
    #expect(
      texts(screen).map { lines.contains($0) ? $0 : $0.withoutNumbers } == lines, sourceLocation: sourceLocation)
    #expect(run.restored, sourceLocation: sourceLocation)
  }

  @Test func `it draws until the end, and leaves the last line`() async throws {
    let run = try await run("Tea=4s")
    let drawn = try screen(of: run, until: 2)
    #expect(drawn.modes == [1049])
    #expect(texts(drawn).suffix(3).first == "Tea" && texts(drawn).contains { $0.contains("█") })
    try expectLeft(run, with: ["Tea, time is up"])
    #expect(run.status == 0)
  }

  @Test func `each caption is the line that plain would print`() async throws {
    let plain = try await Terminal.run("Tea=3s", "--final", "2")
    let run = try await run("Tea=3s", "--final", "2")
    var screen = ScreenModel(columns: 80, rows: 24)
    var captions: [String] = []
    for piece in run.pieces {
      try screen.feed(piece.text)
      if screen.modes.contains(1049), let caption = texts(screen).last, caption != captions.last {
        captions.append(caption)
      }
    }
    // The last one is left in the scrollback, perhaps without another frame.
    let lines = plain.text.split(separator: "\n").map(String.init)
    #expect(captions.prefix(3) == lines.prefix(3) && texts(screen) == [lines[3]] && lines.count == 4)
  }

  @Test func `nothing is written while it rests, and q leaves what it says`() async throws {
    let run = try await run("30s", steps: [.keys(" ", at: 0.5), .keys("q", at: 4)])
    #expect(!run.pieces.contains { $0.time > 2 && $0.time < 3.9 })
    #expect(texts(try screen(of: run, until: 3.9)).last?.withoutNumbers == "Paused: N seconds")
    try expectLeft(run, with: ["Stopped: N seconds"])
    #expect(run.status == 130)
  }

  @Test(arguments: [("INT", 2), ("QUIT", 3), ("TERM", 15), ("HUP", 1)] as [(String, Int32)])
  func `a signal ends it with the screen as before`(name: String, number: Int32) async throws {
    let run = try await run("30s", steps: [.signal(name, at: 0.6)])
    try expectLeft(run, with: ["30 seconds"])
    #expect(run.signal == number)
  }

  @Test(
    arguments: [
      ("SEGV", 11), ("ABRT", 6), ("BUS", 7), ("ILL", 4), ("FPE", 8), ("TRAP", 5), ("SYS", 31), ("USR1", 10),
      ("USR2", 12), ("ALRM", 14), ("VTALRM", 26), ("PROF", 27), ("XCPU", 24), ("IO", 29), ("PWR", 30), ("RTMIN", 34),
    ] as [(String, Int32)])
  func `a signal that is not answered ends it as ever, but with the screen as before`(name: String, number: Int32)
    async throws
  {
    let run = try await run("30s", steps: [.signal(name, at: 0.6)])
    try expectLeft(run, with: [])
    #expect(run.signal == number)
  }

  @Test(arguments: [("SEGV", 11), ("USR1", 10)] as [(String, Int32)])
  func `beside plain lines too, one gives the echo back`(name: String, number: Int32) async throws {
    let run = try await Terminal.run("30s", steps: [.signal(name, at: 0.5)], environment: Self.utf8)
    #expect(run.signal == number && run.restored)
  }

  @Test func `Ctrl+Z gives the screen back, and in front again it is drawn anew`() async throws {
    let run = try await run(
      "Tea=30s", steps: [.keys("\u{1A}", at: 0.6), .foreground(at: 2.5), .keys("q", at: 5)])
    let stopped = try screen(of: run, until: 2.4)
    #expect(stopped.modes == [7, 25] && texts(stopped) == ["Tea, 30 seconds"])
    let again = try screen(of: run, from: 2.4, until: 4.9)
    #expect(again.modes == [1049] && texts(again).contains("Tea"))
    try expectLeft(run, with: ["Tea, 30 seconds", "Tea, Stopped: N seconds"])
    #expect(run.stops == 1 && run.status == 130)
  }

  @Test func `in the background it draws nothing, and prints lines`() async throws {
    let run = try await run("5s", steps: [.keys("\u{1A}", at: 0.6), .background(at: 2.5)])
    #expect(!run.pieces.contains { $0.time > 2.4 && $0.text.contains("\u{1B}") })
    try expectLeft(run, with: ["5 seconds", "Time is up"])
    #expect(run.status == 0)
  }

  @Test func `a window of another size is filled anew, without scrolling`() async throws {
    let run = try await run(
      "Tea=30s",
      steps: [.resize(columns: 50, rows: 12, at: 0.5), .resize(columns: 20, rows: 4, at: 2), .keys("q", at: 3.5)])
    // Each time all is wiped first: for the usual size, for these two, and at the end.
    let drawn = run.pieces.map(\.text).joined().components(separatedBy: "\u{1B}[2J")
    try #require(drawn.count == 5)
    var small = ScreenModel(columns: 50, rows: 12)
    try small.feed(drawn[2])
    #expect(texts(small).contains("Tea") && texts(small).contains { $0.contains("█") } && small.scrolled == 0)
    var tiny = ScreenModel(columns: 20, rows: 4)
    try tiny.feed(drawn[3])
    #expect(texts(tiny).first?.hasPrefix("[#") == true && tiny.scrolled == 0)
    #expect(run.restored)
  }

  @Test func `where blocks cannot be shown, there is a bar`() async throws {
    let run = try await run("30s", steps: [.keys("q", at: 1.5)], environment: ["LC_ALL": "C"])
    let drawn = try screen(of: run, until: 1.3)
    #expect(texts(drawn).first { $0.hasPrefix("[###") }?.withoutNumbers.hasSuffix("-] N:N") == true)
  }

  @Test func `a speech fills it, in the colours of its lights and with their names`() async throws {
    func run(_ environment: [String: String]) async throws -> Terminal.Run {
      try await self.run(
        "talk", "2s,4s", "--label", "Ann", "--reduced-motion", steps: [.text("Ann"), .keys(" ", at: 7)],
        environment: Self.utf8.merging(environment) { $1 })
    }
    let run = try await run(["COLORTERM": "truecolor"])
    /// The colours that are drawn with between two instants, but for those at edges, which are dark.
    func colors(_ start: Double, _ end: Double) -> Set<String> {
      let text = run.pieces.filter { $0.time >= start && $0.time < end }.map(\.text).joined()
      return Set(
        text.matches(of: /38;2;([0-9]+);([0-9]+);([0-9]+)/).map { match in
          let (red, green) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
          if max(red, green) < 80 { return "dark" }
          return red > 2 * green ? "red" : green > 2 * red ? "green" : "grey"
        }
      ).subtracting(["dark"])
    }
    #expect(colors(0, 1.7) == ["grey"])
    #expect(colors(1.7, 3.7).contains("green") && !colors(1.7, 3.7).contains("red"))
    #expect(colors(3.7, 7).contains("red"))
    let lit = texts(try screen(of: run, until: 3.5))
    #expect(lit.suffix(4) == ["Ann", "Green", "Next: Red, 4 seconds", "Ann, Green, 2 seconds"])
    #expect(texts(try screen(of: run, until: 6.5)).suffix(3) == ["Ann", "Red", "Ann, Red, 4 seconds"])
    try expectLeft(run, with: ["Ann, N seconds. Within time."])
    #expect(run.status == 0)
    let plain = try await self.run(
      "talk", "2s,4s", "--reduced-motion", steps: [.keys(" ", at: 3.5)],
      environment: Self.utf8.merging(["NO_COLOR": "1"]) { $1 })
    #expect(texts(try screen(of: plain, until: 2.7)).contains("Green"))
    #expect(!plain.text.contains(/\u{1B}\[(?:[0-9]+;)*[349][0-9][0-9;]*m/))
  }

  @Test func `a key tells the keys under the ring`() async throws {
    let run = try await run("30s", steps: [.keys("?", at: 0.5), .keys("q", at: 3)])
    #expect(texts(try screen(of: run, until: 2.9)).joined(separator: " ").contains("Space: pause. Enter: time left."))
  }

  @Test func `what keys do is not left in the scrollback`() async throws {
    let run = try await run("30s", steps: [.text("30 seconds"), .keys("?", at: 0.3), .signal("TERM", at: 1)])
    try expectLeft(run, with: ["30 seconds"])
  }

  @Test func `motion can be reduced to the figures' own`() async throws {
    let run = try await run("5s", "--reduced-motion", steps: [.keys("q", at: 3.5)])
    #expect(run.pieces.count <= 8)
    let free = try await self.run("5s", steps: [.keys("q", at: 3.5)])
    #expect(free.pieces.count >= 2 * run.pieces.count)
  }

  @Test func `colours and the way of its course are settings`() async throws {
    let picture = try await Tool.run(
      ["ring", "0.25", "--color", "always", "--colors", "00ff00,#0000ff", "--fill"],
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm", "COLORTERM": "truecolor"])
    #expect(picture.output.contains("38;2;0;25") && !picture.output.contains("38;2;255"))
    let bar = try await run("9s", "--fill", steps: [.keys("q", at: 4)], environment: ["LC_ALL": "C"])
    let filled = try [0.5, 3.9].map { try texts(screen(of: bar, until: $0)).first?.prefix { "[#".contains($0) }.count }
    #expect(try #require(filled[0]) < #require(filled[1]), "\(filled)")
  }

  @Test(arguments: [
    (["5s", "--display", "ring"], "--display ring: the output is no terminal. Right would be: --display plain"),
    (
      ["5s", "--colors", "red,blue"],
      "--colors red,blue: red is no colour of six hexadecimal digits. Right would be: --colors 00c8ff,5a5aff"
    ),
    (
      ["5s", "--colors", "ff9500"],
      "--colors ff9500: not two colours with a comma between. Right would be: --colors 00c8ff,5a5aff"
    ),
    (
      ["5s", "--plain", "--display", "ring"],
      "--display ring: not beside --plain, give one of them. Right would be: --display plain"
    ),
    (
      ["5s", "--json", "--display", "ring"],
      "--display ring: not beside --json, give one of them. Right would be: --display plain"
    ),
    (["5s", "--display", "ring", "--json"], "--json beside --display ring: give one of them. Right would be: --json"),
  ])
  func `what cannot be is refused`(arguments: [String], complaint: String) async throws {
    let run = try await Tool.run(arguments)
    #expect(run.status == 2 && run.output == "" && run.errors == complaint + "\n")
  }

  @Test(arguments: ["dumb", ""]) func `a terminal that cannot move its cursor is refused`(name: String) async throws {
    let run = try await run("5s", environment: Self.utf8.merging(["TERM": name]) { $1 })
    #expect(run.status == 2)
    #expect(
      run.text == "--display ring: TERM names no terminal that can show it. Right would be: --display plain\n")
  }

  @Test func `auto draws where everything says that nobody reads, and else prints lines`() async throws {
    let desktop = Tool.root.appendingPathComponent("Tests/SurroundingsTests/Support/desktop.py").path
    let readers = try await Tool.shell("ps -eo comm= | grep -cxE 'orca|brltty|fenrir|yasr'")
    let cases = [("no", [:], readers.output == "0\n"), ("yes", [:], false), ("no", ["INSIDE_EMACS": "vterm"], false)]
    for (answer, environment, draws) in cases {
      func run() async throws -> Terminal.Run {
        try await Terminal.run(
          [
            "/usr/bin/dbus-run-session", "--", "/bin/sh", "-c",
            "mkfifo \"$1\"; python3 \"$0\" \(answer) >\"$1\" & read ready <\"$1\"; rm \"$1\"; \"$2\" 1s --speech none; kill $!",
            desktop, "/tmp/speech-timer-desktop.\(UInt32.random(in: 0 ... .max))", Tool.path,
          ], environment: Self.utf8.merging(environment) { $1 })
      }
      // The desktop has a twentieth of a second to answer, which is little on a busy machine.
      let run = try await Terminal.run(upTo: 10, run) { $0.text.contains("\u{1B}[?1049h") == draws }
      #expect(run.text.contains("\u{1B}[?1049h") == draws, "\(answer)")
      #expect(run.text.hasSuffix("Time is up\n"))
    }
  }
}

import Foundation
import Testing

@Suite struct GoalsTests {
  private static let utf8 = ["LANG": "C.UTF-8"]
  private static let three = ["goals", "Move=520/600kcal", "Exercise=22/30min", "Stand=11/12h"]
  private static let sentence = "Activity rings. Move 87 percent, Exercise 73 percent, Stand 92 percent\n"

  private struct Line: Decodable, Equatable {
    var label: String
    var done: Double
    var goal: Double
    var unit: String?
    var percent: Int
    var written: String
    var spoken: String
  }

  private func line(_ goal: String, _ options: String...) async throws -> Line {
    let run = try await Tool.run(["goals", goal, "--json"] + options)
    #expect(run.status == 0 && run.errors == "" && run.output.filter(\.isNewline).count == 1)
    return try JSONDecoder().decode(Line.self, from: Data(run.output.utf8))
  }

  @Test(arguments: [[], ["--plain"], ["--display", "auto"], ["--color", "always"], ["--size", "20"]])
  func `goals are one plain line in a pipe`(options: [String]) async throws {
    let run = try await Tool.run(Self.three + options + ["--speech", "none"], environment: Self.utf8)
    #expect(run.output == Self.sentence && run.errors == "" && run.status == 0)
  }

  @Test func `they are told in other languages, with more than four`() async throws {
    let goals = (1...6).map { "G\($0)=\($0)/6" }
    let run = try await Tool.run(["goals"] + goals + ["--locale", "de", "--speech", "none"])
    let told = "G1: 17 Prozent, G2: 33 Prozent, G3: 50 Prozent, G4: 67 Prozent, G5: 83 Prozent und G6: 100 Prozent"
    #expect(run.output == "Aktivitätsringe. \(told)\n")
  }

  @Test func `JSON has an object a goal`() async throws {
    let run = try await Tool.run("goals", "Move=520/600kcal", "Water=1,5/2", "--json", "--locale", "ru")
    #expect(
      run.output == """
        {"done":520,"goal":600,"label":"Move","percent":87,"spoken":"Move: 87 процентов","unit":"kcal",\
        "written":"Move: 87 процентов"}
        {"done":1.5,"goal":2,"label":"Water","percent":75,"spoken":"Water: 75 процентов","written":"Water: 75 процентов"}

        """)
    #expect(try await line("Move=21/100", "--locale", "ru").spoken == "Move: двадцать один процент")
  }

  @Test(arguments: [
    ("0/600", 0), ("1/600", 0), ("5/1000", 1), ("4/1000", 0), ("599/600", 99), ("994/1000", 99), ("996/1000", 99),
    ("599.999999999/600", 99), ("600/600", 100), ("602/600", 100), ("603/600", 101), ("606/600", 101),
    ("720/600", 120), ("0.3/0.3", 100), ("0.29/0.29", 100), ("0.57/1", 57), ("1.1/1.1", 100),
    ("9999999/1", 999_999_900), ("29/100", 29), ("58/100", 58), ("999999999/999999999", 100),
  ])
  func `percent are rounded, but 100 are never told before the goal is reached`(
    amounts: String, percent: Int
  ) async throws {
    #expect(try await line("A=\(amounts)").percent == percent)
  }

  @Test(arguments: [
    ("Move=7,5/10km", 7.5, 10.0, "km"), ("Move=7.5/10 km", 7.5, 10, "km"), ("Move=7.5km/10km", 7.5, 10, "km"),
    ("Move=7.5 km/10", 7.5, 10, "km"), ("Move= 7٫5 / 10 km ", 7.5, 10, "km"), ("Move=٥٢٠/٦٠٠", 520, 600, nil),
    ("Move=५२०/६००kcal", 520, 600, "kcal"), ("Move=５２０/６００", 520, 600, nil), ("Move=80/100%", 80, 100, "%"),
    ("Move=5/8 small glasses", 5, 8, "small glasses"), ("Move=5.125/10km", 5.125, 10, "km"),
    ("Move=0,125/10km", 0.125, 10, "km"), ("Move=1,5/10km", 1.5, 10, "km"), ("Move=5/8m²", 5, 8, "m²"),
  ])
  func `amounts are read as people type them`(goal: String, done: Double, whole: Double, unit: String?) async throws {
    let line = try await line(goal)
    #expect(line.label == "Move" && line.done == done && line.goal == whole && line.unit == unit)
  }

  @Test(arguments: [
    ([], "a goal"), (["520/600"], "520/600: no label"), (["=5/6"], "=5/6: no label"), ([" =5/6"], "no label"),
    (["Move"], "Move: no label"), (["Move=520"], "Move=520: no goal"), (["Move=520/"], "Move=520/: no goal"),
    (["Move="], "Move=: no goal"), (["Move=/600"], "nothing before the slash"), (["Move=/"], "nothing before"),
    (["Move=5/0"], "Move=5/0: a goal of 0"), (["Move=5/0.0kcal"], "a goal of 0"),
    (["Move=5/0.0000000001"], "a goal of 0"), (["Move=-5/6"], "-5 is negative"), (["Move=5/-6"], "-6 is negative"),
    (["Move=5/−6"], "−6 is negative"), (["Move=a/b"], "a is no number"), (["Move=5/kcal"], "kcal is no number"),
    (["Move=nan/6"], "nan is no number"), (["Move=1e3/6"], "1e3 is no number with"), (["Move=0x5/6"], "0x5 is no"),
    (["Move=5/6/7"], "more than one slash"), (["Move=5//6"], "more than one slash"), (["Move=1.2.3/6"], "1.2.3 is no"),
    (["Move=5kcal/6min"], "two units, kcal and min"), (["Move=5/6=7"], "6=7 is no number"),
    (["Move=9500/10,000"], "10,000 has a comma before three digits: give it as 10000"),
    (["Move=1000000000/6"], "1000000000 is more than 999999999"), (["Move=99999999999999999999999/6"], "is more than"),
    (["Move=999999999/1"], "more than 999999999 percent"),
    (["Move=5/6", "Move=7/8"], "Two goals of one name: Move"), (["A=5/6", "B=7"], "B=7: no goal"),
    (["Mo\u{1B}ve=5"], "Move=5: no goal"), (["A=5/6", "--svg", "x", "--json"], "--svg beside --json"),
    (["A=5/6", "--display", "pie"], "--display pie"), (["A=5/6", "--display", "ring", "--json"], "--display ring"),
  ])
  func `what is wrong is told in one line that names it`(goals: [String], piece: String) async throws {
    let run = try await Tool.run(["goals"] + goals)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.filter(\.isNewline).count == 1 && run.errors.hasSuffix("\n") && !run.errors.contains("\u{1B}"))
    #expect(run.errors.contains(piece), "\(run.errors)")
    #expect(run.errors.contains("Right would be: "))
  }

  @Test func `rings stand above a legend and what is spoken`() async throws {
    let run = try await Tool.run(
      Self.three + ["--display", "ring", "--size", "8", "--speech", "none"], environment: Self.utf8)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8 + 3 + 2 && !run.output.contains("\u{1B}"))
    #expect(lines[..<8].allSatisfy { $0.allSatisfy { " ░▀▄█".contains($0) } })
    #expect(
      lines[8...] == ["Move 520 / 600 kcal", "Exercise 22 / 30 min", "Stand 11 / 12 h", Self.sentence.dropLast(), ""])
  }

  @Test func `the legend has each ring's colours, and lists without them what has no ring`() async throws {
    let goals = (1...9).map { "G\($0)=\($0)/9" }
    let run = try await Tool.run(
      ["goals"] + goals + ["--display", "ring", "--size", "4", "--color", "always", "--speech", "none"],
      environment: Self.utf8.merging(["COLORTERM": "truecolor"]) { $1 })
    let legend = run.output.split(separator: "\n").dropFirst(4).dropLast()
    #expect(legend.count == 9)
    let swatches = legend.prefix { $0.hasPrefix("\u{1B}[38;2;") }
    #expect(swatches.count == 1 && Set(legend.dropFirst()).count == 8)
    for (index, line) in legend.dropFirst().enumerated() { #expect(line == "   G\(index + 2) \(index + 2) / 9") }
  }

  @Test func `a goal that is passed is a full ring and its true number`() async throws {
    func drawn(_ goal: String) async throws -> [Substring] {
      let run = try await Tool.run(
        "goals", goal, "--display", "ring", "--size", "6", "--speech", "none", environment: Self.utf8)
      return run.output.split(separator: "\n")
    }
    let (passed, reached) = (try await drawn("Move=720/600"), try await drawn("Move=600/600"))
    #expect(passed[..<6] == reached[..<6])
    #expect(passed.last == "Activity rings. Move 120 percent" && passed[6] == "Move 720 / 600")
  }

  @Test(arguments: ["C", ""])
  func `where no ring can be drawn there are bars`(locale: String) async throws {
    let run = try await Tool.run(
      Self.three + ["--display", "ring", "--speech", "none"], environment: ["LANG": locale])
    #expect(
      run.output == """
        [###################---] Move 520 / 600 kcal
        [################------] Exercise 22 / 30 min
        [####################--] Stand 11 / 12 h
        \(Self.sentence)
        """)
  }

  @Test(arguments: [([], "Activity rings"), (["--label", "Ann"], "Ann")])
  func `the picture has a title and a description of all goals`(options: [String], title: String) async throws {
    let run = try await Tool.run(Self.three + ["--svg", "-"] + options)
    #expect(run.status == 0 && run.errors == "" && run.output.hasSuffix("</svg>\n"))
    let told = "Move 87 percent, Exercise 73 percent, Stand 92 percent"
    let words = run.output.replacing(#/ id="(title|desc)-\w+"/#, with: "")
    #expect(words.contains("<title>\(title)</title>\n<desc>\(told)</desc>"))
    #expect(run.output.contains(" lang=\"en\""))
    #expect(run.output.components(separatedBy: "<circle r=").count == 4)
  }

  @Test func `a picture goes into a file, and nothing else is printed or spoken`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run(Self.three + ["--svg", file.path])
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg "))
  }

  @Test func `they are spoken as they are printed, and the lines make way for the sound`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run(Self.three + ["--wav", file.path])
    #expect(run.output == Self.sentence && run.status == 0)
    let samples = try Data(contentsOf: file).dropFirst(44)
    let seconds = Double(samples.count) / 44_100
    #expect(seconds > 3 && seconds < 10 && samples.contains { $0 != 0 })
    let piped = try await Tool.shell("\"$TOOL\" goals Move=5/6 --wav - | head -c 4")
    #expect(piped.output == "RIFF" && piped.errors == "Activity rings. Move 83 percent\n")
  }

  @Test func `a label stands instead of the title`() async throws {
    let run = try await Tool.run("goals", "Move=5/10", "--label", "Ann", "--speech", "none")
    #expect(run.output == "Ann. Move 50 percent\n")
  }

  @Test(.enabled(if: !Self.somebodyReads), arguments: [("no", true), ("yes", false)])
  func `on a terminal they are drawn only if the desktop says that nobody reads`(
    answer: String, isDrawn: Bool
  ) async throws {
    let desktop = Tool.root.appendingPathComponent("Tests/SurroundingsTests/Support/desktop.py").path
    let script = #"""
      coproc /usr/bin/python3 "$0" "$1"
      read -r <&"${COPROC[0]}"
      "${@:2}" --speech none
      kill "$COPROC_PID"
      """#
    func run() async throws -> Terminal.Run {
      try await Terminal.run(
        ["/usr/bin/dbus-run-session", "--", "/bin/bash", "-c", script, desktop, answer, Tool.path] + Self.three,
        environment: Self.utf8.merging(["NO_COLOR": "1"]) { $1 })
    }
    // The desktop has a twentieth of a second to answer, which is little on a busy machine.
    let run = try await Terminal.run(upTo: 10, run) { $0.text.contains("▀") == isDrawn }
    // Where somebody reads, in several lines.
    #expect(run.lines.joined(separator: " ").contains(Self.sentence.dropLast()))
    #expect(run.text.contains("▀") == isDrawn)
    #expect(run.text.contains("Move 520 / 600 kcal\n") == isDrawn)
  }

  @Test func `on a terminal of which nothing is known they are plain`() async throws {
    let run = try await Terminal.run(
      [Tool.path] + Self.three + ["--speech", "none"], environment: Self.utf8)
    #expect(run.text == Self.sentence)
  }

  @Test func `rings and legend fit the window`() async throws {
    let line = "stty rows 12 cols 80; exec \"$0\" \"$@\""
    let run = try await Terminal.run(
      ["/bin/bash", "-c", line, Tool.path] + Self.three + ["--display", "ring", "--speech", "none"],
      environment: Self.utf8.merging(["NO_COLOR": "1"]) { $1 })
    #expect(run.lines.count == 12 && run.text.contains("▀"))
  }

  /// A reader beside the tests is one beside the program too.
  private static let somebodyReads: Bool = {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let names = processes.compactMap { try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8) }
    return names.contains { ["orca", "fenrir", "yasr", "brltty"].contains($0.trimmingCharacters(in: .newlines)) }
  }()
}

import Foundation
import Testing

@Suite struct PicturingTests {
  private static let utf8 = ["LANG": "C.UTF-8"]

  private func size(_ output: String) -> (lines: Int, columns: Int) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return (lines.count, lines.map(\.count).max() ?? 0)
  }

  @Test func `one ring is printed, in a pipe without colour`() async throws {
    let run = try await Tool.run("ring", "0.5", "--size", "4", environment: Self.utf8)
    #expect(run.output == " ▄██░░░\n██    ░░\n██    ░░\n ▀██░░░\n")
    #expect(run.status == 0 && run.errors == "")
  }

  @Test(arguments: [([], 12), (["--size", "4"], 4), (["--size=50"], 50)])
  func `it has as many lines as it is told, and twice the columns`(options: [String], lines: Int) async throws {
    let run = try await Tool.run(["ring", "1"] + options, environment: Self.utf8)
    #expect(size(run.output) == (lines, 2 * lines))
  }

  @Test(arguments: [
    ("0.3", "30%"), ("30%", "30%"), ("0,3", "30%"), (".3", "30%"), ("٠٫٣", "30%"), ("३०%", "30%"), ("0.001", "0.1%"),
    ("1", "100%"),
  ])
  func `a fraction is read as people type it`(fraction: String, percentage: String) async throws {
    let run = try await Tool.run("ring", fraction, "--svg", "-", "--label", "Tea <1>")
    let words = run.output.replacing(#/ id="(title|desc)-\w+"/#, with: "")
    #expect(words.contains("<title>Tea &lt;1&gt;</title>\n<desc>\(percentage)</desc>"))
  }

  @Test func `a name is cut as that of a timer is`() async throws {
    let name = String(repeating: "x", count: 100)
    let picture = try await Tool.run("ring", "0.3", "--svg", "-", "--label", name).output
    #expect(picture.contains(">\(name.prefix(80))</title>"))
  }

  @Test(arguments: [
    ["ring"], ["ring", ""], ["ring", "2"], ["ring", "-0.5"], ["ring", "101%"], ["ring", "1000"], ["ring", "1.1"],
    ["ring", "nan"], ["ring", "0x1p-2"],
    ["ring", "1e-2"], ["ring", "half"], ["ring", "0.1.2"], ["ring", "%"], ["ring", "0.1", "0.2"],
    ["ring", "0.1", "--size", "3"], ["ring", "0.1", "--size", "201"], ["ring", "0.1", "--color", "red"],
    ["ring", "0.1", "--svg"], ["ring", "0.1", "--svg", ""], ["5m", "--svg", "x"], ["say", "5m", "--size", "5"],
    ["5m", "--display", "ring"],
    ["rign", "0.3"],
  ])
  func `what is wrong is told in one line with what would be right`(arguments: [String]) async throws {
    let run = try await Tool.run(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.filter(\.isNewline).count == 1 && run.errors.hasSuffix("\n"))
    #expect(run.errors.contains(/Right would be|needs a value|Did you mean ring/), "\(run.errors)")
  }

  @Test(arguments: [
    (["LANG": "C.UTF-8", "TERM": "xterm", "COLORTERM": "truecolor"], "38;2;"),
    (["LANG": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1"], "38;5;"), (["LANG": "C.UTF-8"], "\u{1B}[91m"),
  ])
  func `colour is there where it is asked for`(environment: [String: String], piece: String) async throws {
    let run = try await Tool.run("ring", "0.5", "--color", "always", environment: environment)
    #expect(run.output.contains(piece))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasSuffix("\u{1B}[0m") })
  }

  @Test(
    arguments: [
      ([:], "\u{1B}[91m"), (["TERM": "xterm-256color"], "38;5;"), (["COLORTERM": "truecolor"], "38;2;"),
      (["NO_COLOR": "1"], nil), (["TERM": "dumb"], nil),
    ] as [([String: String], String?)])
  func `on a terminal it has the colours of the terminal`(variables: [String: String], piece: String?) async throws {
    let run = try await Terminal.run([Tool.path, "ring", "0.5"], environment: Self.utf8.merging(variables) { $1 })
    #expect(run.status == 0 && run.restored)
    #expect(run.text.contains("\u{1B}") == (piece != nil))
    if let piece { #expect(run.text.contains(piece)) }
  }

  @Test(arguments: [
    ([], "C.UTF-8", 24, 80, 12, 24), ([], "C.UTF-8", 9, 80, 8, 16), ([], "C.UTF-8", 24, 11, 5, 10),
    (["--size", "30"], "C.UTF-8", 24, 80, 30, 60), (["--size", "30"], "C.UTF-8", 24, 40, 20, 40),
    ([], "C.UTF-8", 4, 80, 1, 24), ([], "C.UTF-8", 24, 7, 1, 7), (["--size", "8"], "C.UTF-8", 3, 10, 1, 10),
    ([], "C", 24, 80, 1, 24), ([], "", 24, 80, 1, 24),
  ])
  func `it is no larger than its window, and a bar where no ring can be`(
    options: [String], locale: String, rows: Int, columns: Int, lines: Int, width: Int
  ) async throws {
    let line = "stty rows \(rows) cols \(columns); exec \"$0\" ring 1 --color never \"$@\""
    let run = try await Terminal.run(["/bin/bash", "-c", line, Tool.path] + options, environment: ["LANG": locale])
    #expect(size(run.text) == (lines, width))
    #expect(run.text.hasPrefix("[###") == (lines == 1))
  }

  @Test func `a picture goes into a file, and nothing else is printed`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run("ring", "0.3", "--svg", file.path)
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n") && text.contains(">30%</desc>"))
  }

  @Test(arguments: ["/nonexistent/ring.svg", "/dev/full"])
  func `a file that cannot be written is told of`(path: String) async throws {
    let run = try await Tool.run("ring", "0.3", "--svg", path)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.hasPrefix("--svg \(path): ") && run.errors.filter(\.isNewline).count == 1)
  }
}

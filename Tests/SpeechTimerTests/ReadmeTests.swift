import Foundation
import Manual
import Testing

/// What the README tells people to type: it is understood, and does what stands beside it.
@Suite struct ReadmeTests {
  /// A command, and the lines that the README shows below it.
  struct Command: Sendable, CustomTestStringConvertible {
    var line: String
    var printed: [String] = []

    var testDescription: String { line }
  }

  private static let text =
    (try? String(contentsOf: Tool.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
  private static let blocks = Markdown(text).blocks

  private static let spans: [Span] = blocks.flatMap { block -> [Span] in
    switch block {
    case .heading(let spans, level: _), .paragraph(let spans): spans
    case .list(let items): items.flatMap { $0 }
    case .table(let header, let rows): (header + rows.flatMap { $0 }).flatMap { $0 }
    case .code, .definitions: []
    }
  }

  /// The commands of each block of code, and those within lines.
  private static let conversations: [[Command]] =
    blocks.compactMap { if case .code(let lines) = $0 { commands(in: lines) } else { nil } }
    + spans.compactMap { if case .code(let text) = $0 { commands(in: [text]) } else { nil } }

  private static func commands(in lines: [String]) -> [Command] {
    lines.reduce(into: []) { commands, line in
      // What explains it stands two blanks behind it, and another program is of no interest.
      let typed = line.hasPrefix("$ ") ? line.dropFirst(2) : line[...]
      let command = [" | ", " && ", "  "].reduce(typed) { $0.firstRange(of: $1).map { typed[..<$0.lowerBound] } ?? $0 }
      if command.hasPrefix("speech-timer ") {
        commands.append(Command(line: String(command)))
      } else if !commands.isEmpty && !line.hasPrefix("$ ") {
        commands[commands.count - 1].printed.append(line)
      }
    }
  }

  static let commands = conversations.flatMap { $0 }

  @Test(arguments: ["README.md", "CHANGELOG.md", "Packaging/control.in"])
  func `there are as many languages as it says`(file: String) async throws {
    let text = try String(contentsOf: Tool.root.appendingPathComponent(file), encoding: .utf8)
    let told = text.matches(of: #/([0-9]+)\s+languages/#).map { Int($0.1) }
    let count = try await Tool.run("--list-locales").output.split(separator: "\n").count
    #expect(!told.isEmpty && told.allSatisfy { $0 == count })
  }

  /// What is asked, told or drawn at once, and cannot be rehearsed.
  private static let atOnce: Set = [
    "left", "list", "watch", "wait", "pause", "resume", "reset", "stop", "next", "mute", "unmute", "silence", "add",
    "restore", "say", "check", "goals", "ring", "help", "-h", "--help", "--version", "--list-locales",
  ]

  private static func isAtOnce(_ line: String) -> Bool {
    line.split(separator: " ").dropFirst().first.map { atOnce.contains(String($0)) } ?? false
  }

  /// Runs it in a folder of its own, in which nothing else runs and the examples are.
  private func run(_ line: String, then more: String = "true") async throws -> Tool.Run {
    let elsewhere = try Elsewhere()
    let setting = "export PATH=\"${TOOL%/*}:$PATH\" HOME=$XDG_RUNTIME_DIR; ln -s $PWD/Examples $HOME; cd"
    return try await elsewhere.shell("\(setting); \(line); status=$?; \(more); exit $status")
  }

  @Test(arguments: commands)
  func `what can be typed is understood`(command: Command) async throws {
    if Self.isAtOnce(command.line) {
      let run = try await run(command.line)
      // Nothing runs here that could be asked, and perhaps nothing can be heard.
      #expect(run.status == 0 || run.status == 1, "\(run.errors)")
    } else {
      let line = command.line.replacing(" --detach", with: "").replacing(#/--wav \S+/#, with: "--wav /dev/null")
      let run = try await run(line.contains("--rehearse") ? line : line + " --rehearse")
      #expect(run.status == 0 && run.errors == "" && run.output.filter(\.isNewline).count > 1, "\(run.errors)")
    }
  }

  @Test(arguments: conversations.filter { $0.count == 1 }.flatMap { $0 }.filter { !$0.printed.isEmpty })
  func `what is printed is what is shown`(command: Command) async throws {
    let isAtOnce = Self.isAtOnce(command.line)
    let run = try await run(command.line + (isAtOnce ? " --speech none" : " --rehearse"))
    let lines = run.output.split(separator: "\n").map { isAtOnce ? $0 : $0.split(separator: "\t")[1] }
    #expect(lines.map(String.init) == command.printed)
  }

  @Test func `answers from elsewhere are as they are shown, but for the seconds that pass`() async throws {
    let conversation = try #require(Self.conversations.first { $0.count > 1 && !$0[0].printed.isEmpty })
    let lines = conversation.map { $0.line.replacing("--detach", with: "--detach --speech none") + " 2>&1" }
    let answers = try await run(lines.joined(separator: "; "), then: "speech-timer stop >/dev/null")
    let expected = conversation.flatMap(\.printed).joined(separator: "\n") + "\n"
    #expect(Self.timeless(answers.output) == Self.timeless(expected))
    #expect(answers.status == 0)
  }

  private static func timeless(_ text: String) -> String {
    text.replacing(#/\d+ minutes?(, \d+ seconds?)?/#, with: "some time")
  }

  @Test func `the picture is what the program draws, and its words are those in it`() async throws {
    let command = try #require(Self.commands.first { $0.line.contains("--label Tea --svg ring.svg") })
    let drawn = try await run(command.line, then: "cat ring.svg").output
    let picture = Tool.root.appendingPathComponent("Documentation/ring.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == drawn)
    let words = drawn.matches(of: #/<(title|desc)[^>]*>([^<]*)</#).map(\.output.2).joined(separator: ", ")
    #expect(Self.text.contains("![\(words)](Documentation/ring.svg)"))
  }

  @Test func `links to files lead somewhere`() {
    for case .link(let title, to: let target) in Self.spans where !target.contains("://") {
      #expect(FileManager.default.fileExists(atPath: Tool.root.appendingPathComponent(target).path), "\(title)")
    }
  }
}

import Testing

/// The program at a desk at which a screen reader is used. One at a time, for what is said is due at its instant.
@Suite(.serialized) struct ReaderTests {
  private static let begins = "\u{1B}[?1004h"
  private static let ends = "\u{1B}[?1004l"
  private static let gained = "\u{1B}[I"
  private static let lost = "\u{1B}[O"

  private let desk: Desk

  init() throws { desk = try Desk() }

  private func run(
    _ arguments: String..., steps: [Terminal.Step] = [], environment: [String: String] = [:]
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      [Tool.path] + arguments + ["--linger", "0"], steps: steps,
      environment: desk.environment.merging(environment) { $1 })
  }

  @Test func `what is certainly read is not said, and what is not is said`() async throws {
    let run = try await run(
      "10s", "--marks", "8s,6s,4s,2s",
      steps: [
        .keys(Self.gained, at: 0.1), .text("8 seconds"), .keys(Self.lost, at: 0.3), .text("6 seconds"),
        .keys(Self.gained, at: 0.3), .text("4 seconds"), .keys(Self.lost, at: 0.3), .text("2 seconds"),
        .keys(Self.gained, at: 0.3),
      ])
    #expect(
      run.text == Self.begins + "10 seconds\n8 seconds\n6 seconds\n4 seconds\n2 seconds\nTime is up" + Self.ends + "\n")
    #expect(desk.said.map(\.text) == ["10 seconds", "8 seconds", "6 seconds", "2 seconds"])
    #expect(run.status == 0 && run.restored)
  }

  @Test func `answers are read too, and said where they are not`() async throws {
    let run = try await run(
      "30s",
      steps: [
        .keys(Self.lost, at: 0.2), .keys(" ", at: 0.4), .text("Paused: "), .keys(Self.gained, at: 0.2),
        .keys(" ", at: 0.4), .text("Resumed: "), .text("seconds"), .keys("t", at: 0.2), .text("seconds"),
        .keys(Self.lost, at: 0.2), .keys("q", at: 0.4),
      ])
    #expect(run.lines.count == 6)
    #expect(desk.said.map(\.text.withoutNumbers) == ["N seconds", "Paused: N seconds", "Stopped: N seconds"])
  }

  @Test(arguments: [["TMUX": "x"], ["STY": "x"], ["INSIDE_EMACS": "28.2,term:0.96"], ["TERM": "dumb"]])
  func `where no reports would come none are asked for, and all is said`(environment: [String: String]) async throws {
    let run = try await run(
      "2s", "--marks", "1s", steps: [.keys(Self.lost, at: 0.2), .keys(Self.gained, at: 0.4)], environment: environment)
    #expect(run.text == "2 seconds\n1 second\nTime is up\n")
    #expect(desk.said.map(\.text) == ["2 seconds", "1 second", "Time is up"])
  }

  @Test func `who asks for a speaker hears all, and no reports are asked for`() async throws {
    let run = try await run(
      "2s", "--marks", "1s", "--speech", "speechd",
      steps: [.keys(Self.lost, at: 0.2), .keys(Self.gained, at: 0.4)])
    #expect(run.text == "2 seconds\n1 second\nTime is up\n")
    #expect(desk.said.map(\.text) == ["2 seconds", "1 second", "Time is up"])
  }

  @Test(arguments: [
    ("en", ["Space: pause. Enter: time left.", "Plus, minus: a minute. Dot: silence."]),
    ("de", ["Leertaste: Pause. Eingabe: Restzeit.", "Plus, Minus: eine Minute. Punkt: Ruhe."]),
    ("ru", ["Пробел: пауза. Ввод: сколько осталось.", "Плюс, минус: минута. Точка: тишина."]),
    ("ja", ["スペース：一時停止。", "エンター：残り時間。"]),
  ])
  func `the keys are told in lines that fit, two seconds apart`(tag: String, lines: [String]) async throws {
    let run = try await run(
      "30s", "--locale", tag, "--speech", "none",
      steps: [.keys("?", at: 0.3), .text(lines[0]), .text(lines[1]), .keys("q", at: 0.1)])
    let times = lines.map { line in run.pieces.first { $0.text.contains(line) }?.time }
    let (first, second) = (try #require(times[0]), try #require(times[1]))
    #expect(second - first > 1.9 && second - first < 4)
    #expect(Array(run.text.split(separator: "\n").dropFirst().prefix(2).map(String.init)) == lines, "\(run.text)")
  }

  @Test func `goals are told in lines that fit`() async throws {
    let goals = ["goals", "Move=520/600kcal", "Exercise=30/30min", "Stand=11/12h", "--speech", "none"]
    let run = try await Terminal.run([Tool.path] + goals, environment: desk.environment)
    #expect(run.text == "Activity rings.\nMove 87 percent, Exercise 100 percent,\nStand 92 percent\n")
  }

  @Test func `beside a reader all waits for its turn but the end`() async throws {
    _ = try await run("2s", "--every", "1s")
    #expect(desk.said.map(\.priority) == ["message", "message", "important"])
  }

  @Test(arguments: ["INT", "TERM", "HUP", "QUIT"])
  func `a signal ends the reports`(name: String) async throws {
    let run = try await run("30s", steps: [.signal(name, at: 0.5)])
    #expect(run.text == Self.begins + "30 seconds" + Self.ends + "\n" && run.restored)
  }

  @Test func `a stopped job reports nothing, and does again in the foreground`() async throws {
    let run = try await run(
      "30s",
      steps: [
        .text("30 seconds"), .keys("\u{1A}", at: 0.3), .text(Self.ends), .foreground(at: 0.3), .text(Self.begins),
        .keys("q", at: 0.2),
      ])
    let (first, second) = (Self.begins + "30 seconds" + Self.ends, Self.begins + "Stopped: 29 seconds" + Self.ends)
    #expect(run.text.withoutNumbers == "\(first)\n\(second)\n".withoutNumbers)
    #expect(run.stops == 1 && run.restored)
  }

  @Test func `in the background there are no reports, and all is said`() async throws {
    let run = try await run(
      "5s", "--marks", "1s",
      steps: [.keys(Self.lost + Self.gained, at: 0.2), .keys("\u{1A}", at: 0.4), .background(at: 0.8)])
    #expect(run.text == Self.begins + "5 seconds" + Self.ends + "\n1 second\nTime is up\n")
    #expect(desk.said.map(\.text) == ["5 seconds", "1 second", "Time is up"])
  }

  @Test func `lines that are told at once follow one another, so that each can be read`() async throws {
    let run = try await Terminal.run(
      [Tool.path, "Peppermint tea=30s", "Wholemeal bread=50s"],
      steps: [.text("Wholemeal bread"), .keys("qq", at: 0.3)],
      environment: desk.environment)
    let second = try #require(run.pieces.first { $0.text.contains("Wholemeal") })
    #expect(run.text.hasPrefix(Self.begins + "Peppermint tea, 30 seconds\nWholemeal"))
    #expect(second.text == "\r\nWholemeal bread, 50 seconds" && second.time > 1.5, "\(run.pieces.map(\.text))")
  }

  @Test func `what a key asks for in the last moment neither delays nor swallows the end`() async throws {
    let presses = stride(from: 0.3, to: 2.0, by: 0.1).map { Terminal.Step.keys("t", at: $0) } + [.keys("ttt", at: 1.98)]
    let run = try await run("2s", "--marks", "1s", steps: presses)
    // A press that comes behind the end is answered too.
    let shown = try #require(run.pieces.first { $0.text.contains("Time is up") })
    let said = try #require(desk.said.first { $0.priority == "important" })
    // A line that follows another one would come two seconds later.
    #expect((1.5...3).contains(shown.time) && run.lines.contains { $0.hasPrefix("Time is up") })
    #expect(said.text == "Time is up" && (1.5...3).contains(said.time - (desk.said.first?.time ?? 0)))
  }
}

import Testing

@Suite struct DialogueTests {
  private static let list = """
    1: 10 seconds
    2: 1 minute
    3: 5 minutes
    4: 25 minutes
    Type a number from the list, or a time such as 5m or @17:30.
    How long?\u{20}
    """

  @Test func `without a time a terminal is asked, and a number of the list is one`() async throws {
    let run = try await Terminal.run(steps: [
      .text("long?"), .keys("3\n", at: 0), .text("5 minutes"), .keys("q", at: 0),
    ])
    #expect(run.text.hasPrefix(Self.list + "3\n5 minutes\nStopped: ") && run.lines.count == 9)
    #expect(run.status == 130 && run.restored)
  }

  @Test func `a time is one too, and options are as elsewhere`() async throws {
    let run = try await Terminal.run(
      "--label", "Tea",
      steps: [
        .text("long?"), .keys("1 minute 30\n", at: 0), .text("long?"), .keys("90\n", at: 0), .text("30 seconds"),
        .keys("q", at: 0),
      ])
    #expect(
      run.text.hasPrefix(
        Self.list + """
          1 minute 30
          Not a time: 1 minute 30: 30 has no unit. Right would be: 5m
          How long? 90
          Tea, 1 minute, 30 seconds
          Tea, Stopped: 1 minute,
          """))
  }

  @Test func `a clock time is one too`() async throws {
    let run = try await Terminal.run(steps: [
      .text("long?"), .keys("@23:59\n", at: 0), .text("until"), .keys("q", at: 0),
    ])
    #expect(run.lines.dropFirst(6).first?.contains(", until 23:59") == true)
  }

  @Test(arguments: ["\n", "  \n", "\u{4}", "q\n", "5 minutes\u{4}\u{4}"])
  func `an empty answer, q and the end of the input start nothing`(keys: String) async throws {
    let run = try await Terminal.run(steps: [.keys(keys, at: 0.3)])
    #expect(run.text.hasPrefix(Self.list) && run.text.hasSuffix("\n") && run.lines.count == 7)
    #expect(run.status == 0 && run.signal == 0 && run.restored)
  }

  @Test func `what is right where a time is wrong can be typed there`() async throws {
    let run = try await Terminal.run(steps: [
      .text("long?"), .keys("@nope\n", at: 0), .text("long?"), .keys("03/04/2020\n", at: 0),
      .text("long?"), .keys("@5\n", at: 0), .text("long?"), .keys("until 23:59\n", at: 0), .text(", until"),
      .keys("q", at: 0),
    ])
    #expect(
      run.text.contains(
        """
        How long? @nope
        Not a clock time: nope: nope is not understood. Right would be: @17:30
        How long? 03/04/2020
        Not a clock time: 03/04/2020: 03/04/2020 is read as 2020-04-03 and as 2020-03-04. \
        Right would be: @2020-04-03 or @2020-03-04
        How long? @5
        Not a clock time: 5: 5 has no minutes, and neither am nor pm. Right would be: @5:00 or @5pm
        How long? until 23:59

        """))
    #expect(run.lines.dropFirst(12).first?.contains(", until 23:59") == true && run.status == 130)
  }

  @Test func `a question mark has the list again`() async throws {
    let run = try await Terminal.run(steps: [.text("long?"), .keys("?\n", at: 0), .text("long?"), .keys("q\n", at: 0)])
    #expect(run.text == Self.list + "?\n" + Self.list + "q\n" && run.status == 0)
  }

  @Test func `Ctrl+C ends it`() async throws {
    let run = try await Terminal.run(steps: [.keys("\u{3}", at: 0.3)])
    #expect(run.signal == 2 && run.restored)
  }

  @Test func `it asks in the chosen language`() async throws {
    let run = try await Terminal.run(
      "--locale", "ru",
      steps: [.text("времени?"), .keys("2\n", at: 0), .text("1 минута"), .keys("q", at: 0)])
    #expect(run.lines.dropFirst(5).first == "Сколько времени? 2")
    #expect(run.lines.dropFirst(6).first == "1 минута")
  }

  @Test func `what no answer mends is told before it asks`() async throws {
    let run = try await Terminal.run("--marks", "x", steps: [])
    #expect(run.lines.count == 2 && run.lines[0].hasPrefix("--marks x: ") && run.status == 2)
  }

  @Test func `what is asked is spoken`() async throws {
    let machine = try Machine()
    try machine.addCard()
    let run = try await Terminal.run(
      [Tool.path, "--speech", "espeak"], steps: [.keys("\n", at: 4)], environment: machine.environment)
    #expect(run.text == Self.list + "\n")
    #expect(machine.played.count { $0 != 0 } > 50_000)
  }

  @Test(arguments: ["\"$TOOL\" </dev/null", "\"$TOOL\" | cat; exit ${PIPESTATUS[0]}"])
  func `where nobody can answer it is an error`(line: String) async throws {
    let run = try await Tool.shell(line)
    #expect(run.errors == "No time given. Right would be: speech-timer 5m\n" && run.status == 2)
  }
}

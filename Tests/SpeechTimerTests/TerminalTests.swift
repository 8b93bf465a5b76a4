import Testing

@Suite struct TerminalTests {
  @Test func `on a terminal the newline comes before each line, and one at the very end`() async throws {
    let run = try await Terminal.run("2s", "--final", "1")
    #expect(run.text == "2 seconds\n1 second\nTime is up\n")
    #expect(run.pieces.prefix(2).map(\.text) == ["2 seconds", "\r\n1 second"])
    #expect(run.status == 0 && run.restored)
  }

  @Test func `in VTE the newlines that go ahead of the lines are as many as elsewhere`() async throws {
    let run = try await Terminal.run(
      "3s", "--final", "1", steps: [.keys("t", at: 0.4)], environment: ["VTE_VERSION": "7006"])
    #expect(run.text.withoutNumbers == "N seconds\nN seconds\nN second\nTime is up\n")
  }

  @Test func `each key is answered by a whole line, and none is echoed`() async throws {
    let run = try await Terminal.run(
      "Tea=30s",
      steps: [
        .keys("rr ", at: 0.3), .keys("t", at: 0.5), .keys("\u{1B}[Ax", at: 0.6),
        .keys("\n", at: 0.7), .keys("=", at: 0.9), .keys("-", at: 1), .keys("-", at: 1.1), .keys("?", at: 1.2),
        .keys("m", at: 1.3), .keys("m", at: 1.4), .keys(".", at: 1.5), .keys(" q", at: 1.6),
      ])
    #expect(
      run.lines.map { $0.contains("Space") ? "keys" : $0 } == [
        "Tea, 30 seconds", "Press r again to start over", "Tea, Reset: 30 seconds", "Tea, Paused: 30 seconds",
        "Tea, Still paused: 30 seconds", "Tea, Still paused: 30 seconds", "Tea, 1 minute, 30 seconds",
        "Tea, 30 seconds",
        "Tea, Only 30 seconds left", "keys", "Muted", "Unmuted", "Tea, Resumed: 30 seconds",
        "Tea, Stopped: 30 seconds", "",
      ])
    #expect(run.status == 130 && run.restored)
  }

  @Test func `keys choose among several, and are for what was chosen`() async throws {
    let run = try await Terminal.run(
      "Tea=30s", "Eggs=50s",
      steps: [
        .keys("\t", at: 0.2), .keys(" ", at: 0.3), .keys("2", at: 0.4), .keys("+", at: 0.5), .keys("0", at: 0.6),
        .keys("t", at: 0.7), .keys("1q", at: 0.8), .keys("0", at: 1), .keys("q", at: 1.1),
      ])
    #expect(
      run.lines.map(\.withoutNumbers) == [
        "Tea, N seconds. Eggs, N seconds", "Selected: Tea", "Tea, Paused: N seconds", "Selected: Eggs",
        "Eggs, N minute, N seconds", "Selected: all", "Tea, Still paused: N seconds", "Eggs, N minute, N seconds",
        "Selected: Tea", "Tea, Stopped: N seconds", "Selected: all", "Eggs, Stopped: N minute, N seconds", "",
      ])
    #expect(run.status == 130 && run.restored)
  }

  @Test func `locked, quitting takes two presses`() async throws {
    let run = try await Terminal.run(
      "Standard=1h", "--extra", "Extra time=25%", steps: [.keys("q", at: 0.3), .keys("q", at: 0.6)])
    #expect(run.lines.dropFirst(2).first == "Press again to stop")
    #expect(run.status == 130 && run.restored)
  }

  @Test func `insisted on, the end waits for a key`() async throws {
    let run = try await Terminal.run("1s", "--insist", "5m", steps: [.keys("x", at: 3)])
    #expect(run.text == "1 second\nTime is up\n")
    #expect(run.status == 0 && run.restored)
  }

  @Test(arguments: ["plain", "ring"]) func `where no sound can be had, the end rings the bell, and a line says so`(
    display: String
  ) async throws {
    let run = try await Terminal.run(
      [Tool.path, "2s", "--speech", "espeak", "--display", display, "--linger", "0"], environment: Machine().environment
    )
    // In pieces, which may be lines.
    #expect(run.text.replacing("\n", with: " ").contains("printed only. The end rings the terminal's bell."))
    #expect(run.text.contains("\u{7}") && run.status == 0)
    let silent = try await Terminal.run("1s", "--speech", "none", "--display", display)
    #expect(!silent.text.contains("\u{7}"))
  }

  @Test(arguments: ["plain", "ring"])
  func `where words fail and then the tone of the end, the bell rings for this very end`(display: String) async throws {
    let run = try await Terminal.run(
      [Tool.path, "2s", "--speech", "speechd", "--display", display, "--linger", "0"],
      environment: Machine().environment.merging(["PATH": "/nonexistent"]) { $1 })
    let text = run.text.replacing("\n", with: " ")
    #expect(text.contains("There is no tone. The end rings the terminal's bell."), "\(run.text)")
    #expect(run.text.contains("\u{7}") && run.status == 0)
  }

  @Test func `a lone Escape does not take the next key along`() async throws {
    let run = try await Terminal.run("30s", steps: [.keys("\u{1B}", at: 0.2), .keys("q", at: 1.2)])
    #expect(run.status == 130)
  }

  @Test(arguments: [("INT", 2), ("QUIT", 3), ("TERM", 15), ("HUP", 1)] as [(String, Int32)])
  func `a signal ends it as if it had never been caught, with the terminal as before`(name: String, number: Int32)
    async throws
  {
    let run = try await Terminal.run("30s", steps: [.signal(name, at: 0.5)])
    #expect(run.text == "30 seconds\n")
    #expect(run.signal == number && run.restored)
  }

  @Test func `Ctrl+C ends it`() async throws {
    let run = try await Terminal.run("30s", steps: [.keys("\u{3}", at: 0.5)])
    #expect(run.signal == 2 && run.restored && run.text == "30 seconds\n")
  }

  @Test func `Ctrl+Z gives the terminal back, and marks that went by are told as one`() async throws {
    let run = try await Terminal.run(
      "20s", "--marks", "17s,16s,15s",
      steps: [
        .text("20 seconds"), .keys("\u{1A}", at: 0.3), .foreground(at: 5.5), .text("seconds"), .keys("q", at: 0),
      ])
    #expect(run.stops == 1 && run.restored && run.status == 130)
    #expect(run.lines.map(\.withoutNumbers) == ["N seconds", "N seconds", "Stopped: N seconds", ""])
  }

  @Test func `stopped across the end, it tells by how much`() async throws {
    let run = try await Terminal.run("3s", steps: [.signal("STOP", at: 0.4), .foreground(at: 6.5)])
    #expect(run.lines.map(\.withoutNumbers) == ["N seconds", "Time is up. Over by: N seconds", ""])
    #expect(run.status == 0 && run.restored)
  }

  @Test func `stopped in the middle, one line tells what is left`() async throws {
    let run = try await Terminal.run(
      "20s", "--marks", "17s,16s,15s",
      steps: [
        .text("20 seconds"), .signal("STOP", at: 0.3), .foreground(at: 5.5), .text("seconds"), .keys("q", at: 0),
      ])
    #expect(run.lines.map(\.withoutNumbers) == ["N seconds", "N seconds", "Stopped: N seconds", ""])
  }

  @Test func `in the background the terminal's settings and keys are left alone`() async throws {
    let run = try await Terminal.run(
      "3s", steps: [.keys("\u{1A}", at: 0.4), .background(at: 0.8), .keys("q", at: 1.2)])
    #expect(run.lines.first == "3 seconds" && run.text.hasSuffix("Time is up\n"))
    #expect(run.status == 0 && run.restored)
  }

  @Test func `the last line stays until a key`() async throws {
    let run = try await Terminal.run("1s", "--linger", "20s", steps: [.text("Time is up"), .keys("x", at: 1)])
    #expect(run.text == "1 second\nTime is up\n")
    #expect(run.pieces.last.map { $0.time > 1.8 && $0.time < 15 } == true)
    #expect(run.status == 0)
  }

  @Test func `after the end a minute more can be had`() async throws {
    let run = try await Terminal.run(
      "1s", "--linger", "20s",
      steps: [.text("Time is up"), .keys("+", at: 0.3), .text("Left"), .keys("q", at: 0)])
    #expect(run.text.hasPrefix("1 second\nTime is up\nAdded: 1 minute. Left: 1 minute\nStopped: "))
    #expect(run.lines.count == 5)
    #expect(run.status == 130)
  }

  @Test func `signals that were ignored stay ignored`() async throws {
    let run = try await Terminal.run(
      ["/bin/sh", "-c", "trap '' INT HUP; exec \"$0\" 2s --speech none", Tool.path],
      steps: [.signal("INT", at: 0.4), .signal("HUP", at: 0.6)])
    #expect(run.text == "2 seconds\nTime is up\n")
    #expect(run.status == 0)
  }

  @Test func `a complaint on the same terminal is a line with the cursor behind it`() async throws {
    let machine = try Machine()
    let run = try await Terminal.run(
      [Tool.path, "2s", "--speech", "espeak", "--final", "0", "--linger", "0"], environment: machine.environment)
    withExtendedLifetime(machine) {}
    // Beside a reader it comes in pieces, which may be lines.
    #expect(run.lines.count >= 4 && run.lines[1].hasPrefix("No sound: ") && run.text.hasSuffix("\nTime is up\u{7}\n"))
    // What comes with it may be read at once, but no newline comes before the next line does.
    #expect(!run.pieces.contains { $0.text.contains("No sound") && $0.text.hasSuffix("bell.\r\n") })
  }
}

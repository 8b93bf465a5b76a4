import Testing

@Suite struct ControlTests {
  @Test func `commands are read from standard input, and its end is none`() async throws {
    let run = try await Tool.shell(
      "(echo pause; echo left; echo bogus; echo 'add 1m'; echo 'add -9m'; echo resume; echo stop) "
        + "| \"$TOOL\" Tea=5m --control --speech none; echo $?")
    #expect(
      run.output == """
        Tea, 5 minutes
        Tea, Paused: 5 minutes
        Tea, Still paused: 5 minutes
        Tea, Added: 1 minute. Left: 6 minutes
        Tea, Only 6 minutes left
        Tea, Resumed: 6 minutes
        Tea, Stopped: 6 minutes
        130

        """)
    #expect(
      run.errors == "Not a command: bogus. "
        + "There are: left, pause, resume, reset, stop, add, next, mute, unmute, silence.\n")
  }

  @Test(arguments: [
    ("add", "add needs a time, such as: add 5m"), ("add 5q", "5q"), ("pause now", "pause takes nothing after it: now"),
    ("puase", "Did you mean pause?"), ("add 1\u{1B}[2J", "1[2J"),
  ])
  func `a wrong command gets its line, and the countdown goes on`(command: String, piece: String) async throws {
    let run = try await Tool.shell(
      "(echo \"$COMMAND\"; echo stop) | \"$TOOL\" 5m --control --speech none", environment: ["COMMAND": command])
    #expect(run.errors.contains(piece) && !run.errors.contains("\u{1B}"))
    #expect(run.errors.filter(\.isNewline).count == 1)
    #expect(run.output == "5 minutes\nStopped: 5 minutes\n")
  }

  @Test func `of several countdowns a command names one, or is for all`() async throws {
    let run = try await Tool.shell(
      "(echo pause tea; echo add 1m Long bread; echo pause Coffee; echo stop) "
        + "| \"$TOOL\" Tea=5m \"Long bread=8m\" --control --speech none")
    #expect(
      run.output == """
        Tea, 5 minutes. Long bread, 8 minutes
        Tea, Paused: 5 minutes
        Long bread, 9 minutes
        Tea, Stopped: 5 minutes
        Long bread, Stopped: 9 minutes

        """)
    #expect(run.errors == "No countdown has this name: Coffee. There are: Tea, Long bread.\n")
  }

  @Test func `without being asked to, standard input is not read`() async throws {
    let run = try await Tool.shell("(echo stop; echo rest) | (\"$TOOL\" 1s --speech none; cat)")
    #expect(run.output == "1 second\nTime is up\nstop\nrest\n")
  }

  @Test func `a flood of commands holds up neither the end nor the exit`() async throws {
    let run = try await Tool.shell(
      "yes left | timeout -k 5 20 \"$TOOL\" 1s --control --speech none --json | grep -c finished; echo ${PIPESTATUS[1]}"
    )
    #expect(run.output == "1\n0\n")
  }

  @Test func `a flood of nonsense holds up no signal`() async throws {
    let run = try await Tool.shell(
      "yes foo | timeout -k 5 1 \"$TOOL\" 60s --control --speech none >/dev/null 2>&1; echo ${PIPESTATUS[1]}")
    #expect(run.output == "124\n")
  }
}

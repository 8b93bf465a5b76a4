import Testing

/// A live run whose clock on the wall is set meanwhile: it stands still, at what a file says.
@Suite struct ClockSetTests {
  /// What a step does: the clock is set, something is typed, and so many lines are read.
  private typealias Step = (clock: String, typed: String, lines: Int)

  private func lines(until target: String, from clock: String, _ steps: [Step]) async throws -> [String] {
    let typed = steps.map { "at '2026-11-30 \($0.clock)'; echo '\($0.typed)' >&$typing; hear \($0.lines)" }
    let run = try await Tool.shell(
      """
      folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT
      export FAKETIME_TIMESTAMP_FILE=$folder/clock FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1
      at() { echo "$1" >"$folder/new"; mv "$folder/new" "$folder/clock"; }
      hear() { for ((i = 0; i < $1; i++)); do IFS= read -t 20 -r line <&$told && echo "$line"; done; }
      at '2026-11-30 \(clock)'
      library=$(echo /usr/lib/*/faketime/libfaketime.so.1)
      # The library changes the environment that a program finds its arguments by, but not that of the next one.
      coproc RUN { LD_PRELOAD=$library exec bash -c 'exec "$TOOL" "$@"' - until \(target) --control --speech none; }
      # Its own names for these go with it, while its last lines are still to be read.
      exec {told}<&${RUN[0]} {typing}>&${RUN[1]}
      hear 1
      \(typed.joined(separator: "\n"))
      kill $RUN_PID 2>/dev/null; true
      """)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `set forward and back by hours, it says once what is left, and a pause keeps the end`() async throws {
    let told = try await lines(
      until: "17:30", from: "10:00:00",
      [
        ("10:00:00", "left", 1), ("16:00:00", "left", 2), ("12:00:00", "left", 2), ("12:00:00", "pause", 1),
        ("13:00:00", "left", 1), ("14:00:00", "resume", 1), ("14:00:00", "add 1h", 1), ("17:00:00", "left", 2),
      ])
    #expect(
      told == [
        "7 hours, 30 minutes, until 17:30", "7 hours, 30 minutes",
        // What is left now, and then the answer.
        "1 hour, 30 minutes", "1 hour, 30 minutes", "5 hours, 30 minutes", "5 hours, 30 minutes",
        "Paused: the end stays at 17:30", "Still paused: 4 hours, 30 minutes", "Resumed: 3 hours, 30 minutes",
        "4 hours, 30 minutes", "1 hour, 30 minutes", "1 hour, 30 minutes",
      ])
  }

  @Test func `set forward beyond the end, time is up`() async throws {
    let told = try await lines(until: "17:30", from: "10:00:00", [("17:40:00", "left", 1)])
    #expect(told.first == "7 hours, 30 minutes, until 17:30")
    #expect(told.last?.hasPrefix("Time is up. Over by: ") == true)
  }

  @Test func `set forward beyond the end in a pause, time is up`() async throws {
    let told = try await lines(until: "17:30", from: "10:00:00", [("10:00:00", "pause", 1), ("20:00:00", "left", 1)])
    #expect(told.dropFirst().first == "Paused: the end stays at 17:30")
    #expect(told.last?.hasPrefix("Time is up. Over by: ") == true)
  }
}

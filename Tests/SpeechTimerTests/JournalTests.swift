import Foundation
import Testing

/// What a run writes down of itself, and when nothing is left of it.
@Suite struct JournalTests {
  private let state: StateFolder

  init() throws { state = try StateFolder() }

  @Test func `while it runs it is written down, for nobody else's eyes`() async throws {
    let run = try await state.shell(
      "cd /tmp; begin Tea=5m --log journal-test.jsonl --wav /dev/null; stat -c %a:%n $XDG_STATE_HOME/speech-timer{,/*}; "
        + "cat $XDG_STATE_HOME/speech-timer/*.json; kill -INT $RUN; wait; rm journal-test.jsonl")
    let lines = run.output.split(separator: "\n")
    #expect(lines[0] == "700:\(state.path)/speech-timer")
    #expect(lines[1].hasPrefix("600:") && lines[1].hasSuffix(".json"))
    #expect(lines[2].hasPrefix("600:") && lines[2].hasSuffix(".lock"))
    // Nothing is written over, and the record means the same in another folder.
    #expect(lines[3].contains("[\"--log=/tmp/journal-test.jsonl\",\"--speech=none\",\"--\",\"Tea=5m\"]"))
    #expect(state.names == [])
  }

  @Test(arguments: ["1s", "Tea=1s Eggs=1s", "5m --control"])
  func `what ends by itself or is told to leaves nothing behind`(arguments: String) async throws {
    let run = try await state.shell("echo stop | \"$TOOL\" \(arguments) --speech none >/dev/null; echo $?")
    #expect(["0\n", "130\n"].contains(run.output) && run.errors == "")
    #expect(state.names == [])
  }

  @Test func `what a shutdown or a closed terminal ends can be gone on with`() async throws {
    for (signal, status) in [("TERM", "143"), ("HUP", "129")] {
      let run = try await state.shell(
        "begin Tea=5m; kill -\(signal) $RUN; wait $RUN; echo $?; echo stop | \"$TOOL\" restore --json --control")
      #expect(run.output.hasPrefix("\(status)\n") && run.output.contains("\"event\":\"resumed\""))
      #expect(state.names == [])
    }
  }

  @Test func `once time is up nothing is left, even while the last line stays, and more time is written down`()
    async throws
  {
    let run = try await state.shell(
      """
      mkfifo "$XDG_STATE_HOME/lines"
      "$TOOL" Tea=1s --linger 1m --control --speech none <"$XDG_STATE_HOME/lines" & exec 3>"$XDG_STATE_HOME/lines"
      known version; while compgen -G "$XDG_STATE_HOME/speech-timer/*.json" >/dev/null; do sleep 0.02; done
      ls "$XDG_STATE_HOME/speech-timer"; echo add 1m >&3; known version; kill -9 $!; wait 2>/dev/null
      echo stop | "$TOOL" restore --json
      """)
    let lines = run.output.split(separator: "\n")
    #expect(lines[1] == "Tea, time is up" && lines[2].hasSuffix(".lock") && lines[3].hasPrefix("Tea, Added: 1 minute"))
    #expect(lines[4].contains("\"event\":\"resumed\""))
  }

  @Test func `nothing is written where that is asked, nor in a rehearsal, which says nothing of others either`()
    async throws
  {
    try state.leaveRun(1, ["Tea": 100])
    _ = try await state.run("1s", "--speech", "none", "--no-journal")
    let rehearsal = try await state.run("1s", "--rehearse")
    #expect(rehearsal.errors == "" && state.names == ["run-1.json"])
    let refused = try await state.run("restore", "--rehearse")
    #expect(refused.status == 2 && refused.errors.hasPrefix("--rehearse beside restore: "))
  }

  @Test func `without a folder the countdown goes on, and one line says what is missing`() async throws {
    let run = try await Tool.shell("unset HOME XDG_STATE_HOME; \"$TOOL\" 1s --speech none")
    #expect(run.output == "1 second\nTime is up\n" && run.status == 0)
    #expect(
      run.errors
        == "No journal: neither XDG_STATE_HOME nor HOME names a folder. The countdown goes on, but after a crash "
        + "it cannot be restored as it is now.\n")
    let nothing = try await Tool.shell("unset HOME XDG_STATE_HOME; \"$TOOL\" restore")
    #expect(nothing.status == 1 && nothing.errors.hasPrefix("Nothing to restore: neither "))
  }

  @Test func `in a home folder it is in the usual place`() async throws {
    let run = try await state.shell(
      "export HOME=$XDG_STATE_HOME/home; unset XDG_STATE_HOME; \"$TOOL\" 1s --speech none >/dev/null; "
        + "stat -c %a $HOME/.local $HOME/.local/state $HOME/.local/state/speech-timer")
    #expect(run.output == "700\n700\n700\n" && run.errors == "")
  }

  @Test(arguments: [
    ("ulimit -f 0", "File too large"), ("XDG_STATE_HOME=/proc/nowhere", "No such file or directory"),
    ("touch $XDG_STATE_HOME/file; XDG_STATE_HOME=$XDG_STATE_HOME/file", "Not a directory"),
    ("XDG_STATE_HOME=/sys/kernel", "Operation not permitted"),
  ])
  func `where nothing can be written one line says so, and the countdown goes on`(before: String, reason: String)
    async throws
  {
    let run = try await state.shell("\(before); (echo pause; echo resume; cat) | \"$TOOL\" 1s --control --speech none")
    #expect(run.output.hasSuffix("Time is up\n") && run.status == 0)
    #expect(run.errors.hasPrefix("No journal in ") && run.errors.contains(reason))
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test func `a full disk, or one that is read only, costs the journal alone`() async throws {
    let run = try await state.shell(
      """
      unshare -rm bash -c '
        mount -t tmpfs -o size=4k none "$XDG_STATE_HOME" && "$TOOL" 1s --speech none
        dd if=/dev/zero of="$XDG_STATE_HOME/large" status=none 2>/dev/null; "$TOOL" 1s --speech none
        mount -o remount,ro "$XDG_STATE_HOME" && "$TOOL" 1s --speech none' || echo "no mounts here"
      """)
    guard !run.output.hasSuffix("no mounts here\n") else { return }
    #expect(run.output == String(repeating: "1 second\nTime is up\n", count: 3))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.contains { $0.contains("No space left on device") })
    #expect(lines.last?.contains("Read-only file system") == true)
  }

  @Test func `what a killed run left half is tidied away, and the locks of others stay`() async throws {
    try state.leaveRun(1, ["Tea": 100])
    for name in ["run-1.lock", "run-2.lock", "run-2.json.new", "run-3.json.new", "else.lock"] {
      try state.write("", to: name)
    }
    _ = try await state.run("1s", "--speech", "none")
    #expect(state.names == ["else.lock", "run-1.json", "run-1.lock"])
  }
}

import Foundation
import Testing

/// Going on with runs that were cut off.
@Suite struct RestoreTests {
  private let state: StateFolder

  init() throws { state = try StateFolder() }

  @Test func `a killed run is told at the next start, and goes on where it would be`() async throws {
    let run = try await state.shell(
      "cut Tea=12m; \"$TOOL\" 1s --speech none; echo stop | \"$TOOL\" restore --control; echo $?")
    #expect(run.output.hasPrefix("1 second\nTime is up\nTea, Resumed: 1"))
    #expect(run.output.contains("\nTea, Stopped: 1") && run.output.hasSuffix("\n130\n"))
    #expect(run.errors.contains(#/^Tea was cut off with 1. minutes.* left\. To go on: speech-timer restore\n$/#))
    #expect(state.names == [])
  }

  @Test func `a speech that is killed goes on, with the time that went by`() async throws {
    let run = try await state.shell(
      """
      cut talk 5m,6m,7m --label Ann; sleep 1.1; "$TOOL" 1s --speech none
      echo stop | "$TOOL" restore --control; echo $?; "$TOOL" restore
      """)
    #expect(
      run.output.contains(#/^1 second\nTime is up\nAnn, [1-9]\d* seconds?\nAnn, .*\. Too short\.\n0\n$/#),
      "\(run.output)")
    #expect(
      run.errors.contains(
        #/^Ann was cut off with 6 minutes, .* left\. To go on: speech-timer restore\nNothing to restore\.\n$/#),
      "\(run.errors)")
    #expect(state.names == [])
  }

  @Test(arguments: ["--overtime", "--insist 5m"])
  func `killed behind its end, what still tells of it goes on`(option: String) async throws {
    let run = try await state.shell(
      """
      begin Tea=1s \(option); known isToldAgain; kill -9 $RUN; wait $RUN 2>/dev/null; "$TOOL" 1s --speech none
      timeout -s INT 2 "$TOOL" restore; echo $?
      """)
    #expect(
      run.output.contains(#/^1 second\nTime is up\nTea, time is up\. Over by: \d+ seconds?\n124\n$/#), "\(run.output)")
    #expect(run.errors.hasPrefix("Tea was cut off, and time was up "), "\(run.errors)")
  }

  @Test func `a speech whose record tells of another is left alone`() async throws {
    try state.leaveRun(1, ["Ann": 100])
    let text = try #require(state.text(of: "run-1.json"))
    try state.write(
      text.replacing("\"Ann=5m\"", with: "\"talk\",\"5m,6m,7m\"").replacing("\"--only-end\",", with: ""),
      to: "run-1.json")
    let run = try await state.run("restore")
    #expect(run.status == 1 && run.output == "" && run.errors.hasSuffix("different timers. It is left alone.\n"))
    #expect(state.names.contains("run-1.json"))
  }

  @Test func `its options are as they were, and those beside restore win`() async throws {
    try state.leaveRun(1, ["Tea": 100], arguments: ["--locale=es", "--json", "--control"])
    let run = try await state.shell("(\"$TOOL\" restore --plain & known plain; kill -9 $!; wait) 2>/dev/null")
    #expect(run.output.hasPrefix("Tea, Reanud"), "\(run.output)")
    // Cut off once more, with the options that were added.
    let again = try await state.shell("echo stop | \"$TOOL\" restore --locale de --control")
    #expect(!again.output.contains("{") && again.output.contains("Tea, ") && again.errors == "")
    #expect(state.names == [])
  }

  @Test func `a pause goes on, and silence too`() async throws {
    let run = try await state.shell(
      """
      mkfifo "$XDG_STATE_HOME/lines"
      "$TOOL" Tea=5m --control --speech none <"$XDG_STATE_HOME/lines" >/dev/null & exec 3>"$XDG_STATE_HOME/lines"
      printf 'pause\\nadd 1m\\nmute\\n' >&3; known '"isMuted":true'; kill -9 $!; wait 2>/dev/null
      (echo left; echo resume; echo stop) | "$TOOL" restore
      """)
    #expect(
      run.output == """
        Tea, Paused: 6 minutes
        Tea, Still paused: 6 minutes
        Tea, Resumed: 6 minutes
        Tea, Stopped: 6 minutes

        """)
  }

  @Test func `of several countdowns each goes on as it stood`() async throws {
    try state.leaveRun(1, ["Tea": -20, "Eggs": 100, "Bread": 200])
    let start = try await state.run("1s", "--speech", "none")
    #expect(
      start.errors.contains(
        #/^Eggs was cut off with 1 minute, .* left, Bread with 3 minutes, .*\. To go on: speech-timer restore\n$/#))
    let run = try await state.shell("echo stop | \"$TOOL\" restore --control")
    #expect(run.output.hasPrefix("Tea, time is up. Over by: "))
    #expect(run.output.contains("\nEggs, Resumed: ") && run.output.contains("Bread, Resumed: "))
  }

  @Test func `a routine goes on with the step that would be under way`() async throws {
    let run = try await state.shell(
      """
      cut routine Work=5m Break=1m --repeat 4 --only-end; "$TOOL" 1s --speech none
      sed -i 's/"bootID":"[^"]*"/"bootID":"another"/; s/"wall":[0-9]*/"wall":'$(($(date +%s) - 330))'/' $XDG_STATE_HOME/*/*.json
      "$TOOL" 1s --speech none >/dev/null
      (echo next; echo stop) | "$TOOL" restore --control
      """)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.first?.hasPrefix("Work was cut off with ") == true)
    #expect(
      errors.last == "Work was cut off, and is over; what follows it is not. To go on: speech-timer restore")
    let lines = run.output.split(separator: "\n").dropFirst(2)
    #expect(lines.first?.hasPrefix("Break, ") == true && lines.first?.hasSuffix(", round 1 of 4") == true, "\(lines)")
    #expect(lines.dropFirst().first == "Work, 5 minutes, round 2 of 4")
    #expect(state.names == [])
  }

  @Test func `until a time of day it follows the clock, also when that was a while ago`() async throws {
    let run = try await state.shell(
      """
      export TZ=UTC; cut until "$(date -d '+2 hours' +%H:%M)"
      sed -i 's/"bootID":"[^"]*"/"bootID":"another"/; s/"boot":[0-9.]*/"boot":1/' $XDG_STATE_HOME/*/*.json
      echo stop | "$TOOL" restore --control
      """)
    #expect(run.output.contains(#/^Resumed: (2 hours|1 hour, 59 minutes)/#))
  }

  @Test func `within an hour after the end that is told, and later only listed`() async throws {
    try state.leaveRun(1, ["Tea": -240])
    try state.leaveRun(2, ["Eggs": -18_000])
    let start = try await state.run("1s", "--speech", "none")
    #expect(
      start.errors.contains(#/^Tea was cut off, and time was up 4 minutes.* ago\. To hear so: speech-timer restore\n$/#)
    )
    let run = try await state.run("restore")
    #expect(run.output.contains("ime is up. Over by: 4 minutes") && run.status == 0)
    #expect(run.errors == "Eggs was cut off, and time was up 5 hours ago.\n")
    #expect(run.output.filter(\.isNewline).count == 1)
    #expect(state.names == [])
    let nothing = try await state.run("restore")
    #expect(nothing.errors == "Nothing to restore.\n" && nothing.status == 1)
  }

  @Test func `how long after the end is a setting`() async throws {
    try state.leaveRun(1, ["Tea": -240])
    #expect(try await state.run("1s", "--speech", "none", "--within", "2m").errors == "")
    let wrong = try await state.run("restore", "--within", "soon")
    #expect(wrong.status == 2 && wrong.errors.contains("Right would be: --within 2h"))
    let run = try await state.run("restore", "Tea", "--within", "2m")
    #expect(run.errors.hasSuffix("ago.\nNothing to restore of this name: Tea.\n") && run.status == 1)
    #expect(state.names == [])
  }

  @Test func `of several runs a name or a number chooses`() async throws {
    try state.leaveRun(1, ["Tea": 100])
    try state.leaveRun(2, ["Long bread": 200])
    try state.leaveRun(3, ["": 250])
    let start = try await state.run("1s", "--speech", "none")
    #expect(
      start.errors.split(separator: "\n").map { $0.suffix(26) } == [
        ": speech-timer restore Tea", "timer restore \"Long bread\"", "on: speech-timer restore 3",
      ])
    let which = try await state.run("restore")
    #expect(which.status == 2 && which.output == "")
    #expect(
      which.errors.contains(
        #/^Several were cut off\. 1: Tea, .* left\. 2: Long bread, .* left\. 3: A timer, .* left\. /#))
    #expect(which.errors.hasSuffix("Right would be: speech-timer restore Tea\n"))
    let bread = try await state.shell("echo stop | \"$TOOL\" restore long bread --control")
    #expect(bread.output.hasPrefix("Long bread, Resumed: "))
    let second = try await state.shell("echo stop | \"$TOOL\" restore 2 --control")
    #expect(second.output.hasPrefix("Resumed: "))
    let coffee = try await state.run("restore", "Coffee")
    #expect(coffee.errors == "Nothing to restore of this name: Coffee.\n" && coffee.status == 1)
    #expect(state.names == ["run-1.json"])
  }

  @Test func `of several with one name, and of names that are numbers, the advice leads to one`() async throws {
    try state.leaveRun(1, ["Tea": 100])
    try state.leaveRun(2, ["tea": 200, "Eggs": 200])
    try state.leaveRun(3, ["2": 250])
    let start = try await state.run("1s", "--speech", "none")
    #expect(
      start.errors.split(separator: "\n").map { $0.split(separator: "restore ").last }
        == ["1", "Eggs", "3"])
    let which = try await state.run("restore", "Tea")
    #expect(which.status == 2 && which.errors.contains("Several were cut off. 1: Tea, "))
    #expect(which.errors.hasSuffix("Right would be: speech-timer restore 1\n"))
    for (number, name) in [("3", "Resumed: "), ("1", "Resumed: "), ("eggs", "tea, Resumed: ")] {
      let run = try await state.shell("echo stop | \"$TOOL\" restore \(number) --control")
      #expect(run.output.contains(name) && run.errors == "", "\(run)")
    }
    #expect(state.names == [])
  }

  @Test(arguments: [(4, "1 more was"), (5, "2 more were")])
  func `at the start three are told, and how many more there are`(count: Int, more: String) async throws {
    for number in 1...count { try state.leaveRun(number, ["Tea \(number)": 100]) }
    let lines = try await state.run("1s", "--speech", "none").errors.split(separator: "\n")
    #expect(lines.count == 4 && lines.last == "\(more) cut off. speech-timer restore lists them.")
  }

  @Test func `what runs is not cut off`() async throws {
    let run = try await state.shell(
      "begin Tea=5m; \"$TOOL\" 1s --speech none; \"$TOOL\" restore; echo $?; kill -INT $RUN; wait")
    #expect(run.output == "1 second\nTime is up\n1\n")
    #expect(run.errors == "Nothing to restore. Tea: runs.\n")
  }

  @Test func `of many that restore at once, one goes on, and the others say so`() async throws {
    let run = try await state.shell(
      """
      cut Tea=5m --only-end
      for i in 1 2 3 4 5 6; do (timeout -s INT 3 "$TOOL" restore; echo $?) & done; wait
      """)
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("Tea, Resumed: ") }.count == 1)
    #expect(lines.filter { $0 == "1" }.count == 5)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 5)
    #expect(
      errors.allSatisfy {
        $0 == "Tea: gone on with elsewhere already. speech-timer list tells what runs."
          || $0 == "Nothing to restore. Tea: runs."
      })
  }

  @Test func `what is no record of this user's is told in a line each, and left alone`() async throws {
    try state.write("{\"version\":2}", to: "run-newer.json")
    try state.write("{\"version\":1,\"argum", to: "run-torn.json")
    try state.write(String(repeating: "[", count: 150_000), to: "run-nested.json")
    try state.write(String(repeating: " ", count: 300_000), to: "run-huge.json")
    try FileManager.default.createSymbolicLink(
      atPath: state.file("run-link.json").path, withDestinationPath: "/etc/passwd")
    mkfifo(state.file("run-pipe.json").path, 0o600)
    try state.leaveRun(1, ["Tea": 100])
    mkfifo(state.file("run-1.lock").path, 0o600)
    try state.write("no matter", to: "notes.json")
    let before = state.names
    let run = try await state.run("restore")
    #expect(run.status == 1 && run.output == "" && state.names == before)
    let lines = run.errors.replacing("\(state.path)/speech-timer/", with: "").split(separator: "\n")
    #expect(
      lines == [
        "run-1.json: it is no file of this user. It is left alone.",
        "run-huge.json: it has more than 200000 bytes. It is left alone.",
        "run-link.json: Too many levels of symbolic links. It is left alone.",
        "run-nested.json: it is no record of a run. It is left alone.",
        "run-newer.json: a newer speech-timer wrote it (version 2). It is left alone.",
        "run-pipe.json: it is no file of this user. It is left alone.",
        "run-torn.json: it is no record of a run. It is left alone.", "Nothing to restore.",
      ])
    let start = try await state.run("1s", "--speech", "none")
    #expect(start.output == "1 second\nTime is up\n" && start.errors.split(separator: "\n").count == 4)
  }

  @Test func `names of a record steer nothing`() async throws {
    try state.leaveRun(1, ["Te\\u001b[2Ja\\u000a\\u202e": 100])
    let run = try await state.run("1s", "--speech", "none")
    #expect(run.errors.hasPrefix("Te[2Ja was cut off with ") && !run.errors.contains("\u{1B}"))
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test(arguments: [["restore"], ["--bogus"], ["say", "5m"], ["Eggs=5m", "Bread=5m"], ["Tea=nonsense"]])
  func `a record whose command line means something else is told, and left alone`(arguments: [String]) async throws {
    try state.leaveRun(1, ["Tea": 100])
    let text = try #require(state.text(of: "run-1.json"))
    let words = arguments.map { "\"\($0)\"" }.joined(separator: ",")
    try state.write(text.replacing("\"Tea=5m\"", with: words), to: "run-1.json")
    let run = try await state.run("restore")
    #expect(run.status != 0 && run.output == "" && run.errors.filter(\.isNewline).count == 1)
    #expect(state.names.contains("run-1.json"))
  }

  @Test func `killed at any moment, nothing is lost that was told before`() async throws {
    let script = Tool.root.appendingPathComponent("Tests/Fuzz/kills").path
    let run = try await Tool.run(
      "/usr/bin/env", ["python3", script, Tool.path, "--kills", "20", "--promise", "0.25"])
    #expect(run.output == "21 kills, 0 faults\n" && run.errors == "")
  }
}

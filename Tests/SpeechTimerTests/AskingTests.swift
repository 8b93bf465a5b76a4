import Foundation
import Listening
import Testing

@Suite struct AskingTests {
  private let elsewhere: Elsewhere

  init() throws { elsewhere = try Elsewhere() }

  @Test func `one timer is asked and told without a name`() async throws {
    try await elsewhere.start("Tea=5m")
    let paused = try await elsewhere.run("pause").output
    #expect(paused.hasPrefix("Tea, Paused: "))
    #expect(try await elsewhere.run("left").output == paused.replacingOccurrences(of: "Paused", with: "Still paused"))
    #expect(try await elsewhere.run("list").output == paused)
    #expect(try await elsewhere.run("add", "1", "minute").output.hasPrefix("Tea, Added: 1 minute. Left: "))
    let unknown = try await elsewhere.run("add", "5m", "Coffee")
    #expect(unknown.errors == "No countdown has this name: Coffee. There are: Tea.\n" && unknown.status == 2)
    #expect(try await elsewhere.run("mute").output == "Muted\n")
    #expect(try await elsewhere.run("unmute").output == "Unmuted\n")
    #expect(try await elsewhere.run("silence").output.hasPrefix("Tea, Paused: "))
    #expect(try await elsewhere.run("reset").output == "Tea, Reset: 5 minutes\n")
    let refused = try await elsewhere.run("add", "-1h")
    #expect(refused.output == "Tea, Only 5 minutes left\n" && refused.status == 1)
    #expect(try await elsewhere.run("stop").output.hasPrefix("Tea, Stopped: "))
    let none = try await elsewhere.run("left")
    #expect(none.errors == "No timer is running. Right would be: speech-timer --detach 5m\n")
    #expect(none.status == 1 && none.output == "")
  }

  @Test func `of several a name or a number chooses, and what is ambiguous is listed`() async throws {
    try await elsewhere.start("Tea=5m")
    try await elsewhere.start("8m")
    try await elsewhere.start("Eggs=7m", "Long bread=9m")
    for word in ["tea", "2", "Eggs", "long bread"] { _ = try await elsewhere.run("pause", word) }
    let list = try await elsewhere.run("list").output.split(separator: "\n")
    #expect(
      list.map { $0.prefix { $0 != ":" } } == ["Tea, Paused", "2, Paused", "Eggs, Paused", "Long bread, Paused"])
    let ambiguous = try await elsewhere.run("left")
    #expect(ambiguous.status == 2 && ambiguous.output == "")
    #expect(
      ambiguous.errors == "Several timers run: Tea, 2, Eggs, Long bread. Right would be: speech-timer left Tea\n")
    #expect(try await elsewhere.run("left", "2").output == list[1].replacing("2, Paused", with: "Still paused") + "\n")
    #expect(try await elsewhere.run("left", "3").output.contains(/^Eggs, .* Long bread, .*\n$/))
    #expect(
      try await elsewhere.run("add", "1m", "long", "bread").output.hasPrefix("Long bread, Added: 1 minute. Left: "))
    let added = try await elsewhere.run("add", "1m", "Coffee")
    #expect(added.errors == "No timer has this name: Coffee. There are: Tea, 2, Eggs, Long bread.\n")
    let unknown = try await elsewhere.run("stop", "Coffee")
    #expect(unknown.errors == "No timer has this name: Coffee. There are: Tea, 2, Eggs, Long bread.\n")
    #expect(unknown.status == 2)
  }

  @Test func `a request that is too long is refused as a wrong one is`() async throws {
    try await elsewhere.start("5m")
    let refused = try elsewhere.ask(Array(repeating: UInt8(ascii: "x"), count: 10_000))
    #expect(refused == #"{"error":"A request has at most 4096 bytes.","status":2}"# + "\n")
    let wrong = try elsewhere.ask(Array("left Tea\n".utf8))
    #expect(
      wrong == #"{"error":"left takes nothing after it: Tea. Right would be: left","status":2}"# + "\n")
  }

  @Test func `an end is the same each time it is told`() async throws {
    try await elsewhere.start("Tea=5m")
    var ends: Set<String?> = []
    for word in ["left", "list", "left", "list", "left", "list", "left", "list"] {
      let run = try await elsewhere.run(word, "--json")
      ends.insert(try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).timers?.first?.end)
    }
    #expect(ends.count == 1 && ends.first != .some(nil), "\(ends)")
  }

  @Test func `answers are in the language of the timer, and JSON for programs`() async throws {
    try await elsewhere.start("Té=21m", "--locale", "es")
    _ = try await elsewhere.run("pause")
    let run = try await elsewhere.run("left", "--json")
    #expect(run.output.filter(\.isNewline).count == 1)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(
      answer.status == 0 && answer.written?.hasPrefix("Té, Sigue en pausa: 2") == true
        && answer.spoken?.contains("minutos") == true)
    let timer = try #require(answer.timers?.first)
    #expect(timer.label == "Té" && timer.number == 1 && timer.phase == "paused" && timer.end == nil)
    #expect(timer.duration == 1260 && timer.remaining > 1200 && timer.remaining <= 1260)
    _ = try await elsewhere.run("resume")
    let running = try JSONDecoder().decode(
      Answer.self, from: Data(try await elsewhere.run("list", "--json").output.utf8))
    #expect(running.timers?.first?.phase == "running" && running.timers?.first?.end?.hasSuffix("Z") == true)
  }

  @Test func `a routine goes on to the next step, whose name it has from then on`() async throws {
    let run = try await Tool.run(
      ["routine", "Work=5m", "Break=1m", "--detach", "--speech", "none"], environment: elsewhere.environment)
    #expect(run.output == "1\n" && run.errors.hasPrefix("Work, 5 minutes"))
    #expect(try await elsewhere.run("next").output.contains("Break, 1 minute"))
    #expect(try await elsewhere.run("left", "break").output.hasPrefix("Break, "))
    _ = try await elsewhere.run("stop")
    try await elsewhere.start("Tea=5m")
    #expect(try await elsewhere.run("next").status == 2)
  }

  @Test func `who waits ends with the timer and its status`() async throws {
    try await elsewhere.start("Tea=20s")
    let ended = try await elsewhere.run("wait")
    #expect(ended.output == "Tea, time is up\n" && ended.status == 0)
  }

  @Test(arguments: [("\"$TOOL\" stop >/dev/null", "Tea, Stopped: ", 130), ("kill $timer", "Tea, ", 143)])
  func `who waits for a timer that is stopped, or ended from outside, gets its status too`(
    end: String, line: String, status: Int32
  ) async throws {
    // Status 1 is that of one who came too late, when no timer ran any more.
    let run = try await elsewhere.shell(
      """
      for patience in 0.5 2 8; do
        "$TOOL" Tea=5m --speech none >/dev/null & timer=$!; comes $DIR/1
        "$TOOL" wait Tea >$DIR.waited & waiter=$!; sleep $patience; \(end)
        wait $waiter; status=$?; wait $timer; [ $status = 1 ] || break
      done
      echo $status; cat $DIR.waited
      """)
    #expect(run.output.hasPrefix("\(status)\n") && run.output.dropFirst(4).hasPrefix(line), "\(run)")
  }

  @Test func `who watches gets all that is announced until all have ended, as lines or JSON lines`() async throws {
    // Something is announced until both have seen it.
    let run = try await elsewhere.shell(
      """
      "$TOOL" Tea=5m --every 1s --json --speech none >$DIR.own & comes $DIR/1
      "$TOOL" watch --json >$DIR.watched & watcher=$!; "$TOOL" watch >$DIR.lines & reader=$!
      comes $DIR.watched && comes $DIR.lines; "$TOOL" add -1m >/dev/null; "$TOOL" stop >/dev/null
      wait $watcher; echo $?; wait $reader; echo $?; wait
      tail -n $(wc -l <$DIR.watched) $DIR.own | cmp - $DIR.watched && grep "Taken off" $DIR.lines && tail -1 $DIR.lines
      """)
    #expect(run.output.contains(/^0\n0\nTea, Taken off: 1 minute\. .*\nTea, Stopped: .*\n$/), "\(run)")
  }

  @Test func `aloud, the running timer says the answer`() async throws {
    let run = try await elsewhere.shell(
      "\"$TOOL\" Tea=5m --wav $DIR.wav & comes $DIR/1; \"$TOOL\" pause; "
        + "\"$TOOL\" left --aloud; \"$TOOL\" stop >/dev/null; wait")
    // Here and there: the pause, the question, the stop; before them, the start.
    let kinds = run.output.split(separator: "\n").map { $0.prefix { !$0.isNumber && $0 != ":" } }
    #expect(
      kinds.sorted() == [
        "Tea, ", "Tea, Paused", "Tea, Paused", "Tea, Still paused", "Tea, Still paused", "Tea, Stopped",
      ])
  }

  @Test func `a socket that a crash left behind is removed by who finds it`() async throws {
    let run = try await elsewhere.shell(
      "\"$TOOL\" Tea=5m --speech none >/dev/null & comes $DIR/1; kill -9 $!; wait; "
        + "ls $DIR; \"$TOOL\" list; echo $?; ls -A $DIR")
    #expect(run.output == "1\n1\n")
    #expect(run.errors.hasSuffix("No timer is running. Right would be: speech-timer --detach 5m\n"))
  }

  @Test func `one that is suspended does not hold up the others for long`() async throws {
    try await elsewhere.start("Eggs=5m")
    let run = try await elsewhere.shell(
      "\"$TOOL\" Tea=5m --speech none >/dev/null & comes $DIR/2; kill -STOP $!; "
        + "\"$TOOL\" list; kill -KILL $!; wait")
    #expect(run.output.hasPrefix("Eggs, "))
    #expect(run.errors.hasPrefix("Timer 2 gives no answer."))
  }

  @Test(arguments: ["lfet", "status", "extend", "cancel"])
  func `what was meant is guessed`(word: String) async throws {
    let meant = ["lfet": "left", "status": "left", "extend": "add", "cancel": "stop"][word]!
    let run = try await elsewhere.run(word)
    #expect(run.errors == "Not a time or a command: \(word). Did you mean \(meant)?\n" && run.status == 2)
  }

  @Test(arguments: [
    ["list", "Tea"], ["watch", "Tea"], ["add"], ["pause", "--label", "Tea"], ["watch", "--aloud"], ["5m", "--aloud"],
    ["silence", "--aloud"],
  ])
  func `what is asked wrongly is told in one line`(words: [String]) async throws {
    let run = try await elsewhere.run(words)
    #expect(run.status == 2 && run.output == "" && run.errors.filter(\.isNewline).count == 1)
    #expect(run.errors.contains("Right would be: speech-timer "))
  }

  @Test(arguments: [nil, "", "tmp", "/nonexistent"])
  func `without a runtime folder nobody can be asked, a line says so, and the countdown runs`(folder: String?)
    async throws
  {
    let setting = folder.map { "export XDG_RUNTIME_DIR=\($0)" } ?? "unset XDG_RUNTIME_DIR"
    let line = "XDG_RUNTIME_DIR names no folder of this user, such as /run/user/\(geteuid())."
    let run = try await Tool.shell("\(setting); \"$TOOL\" 1s --speech none")
    #expect(run.output == "1 second\nTime is up\n" && run.errors == "\(line) This timer cannot be asked.\n")
    #expect(try await Tool.shell("\(setting); \"$TOOL\" 1s --rehearse").errors == "")
    let asked = try await Tool.shell("\(setting); \"$TOOL\" left")
    #expect(asked.errors == "\(line) No timer can be asked.\n" && asked.status == 1)
  }

  @Test func `where the folder cannot be used, a line says so and the countdown runs`() async throws {
    try "".write(toFile: elsewhere.folder + "/speech-timer", atomically: true, encoding: .utf8)
    let run = try await elsewhere.run("1s", "--speech", "none")
    #expect(run.output == "1 second\nTime is up\n" && run.status == 0)
    #expect(run.errors.contains("speech-timer is no folder of this user: have it removed. This timer cannot be asked"))
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can be somebody else."))
  func `another user is not answered, who would reach the socket`() async throws {
    let run = try await elsewhere.shell(
      """
      chown 65534 "$XDG_RUNTIME_DIR"
      setpriv --reuid 65534 --clear-groups "$TOOL" Tea=5m --speech none >/dev/null &
      comes $DIR/1
      python3 -c 'import socket, sys; s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1]); s.settimeout(5)
      try: s.sendall(b"left\\n"); print(s.recv(99))
      except OSError: print("refused")' $DIR/1
      setpriv --reuid 65534 --clear-groups "$TOOL" left
      kill $!
      """)
    #expect(run.output.contains(/^(b''|refused)\nTea, \d.*\n$/), "\(run)")
  }

  private struct Answer: Decodable {
    struct Timer: Decodable {
      var number: Int
      var label: String?
      var phase: String
      var remaining: Double
      var duration: Double
      var end: String?
    }

    var status: Int32
    var written: String?
    var spoken: String?
    var timers: [Timer]?
  }
}

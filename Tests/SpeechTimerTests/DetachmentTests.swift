import Testing

@Suite struct DetachmentTests {
  private let elsewhere: Elsewhere

  init() throws { elsewhere = try Elsewhere() }

  @Test func `standard output gets the name or the number, and the errors what was understood`() async throws {
    let named = try await elsewhere.run("Tea=8m", "--detach", "--speech", "none")
    #expect(named.output == "Tea\n" && named.errors == "Tea, 8 minutes\n" && named.status == 0)
    let unnamed = try await elsewhere.run("-d", "90", "--speech", "none")
    #expect(unnamed.output == "2\n" && unnamed.errors == "1 minute, 30 seconds\n")
    let several = try await elsewhere.run("--detach", "Tea=5m", "Eggs=7m", "--speech", "none")
    #expect(several.output == "3\n" && several.errors == "Tea, 5 minutes. Eggs, 7 minutes\n")
  }

  @Test(arguments: [
    ["5x", "--detach"], ["5m", "-d", "--rehearse"], ["5m", "-d", "--control"], ["5m", "-d", "--wav", "-"],
    ["say", "5m", "-d"], ["5m", "-d", "--locale", "tlh"],
  ])
  func `what is wrong is told at once, and nothing starts`(words: [String]) async throws {
    let run = try await elsewhere.run(words)
    #expect(run.status == 2 && run.output == "" && run.errors.filter(\.isNewline).count == 1)
    #expect(try await elsewhere.run("list").status == 1)
  }

  @Test func `what is wrong with the beginning is told to whoever started it`() async throws {
    let state = try StateFolder()
    try state.leaveRun(1, ["Eggs": 100])
    let cutOff = try await Tool.run(
      ["Tea=5m", "-d", "--speech", "none"],
      environment: elsewhere.environment.merging(state.environment) { $1 })
    #expect(cutOff.errors.contains("Eggs was cut off with ") && cutOff.output == "Tea\n")
    let full = try await elsewhere.run("5m", "-d", "--speech", "none", "--log", "/dev/full")
    #expect(full.errors.contains("--log /dev/full: Cannot write: No space left on device.") && full.output == "2\n")
    let homeless = try await elsewhere.shell("unset HOME XDG_STATE_HOME; \"$TOOL\" 5m -d --speech none")
    #expect(homeless.errors.contains("No journal: neither XDG_STATE_HOME nor HOME") && homeless.output == "3\n")
    let silent = try await elsewhere.run("5m", "-d", "--speech", "espeak")
    #expect(silent.errors.contains("No sound: ") && silent.output == "4\n")
    let hook = try await elsewhere.run("5m", "-d", "--speech", "none", "--hook", "/bin/false")
    #expect(hook.errors.contains("--hook /bin/false: it ended with status 1.") && hook.output == "5\n")
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func `where its name cannot be told, nothing runs`(output: String) async throws {
    let run = try await elsewhere.shell("(trap '' INT; \"$TOOL\" Tea=5m -d --speech none \(output)); echo $?")
    #expect(run.output == "1\n" && run.errors.contains("\nCannot write: "), "\(run)")
    #expect(try await elsewhere.run("list").errors.hasPrefix("No timer is running."))
  }

  @Test func `what it gives leads to that timer, whatever others are called`() async throws {
    #expect(try await elsewhere.run("Tea=8m", "-d", "--speech", "none").output == "Tea\n")
    #expect(try await elsewhere.run("Tea=9m", "-d", "--speech", "none").output == "2\n")
    #expect(try await elsewhere.run("1=5m", "-d", "--speech", "none").output == "3\n")
    #expect(try await elsewhere.run("6=7m", "-d", "--speech", "none").output == "4\n")
    #expect(try await elsewhere.run("left", "3").output.hasPrefix("1, "))
  }

  @Test func `it is free of the terminal, of the shell and of whoever reads its output`() async throws {
    let run = try await elsewhere.shell(
      #"""
      "$TOOL" Tea=5m -d --speech none 9>&1 | cat
      p=$(python3 -c 'import socket, struct, sys; s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
      print(struct.unpack("3i", s.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0])' $DIR/1)
      for f in 0 1 2; do readlink /proc/$p/fd/$f; done
      read -r _ _ _ _ _ session _ </proc/$p/stat; [ $session = $p ] && echo own
      kill -HUP $p; "$TOOL" stop | cut -d: -f1
      """#)
    #expect(run.output == "Tea\n/dev/null\n/dev/null\n/dev/null\nown\nTea, Stopped\n")
  }

  @Test func `without a runtime folder a line says how to stop it`() async throws {
    let run = try await Tool.run("1s", "--detach", "--speech", "none", environment: ["XDG_RUNTIME_DIR": ""])
    #expect(run.output == "" && run.status == 0)
    #expect(
      run.errors.contains(
        #/^XDG_RUNTIME_DIR names no folder of this user, such as \S+ This timer cannot be asked; kill \d+ stops it.\n1 second\n$/#
      ))
  }

  @Test func `a terminal that closes ends it with 129, and with --keep it goes on`() async throws {
    let script = """
      import os, pty, sys
      run, terminal = pty.fork()
      if run == 0: os.execv(sys.argv[1], sys.argv[1:])
      while b"Tea" not in os.read(terminal, 999): pass
      os.close(terminal)
      """
    let run = try await elsewhere.shell(
      "python3 -c '\(script)' \"$TOOL\" Tea=60s --keep --speech none; sleep 0.5; \"$TOOL\" add -10s; \"$TOOL\" pause; "
        + "\"$TOOL\" left; \"$TOOL\" stop; python3 -c '\(script)' \"$TOOL\" Tea=60s --speech none; "
        + "goes \"$TOOL\" list; \"$TOOL\" list; echo $?")
    #expect(run.output.contains(#/^Tea, Taken off: 10 seconds. Left: \d+ seconds\nTea, Paused: /#))
    #expect(run.output.hasSuffix("\n1\n"))
    let hungUp = try await Terminal.run("Tea=5m", steps: [.signal("HUP", at: 0.3)])
    #expect(hungUp.signal == 1 && hungUp.restored)
  }

  @Test func `with --keep a hang-up that is only told changes nothing`() async throws {
    let run = try await Terminal.run("2s", "--final", "1", "--keep", steps: [.signal("HUP", at: 0.3)])
    #expect(run.text == "2 seconds\n1 second\nTime is up\n")
    #expect(run.status == 0 && run.signal == 0 && run.restored)
  }

  @Test func `with --keep a reader that has gone does not end it`() async throws {
    for (reader, text) in [("head -1", "2 seconds\n"), ("true", "")] {
      let run = try await elsewhere.shell(
        "\"$TOOL\" 2s --every 1s --keep --speech none | \(reader); echo ${PIPESTATUS[0]}")
      #expect(run.output == text + "0\n")
    }
  }
}

import Foundation
import SoundServers
import Testing

/// What `check` and `--list-devices` find on machines of the tests' own.
@Suite struct CheckTests {
  @Test func `with nothing but libraries each way tells what is missing`() async throws {
    let run = try await Machine().run("check", environment: ["PATH": "/nonexistent"])
    #expect(run.status == 1 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5 && lines[0] == "Voice: en-us")
    #expect(
      lines[1].contains(
        /^Speech-dispatcher: No speech-dispatcher: Can't connect to unix socket [^ ]+: No such file or directory; re/))
    #expect(
      lines[2...] == [
        "The sound server: No sound: PulseAudio: Connection refused; start PipeWire or PulseAudio",
        "ALSA: No sound: ALSA: No such file or directory; start PipeWire or PulseAudio",
        "No speech can be heard. Start a sound server, or plug in a sound card.",
      ])
  }

  @Test func `without espeak-ng's data each way is tried all the same`() async throws {
    let machine = try Machine()
    let run = try await machine.run(
      "check", environment: ["PATH": "/nonexistent", "ESPEAK_DATA_PATH": machine.folder.url.path])
    #expect(run.status == 1 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5 && lines[1].hasPrefix("Speech-dispatcher: No speech-dispatcher: "))
    let missing = "No speech: espeak-ng finds no data; install espeak-ng-data"
    #expect(lines[2...3] == ["The sound server: \(missing)", "ALSA: \(missing)"])
  }

  @Test func `where only the volume is off the advice is to turn it up`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      server.tell("set-sink-volume", "nobody", "0")
      let run = try await machine.run("check", environment: ["PATH": "/nonexistent"])
      #expect(run.status == 1)
      let lines = run.output.split(separator: "\n")
      #expect(lines[2].hasPrefix("The sound server: spoke, but its output is muted: turn it up; "))
      #expect(lines.last == "No speech can be heard. Turn the output up.")
    }
  }

  @Test func `a server without an output device says so`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      server.tell("unload-module", "module-null-sink")
      let run = try await machine.run("check", environment: ["PATH": "/nonexistent"])
      #expect(run.status == 1)
      let line = run.output.split(separator: "\n")[2]
      #expect(line.hasPrefix("The sound server: No sound: it has no output device; plug one in; pulseaudio "))
    }
  }

  @Test(arguments: [
    "check --json", "check --rehearse", "check --wav x.wav", "check --volume 0", "--list-devices --json",
    "--list-locales --json",
  ])
  func `options that change nothing there are refused`(arguments: String) async throws {
    let run = try await Machine().run(arguments)
    #expect(run.status == 2 && run.output == "" && run.errors.filter(\.isNewline).count == 1)
    #expect(run.errors.contains("Right would be: "))
  }

  @Test func `a server that plays is proof`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      try server.record()
      let run = try await machine.run("check", environment: ["PATH": "/nonexistent"])
      #expect(run.status == 0 && run.errors == "")
      let lines = run.output.split(separator: "\n")
      #expect(
        lines[2].contains(/^The sound server: spoke; pulseaudio \d+\.\d+[^;]*; Null Output, volume 100 percent$/))
      #expect(lines.last == "Speech goes through the sound server.")
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
    }
  }

  @Test func `without a server the devices of ALSA are listed, and why there are no others`() async throws {
    let machine = try Machine()
    try machine.useALSA("pcm.card { type null hint { show on description \"A card\" } }")
    let run = try await machine.run("--list-devices")
    #expect(run.status == 0 && run.output == "card\tA card\n")
    #expect(
      run.errors == """
        No sound server: PulseAudio: Connection refused; start PipeWire or PulseAudio. Only ALSA's devices are listed.

        """)
  }

  @Test func `a server that hangs is told of, in bounded time`() async throws {
    let machine = try Machine()
    let server = HangingServer(at: machine.folder.path("native"))
    let run = try await machine.run("--list-devices")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors == "No sound: PulseAudio does not answer; restart it. No devices are found.\n")
    _ = server
  }

  @Test func `the server's devices are listed by themselves`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      let run = try await machine.run("--list-devices")
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output == "nobody\tNull Output\nmuted\tNull Output\n")
      _ = server
    }
  }
}

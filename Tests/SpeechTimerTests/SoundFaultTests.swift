import Foundation
import SoundServers
import Testing

/// What the user reads for each fault of the sound, while the countdown goes on in time.
///
/// Where a server is started, that is done in a process of the test's own.
@Suite struct SoundFaultTests {
  @Test func `no server and no card`() async throws {
    let run = try await Machine().run("1s --speech espeak")
    #expect(run.status == 0 && run.output == "1 second\nTime is up\n")
    #expect(
      run.errors == """
        No sound: PulseAudio: Connection refused; ALSA: No such file or directory; start PipeWire or PulseAudio. \
        Announcements are printed only.

        """)
  }

  @Test func `a voice that is not there`() async throws {
    let run = try await Machine().run("1s --voice nobody")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "--voice nobody: espeak-ng has no such voice; espeak-ng --voices lists them.\n")
  }

  @Test func `espeak-ng's data missing, where the end is a tone`() async throws {
    let machine = try Machine()
    try machine.addCard()
    let run = try await machine.run("2s --final 0", environment: ["ESPEAK_DATA_PATH": machine.folder.url.path])
    #expect(run.status == 0 && run.output == "2 seconds\nTime is up\n")
    #expect(
      run.errors == """
        No speech: espeak-ng finds no data; install espeak-ng-data. Announcements are printed, and the end is a tone.

        """)
    let tones = loudStretches(of: machine.played)
    #expect(tones.count == 1 && tones[0].count > 22_050 / 4)
  }

  @Test func `a server that hangs after the connection, and no card`() async throws {
    let machine = try Machine()
    let server = HangingServer(at: machine.folder.path("native"))
    let run = try await machine.run("2s --final 0 --json --speech espeak")
    #expect(run.status == 0 && run.output.contains("finished"))
    #expect(run.errors == "No sound: PulseAudio does not answer; restart it. Announcements are printed only.\n")
    _ = server
  }

  @Test func `a server that hangs after the connection, and a card`() async throws {
    let machine = try Machine()
    try machine.addCard()
    let server = HangingServer(at: machine.folder.path("native"))
    let run = try await machine.run("5s --final 0")
    #expect(run.status == 0 && run.output == "5 seconds\nTime is up\n")
    #expect(
      run.errors == """
        No sound: PulseAudio does not answer; restart it. Announcements are printed only.
        Sound again: ALSA.

        """)
    #expect(!loudStretches(of: machine.played).isEmpty)
    _ = server
  }

  @Test func `a server that stops in the middle`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      try server.record()
      async let ended = machine.run("8s --every 1s")
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
      server.stop()
      let run = try await ended
      #expect(run.status == 0 && run.output.hasSuffix("Time is up\n"))
      #expect(run.errors.contains(/^No sound: PulseAudio: Connection (refused|terminated)[^\n]*printed only\.\n$/))
    }
  }

  @Test(arguments: [true, false])
  func `a server that stops playing in the middle, and goes on`(isSuspended: Bool) async {
    await #expect(processExitsWith: .success) { [isSuspended] in
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      try server.record()
      let start = ContinuousClock.now
      async let ended = machine.run("12s --every 1s")
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
      if isSuspended { server.tell("suspend-sink", "nobody", "1") } else { server.send(SIGSTOP) }
      #expect(await eventually { machine.complaints.hasPrefix("No sound: ") })
      if isSuspended { server.tell("suspend-sink", "nobody", "0") } else { server.send(SIGCONT) }
      let run = try await ended
      #expect(start.duration(to: .now) < .seconds(20))
      #expect(run.status == 0 && run.output.hasSuffix("1 second\nTime is up\n"))
      #expect(
        run.errors == """
          No sound: PulseAudio has stopped playing; resume its output, or restart it. Announcements are printed only.
          Sound again: PulseAudio.

          """)
    }
  }

  @Test func `a server that changes its usual output`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      try server.record()
      try server.record("muted")
      async let ended = machine.run("8s --final 0")
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
      #expect(loudStretches(of: server.heard(on: "muted")).isEmpty)
      server.tell("set-default-sink", "muted")
      let run = try await ended
      #expect(run.status == 0 && run.errors == "")
      #expect(await eventually { !loudStretches(of: server.heard(on: "muted")).isEmpty })
    }
  }

  @Test func `a server that starts only later`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      async let ended = machine.run("10s --final 0")
      #expect(await eventually { machine.complaints.hasPrefix("No sound: ") })
      let server = try PulseServer(in: machine.folder)
      try server.record()
      let run = try await ended
      #expect(run.status == 0 && run.output == "10 seconds\nTime is up\n")
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 2 && lines[0].hasPrefix("No sound: PulseAudio: Connection refused; ALSA:"))
      #expect(lines.last == "Sound again: PulseAudio.")
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
    }
  }

  @Test func `an output that is muted`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      server.tell("set-sink-mute", "nobody", "1")
      let run = try await machine.run("2s --final 0")
      #expect(run.status == 0 && run.output == "2 seconds\nTime is up\n")
      #expect(run.errors == "No sound: the output Null Output is muted; turn it up.\n")
    }
  }

  @Test func `an output that is muted in the middle, and turned on again`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let server = try PulseServer(in: machine.folder)
      try server.record()
      async let ended = machine.run("12s --marks 7s,2s --final 0")
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
      try await Task.sleep(for: .milliseconds(500))
      server.tell("set-sink-mute", "nobody", "1")
      try await Task.sleep(for: .milliseconds(6_300))
      server.tell("set-sink-mute", "nobody", "0")
      let run = try await ended
      #expect(run.status == 0)
      #expect(run.errors == "No sound: the output Null Output is muted; turn it up.\nSound again: Null Output.\n")
    }
  }
}

import Foundation
import SoundServers
import Testing

/// The program with a real speech-dispatcher. Each test is a process of its own, with a daemon of its own.
@Suite struct DictationTests {
  @Test func `a daemon that is killed in the middle is found again, and the next announcement is spoken`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let daemon = try SpeechDaemon(in: machine.folder)
      async let ended = machine.run("3s --final 0 --speech speechd")
      #expect(await eventually { daemon.said.count == 1 })
      daemon.stop()
      try daemon.start()
      let run = try await ended
      #expect(run.status == 0 && run.errors == "")
      #expect(daemon.said == ["en|3 seconds", "en|Time is up"])
    }
  }

  @Test func `without a daemon the end is a tone, and that is told`() async throws {
    let machine = try Machine()
    try machine.addCard()
    let run = try await machine.run("1s --speech speechd", environment: ["PATH": "/nonexistent"])
    #expect(run.status == 0 && run.output == "1 second\nTime is up\n")
    #expect(
      run.errors.contains(
        /^No speech-dispatcher: [^\n]+; restart it, [^\n]+, or choose --speech espeak\. [^\n]+tone\.\n$/))
    #expect(loudStretches(of: machine.played).count == 1)
  }

  @Test func `what speech-dispatcher decides by itself is told where it was set here`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let daemon = try SpeechDaemon(in: machine.folder)
      let run = try await machine.run("1s --speech speechd --voice en --rate 200 --device nobody")
      #expect(run.status == 0 && daemon.said.last == "en|Time is up")
      #expect(
        run.errors == """
          speech-dispatcher has its own settings instead of --voice, --rate, --device; choose --speech espeak for these.

          """)
    }
  }

  @Test func `the tone that was asked for follows the words`() async {
    await #expect(processExitsWith: .success) {
      let machine = try Machine()
      let daemon = try SpeechDaemon(in: machine.folder)
      let server = try PulseServer(in: machine.folder)
      try server.record()
      async let ended = machine.run("1s --speech speechd --alert chime")
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
      // The voice takes a while, in which the tone is not heard yet.
      #expect(daemon.said == ["en|1 second", "en|Time is up"])
      let run = try await ended
      #expect(run.status == 0 && run.errors == "")
      #expect(loudStretches(of: server.heard).count == 1)
    }
  }

  @Test func `beside a reader espeak-ng speaks where no daemon can be had`() async throws {
    let machine = try Machine()
    try machine.addCard()
    // A shell that is called as a screen reader is, above the program.
    let reader = machine.folder.path("yasr")
    try FileManager.default.createSymbolicLink(atPath: reader, withDestinationPath: "/bin/bash")
    let run = try await Tool.run(
      reader, ["-c", "\"$TOOL\" 1s; exit $?"], environment: machine.environment.merging(["PATH": "/nonexistent"]) { $1 }
    )
    #expect(run.status == 0 && run.output == "1 second\nTime is up\n")
    #expect(run.errors.contains(/^No speech-dispatcher: [^\n]+\. espeak-ng speaks instead\.\n$/))
    #expect(!loudStretches(of: machine.played).isEmpty)
  }
}

import Foundation
import SoundServers
import Speaking
import Testing

/// Each test is a process of its own, with the servers that it starts and no others.
@Suite(.serialized) struct SpeechCheckTests {
  @Test func `with nothing but libraries each rung tells what is missing`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      setenv("PULSE_SERVER", "unix:" + folder.path("nobody"), 1)
      setenv("SPEECHD_ADDRESS", "unix_socket:" + folder.path("nobody"), 1)
      setenv("PATH", "/nonexistent", 1)
      try "".write(toFile: folder.path("asound.conf"), atomically: true, encoding: .utf8)
      setenv("ALSA_CONFIG_PATH", folder.path("asound.conf"), 1)
      let check = try check()
      let pulse = SpeechProblem.Refusal(output: "PulseAudio", reason: "Connection refused")
      let alsa = SpeechProblem.Refusal(output: "ALSA", reason: "No such file or directory")
      #expect(await check.check(.pulse, saying: "one").outcome == .failed(.noOutput([pulse])))
      #expect(await check.check(.alsa, saying: "one").outcome == .failed(.noOutput([alsa])))
      guard case .failed(.daemonMissing) = await check.check(.speechd, saying: "one").outcome else {
        Issue.record("There is no daemon.")
        return
      }
      #expect(AudioDevice.cards == [])
      #expect(throws: SpeechProblem.noOutput([pulse])) { try AudioDevice.sinks() }
    }
  }

  @Test func `a server that plays is proof, and tells what it is`() async {
    await #expect(processExitsWith: .success) {
      let server = try PulseServer(in: PrivateFolder())
      let finding = try await check().check(.pulse, saying: "one two three")
      #expect(finding.outcome == .heard)
      #expect(finding.server?.defaultSink == "nobody" && finding.server?.version.isEmpty == false)
      #expect(finding.server?.sinks.map(\.name) == ["nobody", "muted"])
      #expect(finding.server?.sink(nil)?.volume == 100)
      #expect(try AudioDevice.sinks().map(\.name) == ["nobody", "muted"])
      server.tell("set-sink-mute", "nobody", "1")
      #expect(try await check().check(.pulse, saying: "one").outcome == .muted)
      #expect(try await check(device: "muted").check(.pulse, saying: "one").outcome == .heard)
      server.tell("set-sink-volume", "muted", "0")
      #expect(try await check(device: "muted").check(.pulse, saying: "one").outcome == .muted)
      let missing = try await check(device: "nothing").check(.pulse, saying: "one").outcome
      #expect(missing == .failed(.noOutput([.init(output: "PulseAudio", reason: "No such entity")])))
    }
  }

  @Test func `what leads to a muted output proves nothing, and is told`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      let daemon = try SpeechDaemon(in: folder)
      let server = try PulseServer(in: folder)
      try "pcm.!default { type pulse }".write(toFile: folder.path("asound.conf"), atomically: true, encoding: .utf8)
      for rung in [SpeechRung.pulse, .alsa] { #expect(try await check().obstacle(to: rung) == nil) }
      server.tell("set-sink-mute", "nobody", "1")
      for rung in [SpeechRung.speechd, .pulse, .alsa] {
        #expect(try await check().check(rung, saying: "one").outcome == .muted, "\(rung)")
        guard case .outputMuted = try await check().obstacle(to: rung) else {
          Issue.record("\(rung)")
          continue
        }
      }
      _ = daemon
    }
  }

  @Test func `a server that hangs is told as such`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      let server = HangingServer(at: folder.path("native"))
      setenv("PULSE_SERVER", "unix:" + folder.path("native"), 1)
      let finding = try await check().check(.pulse, saying: "one")
      #expect(finding.outcome == .failed(.outputHangs("PulseAudio")))
      _ = server
    }
  }

  @Test func `a card that only throws sound away proves nothing`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      try "pcm.!default { type null }".write(toFile: folder.path("asound.conf"), atomically: true, encoding: .utf8)
      setenv("ALSA_CONFIG_PATH", folder.path("asound.conf"), 1)
      let finding = try await check().check(.alsa, saying: "one two three")
      #expect(finding.outcome == .swallowed)
      #expect(finding.server == nil)
    }
  }

  @Test func `a daemon that says it is proof, and lists its modules`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let finding = try await check().check(.speechd, saying: "one two")
      #expect(finding.outcome == .heard && finding.modules == ["said"])
      #expect(daemon.said == ["en|one two"])
      daemon.send(SIGSTOP)
      #expect(try await check().check(.speechd, saying: "three").outcome == .failed(.daemonHangs))
      daemon.send(SIGCONT)
    }
  }

  @Test func `what only converts sound is no device`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      setenv("PULSE_SERVER", "unix:" + folder.path("nobody"), 1)
      let names = ["card", "null", "lavrate", "jack"]
      try names.map { "pcm.\($0) { type null hint { show on description \"A device\" } }" }.joined(separator: "\n")
        .write(toFile: folder.path("asound.conf"), atomically: true, encoding: .utf8)
      setenv("ALSA_CONFIG_PATH", folder.path("asound.conf"), 1)
      #expect(AudioDevice.cards.map(\.name) == ["card"])
    }
  }

  @Test func `a voice that is not there is no proof of anything`() async throws {
    let recital = Recital(try EspeakEngine.start(), in: try Voice(name: "nobody"))
    let check = SpeechCheck(recital, device: nil, language: "en")
    #expect(await check.check(.alsa, saying: "one").outcome == .failed(.voiceNotFound("nobody")))
  }
}

/// A check with the real voice.
private func check(device: String? = nil) throws -> SpeechCheck {
  let recital = Recital(try EspeakEngine.start(), in: try Voice(name: "en"))
  return SpeechCheck(recital, device: device, language: "en", patience: .seconds(4))
}

import Foundation
import SoundServers
import Speaking
import Testing

/// Each test is a process of its own, since a process has one environment, and sound libraries read it.
@Suite(.serialized) struct LiveOutputTests {
  @Test func `with no server and no card that is told once, with both reasons`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      setenv("PULSE_SERVER", "unix:" + folder.path("nobody"), 1)
      try useALSA("", in: folder)
      let reports = Reports()
      let speaker = try speaker(reports)
      for second in 0..<2 {
        speaker.say(Utterance("one"), at: .seconds(second))
        await speaker.finish()
      }
      let refusals = [
        SpeechProblem.Refusal(output: "PulseAudio", reason: "Connection refused"),
        SpeechProblem.Refusal(output: "ALSA", reason: "No such file or directory"),
      ]
      #expect(reports.all == [.noOutput(refusals)])
    }
  }

  @Test func `without a server the card is used`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      setenv("PULSE_SERVER", "unix:" + folder.path("nobody"), 1)
      let file = folder.path("heard")
      try useALSA(
        """
        pcm.card { type file; slave.pcm { type null }; file "\(file)"; format raw }
        pcm.!default { type plug; slave.pcm card }
        """, in: folder)
      let reports = Reports()
      let speaker = try speaker(reports)
      speaker.say(Utterance("one"), at: .zero)
      await speaker.finish()
      #expect(reports.all == [])
      let data = try Data(contentsOf: URL(filePath: file))
      #expect(data.contains { $0 != 0 })
    }
  }

  @Test func `a server that hangs after the connection costs the speech and nothing else`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      let server = HangingServer(at: folder.path("native"))
      setenv("PULSE_SERVER", "unix:" + folder.path("native"), 1)
      let reports = Reports()
      let start = ContinuousClock.now
      let speaker = try speaker(reports)
      speaker.say(Utterance("one"), at: .zero)
      speaker.silence(at: .zero)
      speaker.say(Utterance("Time is up", urgency: .important), at: .zero)
      #expect(start.duration(to: .now) < .seconds(1))
      await speaker.finish()
      #expect(start.duration(to: .now) < .seconds(20))
      #expect(await eventually { reports.all == [.outputHangs("PulseAudio")] })
      _ = server
      // The call that hangs is left behind.
      _exit(0)
    }
  }

  @Test func `while a server hangs the card is used`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      let server = HangingServer(at: folder.path("native"))
      setenv("PULSE_SERVER", "unix:" + folder.path("native"), 1)
      let file = folder.path("heard")
      try useALSA(
        """
        pcm.card { type file; slave.pcm { type null }; file "\(file)"; format raw }
        pcm.!default { type plug; slave.pcm card }
        """, in: folder)
      let reports = Reports()
      let speaker = try speaker(reports)
      speaker.say(Utterance("Time is up", urgency: .important), at: .zero)
      await speaker.finish()
      #expect(reports.all == [.outputHangs("PulseAudio"), .recovered("ALSA")])
      let data = try Data(contentsOf: URL(filePath: file))
      #expect(data.contains { $0 != 0 })
      _ = server
      _exit(0)
    }
  }

  @Test func `a real server plays each utterance once, on its second`() async {
    await #expect(processExitsWith: .success) {
      let server = try PulseServer(in: PrivateFolder())
      try server.record()
      let reports = Reports()
      let speaker = try speaker(reports)
      for second in 1...3 {
        speaker.prepare(Utterance("\(second)", isCounted: true), at: .seconds(second), next: .seconds(second + 1))
        #expect(await eventually { loudStretches(of: server.heard).count == second })
        speaker.say(Utterance("\(second)", isCounted: true), at: .seconds(second))
      }
      await speaker.finish()
      #expect(await eventually { server.heard.suffix(2_205).allSatisfy { $0 == 0 } })
      let heard = loudStretches(of: server.heard)
      #expect(heard.count == 3)
      for (first, second) in zip(heard, heard.dropFirst()) {
        #expect(abs(second.lowerBound - first.lowerBound - 22_050) < 22_050 / 25)
      }
      #expect(reports.all == [])
    }
  }

  @Test func `a server that is lost and found again is told, and the next utterance is heard`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      try useALSA("", in: folder)
      let first = try PulseServer(in: folder)
      let reports = Reports()
      let speaker = try speaker(reports)
      first.stop()
      speaker.say(Utterance("one"), at: .zero)
      await speaker.finish()
      #expect(reports.all.count == 1)
      let second = try PulseServer(in: folder)
      try second.record()
      speaker.say(Utterance("two"), at: .seconds(1))
      await speaker.finish()
      #expect(reports.all.last == .recovered("PulseAudio"))
      #expect(await eventually { loudStretches(of: second.heard).count == 1 })
    }
  }

  @Test func `a server that dies in the middle of an utterance is told`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      try useALSA("", in: folder)
      let server = try PulseServer(in: folder)
      try server.record()
      let reports = Reports()
      let speaker = try speaker(reports)
      speaker.say(Utterance("one two three four five six seven eight nine ten"), at: .zero)
      #expect(await eventually { !loudStretches(of: server.heard).isEmpty })
      server.stop()
      await speaker.finish()
      guard case .outputLost(let refusal) = reports.all.first else {
        Issue.record("\(reports.all)")
        return
      }
      #expect(refusal.output == "PulseAudio" && reports.all.count == 1)
    }
  }
}

/// A speaker with the real voice and the real outputs, from now on.
private func speaker(_ reports: Reports) throws -> EspeakSpeaker {
  let recital = Recital(try EspeakEngine.start(), in: try Voice(name: "en"))
  return EspeakSpeaker(recital, through: SoundLadder(), start: .now, report: reports.take)
}

/// Lets ALSA know this configuration and nothing else.
private func useALSA(_ configuration: String, in folder: PrivateFolder) throws {
  try configuration.write(toFile: folder.path("asound.conf"), atomically: true, encoding: .utf8)
  setenv("ALSA_CONFIG_PATH", folder.path("asound.conf"), 1)
}

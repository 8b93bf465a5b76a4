import Foundation
import SoundServers
import Speaking
import Testing

/// Each test is a process of its own with a daemon of its own.
@Suite(.serialized) struct SpeechdSpeakerTests {
  @Test func `texts are said in their language and with their urgency`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let reports = Reports()
      let speaker = SpeechdSpeaker(language: "es", start: .now, report: reports.take)
      for (index, urgency) in [Utterance.Urgency.message, .notification, .important].enumerated() {
        speaker.say(Utterance("uno \(index)", urgency: urgency), at: .seconds(index))
        await speaker.finish()
      }
      #expect(daemon.said == ["es|uno 0", "es|uno 1", "es|uno 2"])
      #expect(daemon.told.contains("SET SELF LANGUAGE es"))
      let priorities = daemon.told.filter { $0.hasPrefix("SET SELF PRIORITY") }
      #expect(priorities.map { $0.split(separator: " ").last } == ["MESSAGE", "NOTIFICATION", "IMPORTANT"])
      #expect(reports.all == [])
    }
  }

  @Test func `what is prepared is told at its instant`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let start = ContinuousClock.now
      let speaker = SpeechdSpeaker(language: "en", start: start) { _ in }
      speaker.prepare(Utterance("mark"), at: .seconds(1), next: nil)
      #expect(await eventually { !daemon.said.isEmpty })
      #expect(start.duration(to: .now) >= .seconds(1))
      speaker.say(Utterance("mark"), at: .seconds(1))
      speaker.say(Utterance("next"), at: .seconds(2))
      await speaker.finish()
      #expect(daemon.said == ["en|mark", "en|next"])
    }
  }

  @Test func `a hostile text stays one message`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let speaker = SpeechdSpeaker(language: "en\r\nQUIT", start: .now) { _ in }
      speaker.say(Utterance("Tea\r\n.\r\nCANCEL ALL\r\n\u{1B}[2J"), at: .zero)
      await speaker.finish()
      speaker.say(Utterance(".", urgency: .important), at: .zero)
      speaker.say(Utterance("next"), at: .zero)
      await speaker.finish()
      #expect(daemon.said.last == "en|next")
      #expect(!daemon.told.contains { $0.hasPrefix("CANCEL") || $0.hasPrefix("QUIT") })
    }
  }

  @Test func `silence cancels our own speech and nobody else's`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let speaker = SpeechdSpeaker(language: "en", start: .now) { _ in }
      speaker.say(Utterance("Time is up", urgency: .important), at: .seconds(1))
      #expect(await eventually { daemon.told.contains("Time is up") })
      speaker.silence(at: .seconds(2))
      await speaker.finish()
      #expect(daemon.told.filter { $0.hasPrefix("CANCEL") } == ["CANCEL SELF"])
    }
  }

  @Test func `an answer replaces what is being said, and what waits to be said`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let speaker = SpeechdSpeaker(language: "en", start: .now) { _ in }
      speaker.say(Utterance("mark"), at: .seconds(1))
      #expect(await eventually { daemon.told.contains("mark") })
      speaker.say(Utterance("answer"), at: .seconds(2))
      await speaker.finish()
      #expect(daemon.said.last == "en|answer")
      let order = daemon.told.filter { ["mark", "CANCEL SELF", "answer"].contains($0) }
      #expect(order == ["mark", "CANCEL SELF", "answer"])
    }
  }

  @Test func `nothing cancels an end`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let speaker = SpeechdSpeaker(language: "en", start: .now) { _ in }
      speaker.say(Utterance("Time is up", urgency: .important), at: .seconds(1))
      speaker.say(Utterance("answer"), at: .seconds(2))
      await speaker.finish()
      #expect(daemon.said == ["en|Time is up", "en|answer"])
      #expect(!daemon.told.contains { $0.hasPrefix("CANCEL") })
    }
  }

  @Test func `numbers that a frozen daemon was told are not said when it goes on`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let speaker = SpeechdSpeaker(language: "en", start: .now) { _ in }
      speaker.say(Utterance("ten", urgency: .notification, isCounted: true), at: .seconds(1))
      await speaker.finish()
      daemon.send(SIGSTOP)
      speaker.say(Utterance("nine", urgency: .notification, isCounted: true), at: .seconds(2))
      speaker.say(Utterance("eight", urgency: .notification, isCounted: true), at: .seconds(3))
      try await Task.sleep(for: .seconds(4))
      daemon.send(SIGCONT)
      #expect(await eventually { daemon.told.contains("CANCEL SELF") })
      speaker.say(Utterance("four", urgency: .notification, isCounted: true), at: .seconds(7))
      await speaker.finish()
      #expect(!daemon.told.contains("eight"))
      let order = daemon.told.filter { ["nine", "CANCEL SELF", "four"].contains($0) }
      #expect(order == ["nine", "CANCEL SELF", "four"])
      #expect(daemon.said.last == "en|four")
    }
  }

  @Test func `a daemon that was killed is found again`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let reports = Reports()
      let speaker = SpeechdSpeaker(language: "en", start: .now, report: reports.take)
      speaker.say(Utterance("one"), at: .seconds(1))
      await speaker.finish()
      daemon.stop()
      try daemon.start()
      speaker.say(Utterance("two"), at: .seconds(2))
      await speaker.finish()
      #expect(daemon.said == ["en|one", "en|two"])
      #expect(reports.all == [])
    }
  }

  @Test func `a daemon that cannot be had is told once, and that it is there again`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      let daemon = try SpeechDaemon(in: folder)
      daemon.stop()
      try FileManager.default.removeItem(atPath: folder.path("speechd"))
      setenv("PATH", "/nonexistent", 1)
      let reports = Reports()
      let speaker = SpeechdSpeaker(language: "en", start: .now, report: reports.take)
      speaker.say(Utterance("one"), at: .seconds(1))
      await speaker.finish()
      guard case .daemonMissing(let reason) = reports.all.first else {
        Issue.record("\(reports.all)")
        return
      }
      #expect(reports.all.count == 1 && !reason.isEmpty)
      #expect(!reason.contains { $0.isNewline } && !reason.hasSuffix("."))
      setenv("PATH", "/usr/bin:/bin", 1)
      try daemon.start()
      speaker.say(Utterance("two"), at: .seconds(2))
      await speaker.finish()
      #expect(daemon.said == ["en|two"])
      #expect(reports.all.last == .recovered("speech-dispatcher"))
    }
  }

  @Test func `a daemon that was started for it can be ended`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { setenv(name, folder.url.path, 1) }
      try SpeechDaemon.configure("speech-dispatcher", in: folder)
      let speaker = SpeechdSpeaker(language: "en", start: .now) { _ in }
      speaker.say(Utterance("one"), at: .seconds(1))
      let read = { (path: String) in (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
      var pid: pid_t = -1
      var blocked: UInt64?
      // While it starts, the daemon blocks some for itself.
      #expect(
        await eventually {
          let file = read(folder.path("speech-dispatcher/pid/speech-dispatcher.pid"))
          pid = pid_t(file.trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1
          let line = read("/proc/\(pid)/status").split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
          blocked = line.flatMap { UInt64($0.dropFirst(8), radix: 16) }
          return blocked.map { $0 & ~(1 << UInt64(SIGPIPE - 1)) == 0 } == true
        }, "\(String(blocked ?? 0, radix: 16))")
      if pid > 0 { kill(pid, SIGKILL) }
    }
  }

  @Test(arguments: 0...12)
  func `a daemon that goes away in the middle costs the speech and nothing else`(commands: Int) async {
    await #expect(processExitsWith: .success) { [commands] in
      signal(SIGPIPE, SIG_IGN)
      let daemon = LeavingDaemon(in: try PrivateFolder(), after: commands)
      let reports = Reports()
      let speaker = SpeechdSpeaker(language: "en", start: .now, report: reports.take)
      speaker.say(Utterance("one"), at: .seconds(1))
      speaker.silence(at: .seconds(2))
      await speaker.finish()
      let recital = Recital(try EspeakEngine.start(), in: try Voice(name: "en"))
      let finding = await SpeechCheck(recital, device: nil, language: "en", patience: .seconds(1))
        .check(.speechd, saying: "two")
      #expect(finding.outcome != .heard)
      #expect(commands > 3 || !reports.all.isEmpty)
      _ = daemon
    }
  }

  @Test func `a daemon that hangs costs the speech and nothing else`() async {
    await #expect(processExitsWith: .success) {
      let daemon = try SpeechDaemon(in: PrivateFolder())
      let reports = Reports()
      let speaker = SpeechdSpeaker(language: "en", start: .now, report: reports.take)
      speaker.say(Utterance("one"), at: .seconds(1))
      await speaker.finish()
      daemon.send(SIGSTOP)
      let before = ContinuousClock.now
      speaker.say(Utterance("two"), at: .seconds(2))
      #expect(before.duration(to: .now) < .seconds(1))
      await speaker.finish()
      #expect(before.duration(to: .now) < .seconds(20))
      #expect(await eventually { reports.all == [.daemonHangs] })
      daemon.send(SIGCONT)
      #expect(await eventually { reports.all.last == .recovered("speech-dispatcher") })
    }
  }
}

import Foundation
import SoundServers
import Speaking
import Testing

@Suite struct WavSpeakerTests {
  private let folder: PrivateFolder
  private let reports = Reports()

  init() throws { folder = try PrivateFolder() }

  @Test(arguments: [
    ("en", ["10 seconds", "3", "2", "1", "Time is up"]), ("es", ["10 segundos", "3", "2", "1", "Se acabó el tiempo"]),
    ("de", ["10 Sekunden", "3", "2", "1", "Die Zeit ist um"]), ("ru", ["10 секунд", "3", "2", "1", "Время вышло"]),
  ])
  func `each utterance begins at its instant to the sample, and between them it is silent`(
    name: String, texts: [String]
  ) async throws {
    let speaker = try speaker(name)
    let instants: [Duration] = [.zero, .seconds(7), .seconds(8), .seconds(9), .milliseconds(10_001)]
    for (index, text) in texts.enumerated() {
      let next = index + 1 < instants.count ? instants[index + 1] : nil
      let utterance = Utterance(text, urgency: next == nil ? .important : .message, isCounted: (1...3).contains(index))
      speaker.prepare(utterance, at: instants[index], next: next)
      speaker.say(utterance, at: instants[index])
    }
    await speaker.finish()
    let file = try read()
    for instant in instants {
      let onset = instant.samples
      let first = file.samples[onset...].firstIndex { $0.magnitude > 184 }
      #expect(abs((first ?? .max) - onset) <= 1)
      #expect(file.samples[max(0, onset - 800)..<onset].allSatisfy { $0 == 0 })
    }
    #expect(reports.all == [])
  }

  @Test func `the file is 16 bits, one channel, and tells its size`() async throws {
    let speaker = try speaker("en")
    speaker.say(Utterance("one"), at: .seconds(1))
    await speaker.finish()
    let file = try read()
    #expect(file.rate == 22_050 && file.channels == 1 && file.bits == 16)
    #expect(Int(file.dataSize) == file.samples.count * 2)
    #expect(file.riffSize == file.dataSize + 36)
  }

  @Test func `a run that was killed leaves the file whole up to there`() async throws {
    let speaker = try speaker("en")
    speaker.say(Utterance("one"), at: .zero)
    speaker.say(Utterance("two"), at: .seconds(2))
    speaker.silence(at: .seconds(2))
    await speaker.finish()
    let before = try read()
    #expect(before.samples.count == 44_100)
    #expect(Int(before.dataSize) == 88_200)
  }

  @Test func `what does not fit before the next is made to fit`() async throws {
    let synthesizer = ToldSynthesizer(["long": 1.4])
    let speaker = try speaker(synthesizer)
    speaker.prepare(Utterance("long"), at: .seconds(1), next: .seconds(2))
    speaker.say(Utterance("long"), at: .seconds(1))
    await speaker.finish()
    #expect(synthesizer.rendered.count == 2)
    #expect(try read().stretches.map(\.lowerBound) == [22_050])
    #expect(try read().samples.count < 44_100)
  }

  @Test func `an answer ends before the mark that is prepared, unless that may be left out`() async throws {
    let synthesizer = ToldSynthesizer(["answer": 1.4])
    let speaker = try speaker(synthesizer)
    speaker.prepare(Utterance("mark"), at: .seconds(2), next: nil)
    speaker.say(Utterance("answer"), at: .seconds(1))
    speaker.prepare(Utterance("5", isCounted: true), at: .seconds(6), next: nil)
    speaker.say(Utterance("answer"), at: .seconds(5))
    await speaker.finish()
    #expect(synthesizer.rendered == ["answer@175", "answer@261", "answer@175"])
  }

  @Test func `hours of silence cost no memory and little time`() async throws {
    let speaker = try speaker("en")
    speaker.say(Utterance("Time is up"), at: .seconds(3 * 3_600))
    await speaker.finish()
    let size = try FileManager.default.attributesOfItem(atPath: folder.path("a.wav"))[.size] as? Int
    #expect((size ?? 0) > 3 * 3_600 * 44_100)
  }

  @Test(arguments: ["/nonexistent/a.wav", "/proc/a.wav", "/", "/dev/full"])
  func `a file that cannot be made is refused at once`(path: String) {
    #expect {
      try WavSpeaker(path: path, recital: try recital(ToldSynthesizer()), report: reports.take)
    } throws: { error in
      switch error {
      case SpeechProblem.wavNotMade(path, let reason): path != "/dev/full" && !reason.isEmpty
      case SpeechProblem.wavNotWritten("/dev/full", let reason): path == "/dev/full" && !reason.isEmpty
      default: false
      }
    }
  }

  @Test func `a full disk is told once, and what is on it stays`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      let reports = Reports()
      signal(SIGXFSZ, SIG_IGN)
      // The limit stands in for a disk: writing behind it fails.
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      setrlimit(__rlimit_resource_t(1), &limit)
      let recital = Recital(ToldSynthesizer(), in: try Voice(name: "en"))
      let speaker = try WavSpeaker(path: folder.path("a.wav"), recital: recital, report: reports.take)
      for second in 0..<5 { speaker.say(Utterance("one"), at: .seconds(second)) }
      await speaker.finish()
      #expect(reports.all == [.wavNotWritten(path: folder.path("a.wav"), reason: "File too large")])
      let size = try FileManager.default.attributesOfItem(atPath: folder.path("a.wav"))[.size] as? Int
      #expect(size == 100_000)
    }
  }

  @Test func `a file that cannot be patched says that it is as long as can be`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try PrivateFolder()
      let file = open(folder.path("a.wav"), O_WRONLY | O_CREAT | O_APPEND, 0o600)
      dup2(file, 1)
      let recital = Recital(ToldSynthesizer(), in: try Voice(name: "en"))
      let speaker = try WavSpeaker(path: "-", recital: recital) { _ in }
      speaker.say(Utterance("one"), at: .zero)
      await speaker.finish()
      let wav = try WavFile(try Data(contentsOf: URL(filePath: folder.path("a.wav"))))
      #expect(wav.riffSize == .max && wav.dataSize == .max)
      #expect(wav.samples.count == 22_050 + 220)
    }
  }

  @Test func `more than a header can say is known before the start`() {
    #expect((Duration.seconds(27 * 3_600)...(.seconds(27 * 3_600 + 300))).contains(WavWriter.longest))
  }

  private func speaker(_ name: String) throws -> WavSpeaker {
    try speaker(try EspeakEngine.start(), in: name)
  }

  private func speaker(_ synthesizer: some Synthesizer, in name: String = "en") throws -> WavSpeaker {
    let recital = Recital(synthesizer, in: try Voice(name: name))
    return try WavSpeaker(path: folder.path("a.wav"), recital: recital, report: reports.take)
  }

  private func recital(_ synthesizer: ToldSynthesizer) throws -> Recital {
    Recital(synthesizer, in: try Voice(name: "en"))
  }

  private func read() throws -> WavFile { try WavFile(try Data(contentsOf: URL(filePath: folder.path("a.wav")))) }
}

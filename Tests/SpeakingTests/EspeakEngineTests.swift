import Foundation
import Speaking
import Testing

@Suite struct EspeakEngineTests {
  private let engine: EspeakEngine

  init() throws { engine = try EspeakEngine.start() }

  @Test(arguments: [
    ("en", "1 minute, 5 seconds", 1_594), ("es", "1 minuto, 5 segundos", 1_821), ("de", "1 Minute, 5 Sekunden", 1_717),
    ("ru", "1 минута, 5 секунд", 1_594), ("en", "five", 444), ("ru", "пять", 260),
  ])
  func `a phrase is heard about as long as espeak-ng takes for it`(name: String, text: String, length: Int) throws {
    let rendering = try engine.render(text, in: Voice(name: name))
    #expect(!rendering.isSilent)
    #expect(abs(rendering.length / .milliseconds(length) - 1) < 0.1)
    let silence = rendering.samples.count - rendering.audible.upperBound
    #expect(Duration(samples: rendering.audible.lowerBound) < .milliseconds(120))
    #expect(Duration(samples: silence) < .milliseconds(60))
  }

  @Test func `a faster voice takes less time and a lower volume less force`() throws {
    let usual = try engine.render("Time is up", in: Voice(name: "en"))
    let fast = try engine.render("Time is up", in: Voice(name: "en", rate: 280))
    let soft = try engine.render("Time is up", in: Voice(name: "en", volume: 20))
    #expect(fast.length < usual.length * 0.75)
    #expect(peak(soft) < peak(usual) / 3)
  }

  @Test func `a command hidden in a text does not change the voice`() throws {
    let before = try engine.render("one two three", in: Voice(name: "en"))
    _ = try engine.render("\u{01}300S one", in: Voice(name: "en"))
    let after = try engine.render("one two three", in: Voice(name: "en"))
    #expect(abs(after.length / before.length - 1) < 0.05)
  }

  @Test func `markup and phoneme brackets are only text`() throws {
    let file = try engine.render("<audio src=\"/etc/passwd\"/> [[tu:]]", in: Voice(name: "en"))
    #expect(!file.isSilent)
  }

  @Test(arguments: ["", " ", "\u{FFFD}\u{1B}"])
  func `nothing to say is silent`(text: String) throws {
    #expect(try engine.render(text, in: Voice(name: "en")).isSilent)
  }

  @Test(arguments: ["xx-nobody", "", "../en", "/etc/passwd", "e n", String(repeating: "e", count: 5_000)])
  func `a voice that is not there is named`(name: String) throws {
    let voice = try Voice(name: name)
    #expect(throws: SpeechProblem.voiceNotFound(name)) { try engine.render("one", in: voice) }
    #expect(!engine.hasVoice(name))
  }

  @Test(arguments: ["en", "es", "de", "ru", "en-us+f2", "en-gb", "fr-fr+m3", "fr-be"])
  func `a voice that is there is found`(name: String) {
    #expect(engine.hasVoice(name))
  }

  @Test func `installed voices are listed with their languages`() throws {
    let spanish = try #require(engine.voices.first { $0.identifier.hasSuffix("roa/es") })
    #expect(spanish.languages == ["es"])
    #expect(engine.voices.count > 100)
  }

  @Test(arguments: [("es", "un", "ˈun"), ("de", "fünf", "fˈynf"), ("es", "uno, dos", "ˈuno dˈos")])
  func `phonemes tell how a text is read`(name: String, text: String, phonemes: String) throws {
    #expect(try engine.phonemes(of: text, in: name) == phonemes)
  }

  @Test func `a voice is known by its language too`() throws {
    #expect(try engine.phonemes(of: "past four", in: "en-gb") == engine.phonemes(of: "past four", in: "en"))
    #expect(try engine.phonemes(of: "past four", in: "en-gb") != engine.phonemes(of: "past four", in: "en-us"))
  }

  @Test func `two voices at once wait for each other`() async throws {
    let voices = try ["en", "de", "es", "ru"].map { try Voice(name: $0) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<80 {
        group.addTask { [engine] in try engine.render("5", in: voices[index % 4]).isSilent }
      }
      for try await isSilent in group { #expect(!isSilent) }
    }
  }

  @Test func `the address of the sound server is as before`() async {
    await #expect(processExitsWith: .success) {
      setenv("PULSE_SERVER", "unix:/tmp/somewhere", 1)
      _ = try EspeakEngine.start()
      #expect(String(cString: getenv("PULSE_SERVER")) == "unix:/tmp/somewhere")
    }
  }

  @Test func `missing speech data is an error and no exit`() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "speech-data-\(getpid())")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "espeak-ng-data"), withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      setenv("ESPEAK_DATA_PATH", folder.path, 1)
      for _ in 1...2 { #expect(throws: SpeechProblem.speechDataMissing) { try EspeakEngine.start() } }
    }
  }

  private func peak(_ rendering: Rendering) -> Int { rendering.samples.map { Int($0.magnitude) }.max() ?? 0 }
}

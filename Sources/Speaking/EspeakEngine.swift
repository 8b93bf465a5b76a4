internal import CEspeakNG
internal import Glibc
internal import Synchronization

/// espeak-ng, of which a process can have only one: all of its state is global, so every call waits for the one before.
///
/// It is never terminated, since its second ending never returns. It gets plain text only: with markup on, it would run
/// programs that the text names.
package final class EspeakEngine: Synthesizer {
  /// The name of the voice that is set, once one is.
  private let current = Mutex<String?>(nil)

  /// The engine of this process, made at the first call. That has to be before any other thread reads the environment.
  ///
  /// - Throws: `SpeechProblem.speechDataMissing`, at every call alike.
  package static func start() throws(SpeechProblem) -> EspeakEngine { try started.get() }

  private static let started: Result<EspeakEngine, SpeechProblem> = {
    // Even when it only makes samples, espeak-ng first connects to the sound server, which may hang for half a minute.
    let server = getenv("PULSE_SERVER").map { String(cString: $0) }
    setenv("PULSE_SERVER", "unix:/nonexistent/speech-timer", 1)
    defer { if let server { setenv("PULSE_SERVER", server, 1) } else { unsetenv("PULSE_SERVER") } }
    // Of data that are missing it tells standard error in its own way.
    let rate = hushed { espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, espeakINITIALIZE_DONT_EXIT) }
    guard Int(rate) == SampleRate.hertz else { return .failure(.speechDataMissing) }
    espeak_SetSynthCallback(gather)
    return .success(EspeakEngine())
  }()

  private init() {}

  package func render(_ text: String, in voice: Voice) throws(SpeechProblem) -> Rendering {
    try current.withLock { (name) throws(SpeechProblem) in
      try select(voice.name, instead: &name)
      espeak_SetParameter(espeakRATE, Int32(voice.rate), 0)
      espeak_SetParameter(espeakPITCH, Int32(voice.pitch), 0)
      espeak_SetParameter(espeakVOLUME, Int32(voice.volume), 0)
      let text = text.speakable
      let code = espeak_Synth(text, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
      let samples = gathered.withLock { samples in
        defer { samples = [] }
        return samples
      }
      guard code == EE_OK else { throw .synthesisFailed(code: Int(code.rawValue)) }
      return Rendering(samples, volume: voice.volume)
    }
  }

  /// How a voice reads a text, in the International Phonetic Alphabet, clause after clause.
  ///
  /// - Throws: `SpeechProblem.voiceNotFound`.
  package func phonemes(of text: String, in name: String) throws(SpeechProblem) -> String {
    try current.withLock { (current) throws(SpeechProblem) in
      try select(name, instead: &current)
      return text.speakable.withCString { start in
        var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
        var clauses: [String] = []
        while rest != nil, let clause = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, Self.phoneticAlphabet) {
          clauses.append(String(cString: clause))
        }
        return clauses.filter { !$0.isEmpty }.joined(separator: " ")
      }
    }
  }

  /// The second bit of `espeak_TextToPhonemes`'s mode.
  private static let phoneticAlphabet: Int32 = 0x02

  /// Whether there is such a voice, variants included.
  package func hasVoice(_ name: String) -> Bool {
    current.withLock { current in (try? select(name, instead: &current)) != nil }
  }

  /// The voices that are installed, in espeak-ng's order.
  package var voices: [ListedVoice] {
    current.withLock { _ in listed() }
  }

  private func listed() -> [ListedVoice] {
    var listed: [ListedVoice] = []
    guard var entry = espeak_ListVoices(nil) else { return [] }
    while let voice = entry.pointee {
      listed.append(ListedVoice(voice.pointee))
      entry += 1
    }
    return listed
  }

  /// Sets a voice, unless it is the one that is set.
  private func select(_ name: String, instead current: inout String?) throws(SpeechProblem) {
    guard name != current else { return }
    // espeak-ng looks a name up as a file, in buffers of a few dozen bytes.
    let isPlain = name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } && !name.hasPrefix("/") && !name.contains("..")
    guard isPlain, (1...40).contains(name.utf8.count), setVoice(name) || selectLanguage(name)
    else {
      throw .voiceNotFound(name)
    }
    current = name
  }

  /// Sets a voice by the language that `espeak-ng --voices` shows for it, which need not be its name: the one of
  /// "en-gb" is called "en". It may have a variant.
  private func selectLanguage(_ name: String) -> Bool {
    let language = name.prefix { $0 != "+" }
    guard let voice = listed().first(where: { $0.languages.first == language.lowercased() }) else { return false }
    return setVoice(voice.identifier + name.dropFirst(language.count))
  }

  /// Of a voice with a small dictionary it says so on standard error.
  private func setVoice(_ name: String) -> Bool { hushed { espeak_SetVoiceByName(name) == EE_OK } }
}

/// The samples of the text that is being rendered; only one is at a time.
private let gathered = Mutex<[Int16]>([])

/// Takes what espeak-ng made; longer than five minutes nobody listens.
private let gather: @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) -> Int32 =
  {
    made, count, _ in
    guard let made, count > 0 else { return 0 }
    return gathered.withLock { samples in
      samples.append(contentsOf: UnsafeBufferPointer(start: made, count: Int(count)))
      return samples.count < 300 * SampleRate.hertz ? 0 : 1
    }
  }

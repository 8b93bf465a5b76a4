import Phrasing
import Speaking

/// What a voice is heard to say.
struct Ear {
  let voice: String
  private let engine: EspeakEngine

  init(_ voice: String) throws {
    self.voice = voice
    engine = try EspeakEngine.start()
  }

  var voiceExists: Bool { engine.hasVoice(voice) }

  func phonemes(_ text: String) throws -> String { try engine.phonemes(of: text, in: voice) }

  /// Without stress, length, pauses and the boundaries of words, and without what else a voice does to a sound because
  /// of them: lax and tense vowels, vowels without a syllable, glottal stops, soft consonants, kinds of r.
  func folded(_ text: String, alike pairs: [(said: String, as: String)] = []) throws -> String {
    let sounds = try phonemes(text).unicodeScalars.filter { !Self.ignored.contains($0) }.map { Self.alike[$0] ?? $0 }
    var said = String(String.UnicodeScalarView(sounds))
    for pair in pairs { said.replace(pair.said, with: pair.as) }
    var folded = String.UnicodeScalarView()
    for sound in said.unicodeScalars where sound != folded.last { folded.append(sound) }
    return String(folded)
  }

  /// Whether a word, which has letters for sounds, is spelled: each letter by its name, with a stress of its own. Of short
  /// words that cannot be told.
  func isSpelled(_ word: String) throws -> Bool {
    let letters = word.unicodeScalars.map { String($0) }
    guard letters.count > 3 else { return false }
    return try stressed(word) == stressed(letters.joined(separator: " "))
  }

  private func stressed(_ text: String) throws -> String {
    try phonemes(text).replacing("ˌ", with: "ˈ").replacing(" ", with: "")
  }

  private static let ignored = Set("ˈˌːˑ'‖| _-?#ʔʲ\u{329}\u{32F}\u{200D}\u{361}".unicodeScalars)

  private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
    "ɪ": "i", "ᵻ": "i", "ʊ": "u", "w": "u", "ɛ": "e", "ε": "e", "ɔ": "o", "œ": "ø", "ɑ": "a", "ɾ": "r", "ʁ": "r",
    "ɹ": "r",
    "ʎ": "l", "ɣ": "x",
  ]
}

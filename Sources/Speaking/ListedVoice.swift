internal import CEspeakNG

/// A voice that is installed, as espeak-ng lists it.
package struct ListedVoice: Equatable, Sendable {
  package let name: String
  /// The languages it is for, as tags in lower case, the one it suits best first.
  package let languages: [String]
  /// Its file below espeak-ng's folder of voices.
  package let identifier: String

  init(_ voice: espeak_VOICE) {
    name = voice.name.map { String(cString: $0) } ?? ""
    identifier = voice.identifier.map { String(cString: $0) } ?? ""
    // Each language is a byte of priority, a tag and a zero; a zero priority ends the list.
    var languages: [String] = []
    if var entry = voice.languages {
      while entry.pointee != 0 {
        let tag = String(cString: entry + 1)
        languages.append(tag)
        entry += tag.utf8.count + 2
      }
    }
    self.languages = languages
  }
}

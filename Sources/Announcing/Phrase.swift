/// What is told, in one language: for the eye and the finger, and for the voice.
package struct Phrase: Equatable, Sendable {
  /// With digits: "21 minutos".
  package var written: String
  /// With the words that the voice needs: "veintiún minutos".
  package var spoken: String

  package init(written: String, spoken: String) {
    self.written = written
    self.spoken = spoken
  }

  /// The same in both forms.
  package init(_ text: String) { self.init(written: text, spoken: text) }
}

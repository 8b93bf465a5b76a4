/// Makes sound of text.
package protocol Synthesizer: Sendable {
  /// Makes the sound of a text in a voice; it may take some milliseconds, and one text waits for another.
  ///
  /// - Throws: `SpeechProblem.voiceNotFound` and what else keeps it from speaking; a text that comes out silent is no
  ///   error.
  func render(_ text: String, in voice: Voice) throws(SpeechProblem) -> Rendering
}

/// What keeps speech from being heard, as facts; whoever shows it finds the words.
package enum SpeechProblem: Error, Equatable, Sendable {
  /// A setting of the voice lies outside its range.
  case outOfRange(Voice.Setting, value: Int, allowed: ClosedRange<Int>)
  /// espeak-ng has no voice of this name.
  case voiceNotFound(String)
  /// espeak-ng could not read its data (Debian: `espeak-ng-data`).
  case speechDataMissing
  /// espeak-ng refused a text, with its number for why.
  case synthesisFailed(code: Int)
  /// The voice made no sound of this text.
  case voiceSilent(voice: String, text: String)
  /// Neither a sound server nor a card took the sound; each says why.
  case noOutput([Refusal])
  /// The output takes connections and does not answer.
  case outputHangs(String)
  /// The output took the sound and then did not react any more: it is suspended, or its server hangs.
  case outputStalls(String)
  /// The output was lost while it played.
  case outputLost(Refusal)
  /// The output of this description is muted, or its volume is 0.
  case outputMuted(String)
  /// The WAV file cannot be made.
  case wavNotMade(path: String, reason: String)
  /// The WAV file was made and cannot be written to its end.
  case wavNotWritten(path: String, reason: String)
  /// The WAV file holds as much as its header can say; the rest is left out.
  case wavFull(path: String)
  /// No speech-dispatcher answers, or it could not be started.
  case daemonMissing(reason: String)
  /// The speech-dispatcher takes connections and does not answer.
  case daemonHangs
  /// What failed before works again, through the output of this name.
  case recovered(String)

  /// The output that does not return from a call, if that is what is wrong.
  var hangingOutput: String? {
    switch self {
    case .outputHangs(let name), .outputStalls(let name): name
    case .outOfRange, .voiceNotFound, .speechDataMissing, .synthesisFailed, .voiceSilent, .noOutput, .outputLost,
      .outputMuted, .wavNotMade, .wavNotWritten, .wavFull, .daemonMissing, .daemonHangs, .recovered:
      nil
    }
  }

  /// An output that did not do what it was asked, and its library's reason.
  package struct Refusal: Error, Equatable, Sendable {
    package var output: String
    package var reason: String

    package init(output: String, reason: String) {
      self.output = output
      self.reason = reason
    }
  }
}

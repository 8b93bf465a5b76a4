/// An open stream to a loudspeaker. One thread uses it; any call may block for as long as its server likes.
package protocol AudioOutput: AnyObject {
  /// The name of what plays it, for a person.
  var name: String { get }

  /// How long it is from now until a sample that is written now is heard.
  func latency() throws(SpeechProblem) -> Duration

  /// Plays samples after those that were written before; returns when they are taken.
  func write(_ samples: ArraySlice<Int16>) throws(SpeechProblem)

  /// Returns when all that was written has been heard.
  func drain() throws(SpeechProblem)

  /// Throws away what was written and is not yet heard.
  func flush()

  /// Ends the stream; nothing else is called after it.
  func close()
}

/// Where a stream comes from.
package protocol OutputSource: Sendable {
  /// The name of what is tried first, for a person: where an opening hangs, it is there.
  var name: String { get }

  /// Opens a stream.
  ///
  /// - Throws: `SpeechProblem.noOutput` with the reason of each thing that was tried.
  func open() throws(SpeechProblem) -> any AudioOutput
}

/// The sound server if one answers, else the card.
package struct SoundLadder: OutputSource {
  private let device: String?
  package var name: String { PulseOutput.name }

  /// - Parameter device: a sink of the server or a device of ALSA, instead of their defaults.
  package init(device: String? = nil) { self.device = device }

  package func open() throws(SpeechProblem) -> any AudioOutput {
    let server: SpeechProblem.Refusal
    do throws(SpeechProblem.Refusal) { return try PulseOutput(device: device) } catch { server = error }
    do throws(SpeechProblem.Refusal) { return try ALSAOutput(device: device) } catch {
      throw .noOutput([server, error])
    }
  }
}

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
  /// What is tried, the best first.
  var rungs: [OutputRung] { get }
}

/// One way to a loudspeaker.
package struct OutputRung: Sendable {
  /// The name of what is opened, for a person: that of the stream.
  package let name: String
  /// Opens a stream, or throws `SpeechProblem.noOutput` with the reason why not.
  package let open: @Sendable () throws(SpeechProblem) -> any AudioOutput

  package init(_ name: String, open: @escaping @Sendable () throws(SpeechProblem) -> any AudioOutput) {
    self.name = name
    self.open = open
  }

  /// - Parameter device: a sink of the server; nil is its default.
  static func server(_ device: String?) -> OutputRung {
    OutputRung(PulseOutput.name) { () throws(SpeechProblem) in
      do throws(SpeechProblem.Refusal) { return try PulseOutput(device: device) } catch { throw .noOutput([error]) }
    }
  }

  /// - Parameter device: a device of ALSA; nil is its default.
  static func card(_ device: String?) -> OutputRung {
    OutputRung(ALSAOutput.name) { () throws(SpeechProblem) in
      do throws(SpeechProblem.Refusal) { return try ALSAOutput(device: device) } catch { throw .noOutput([error]) }
    }
  }
}

/// The sound server if one answers, else the card.
package struct SoundLadder: OutputSource {
  package let rungs: [OutputRung]

  /// - Parameter device: a sink of the server or a device of ALSA, instead of their defaults.
  package init(device: String? = nil) { rungs = [.server(device), .card(device)] }
}

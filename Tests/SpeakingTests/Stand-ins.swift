import Speaking
import Synchronization

/// A synthesizer whose texts last as long as it is told, and which remembers what it was asked for.
final class ToldSynthesizer: Synthesizer {
  /// Seconds by text, at 175 words a minute; 0 is silent, and what is not listed takes a second.
  private let lengths: [String: Double]
  private let problem: SpeechProblem?
  private let asked = Mutex<[String]>([])

  init(_ lengths: [String: Double] = [:], failing problem: SpeechProblem? = nil) {
    self.lengths = lengths
    self.problem = problem
  }

  /// "text@rate" for each rendering.
  var rendered: [String] { asked.withLock { $0 } }

  func render(_ text: String, in voice: Voice) throws(SpeechProblem) -> Rendering {
    asked.withLock { $0.append("\(text)@\(voice.rate)") }
    if let problem { throw problem }
    let length = lengths[text, default: 1] * 175 / Double(voice.rate)
    let edge = [Int16](repeating: 0, count: 500)
    return Rendering(edge + [Int16](repeating: 9_000, count: Duration.seconds(length).samples) + edge)
  }
}

/// Remembers what was reported, in order.
final class Reports: Sendable {
  private let heard = Mutex<[SpeechProblem]>([])

  var all: [SpeechProblem] { heard.withLock { $0 } }

  var take: @Sendable (SpeechProblem) -> Void {
    { problem in self.heard.withLock { $0.append(problem) } }
  }
}

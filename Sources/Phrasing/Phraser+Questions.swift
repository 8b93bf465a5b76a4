package import Announcing
import Timing

extension Phraser {
  /// Asks for a time.
  package var howLong: Phrase { finished(sentence(.howLong)) }

  /// Tells what may be answered.
  package var howLongHelp: Phrase { finished(sentence(.howLongHelp)) }

  /// A duration that a number stands for.
  package func choice(_ number: Int, of duration: Duration) -> Phrase {
    let (number, text) = (times.number(number), durations.phrase(TimeParts(duration)))
    let spoken = sentence(.named, [.text: text, .name: number]).spoken
    // A comma would be taken for that of a number.
    return finished(Phrase(written: "\(number.written): \(text.written)", spoken: spoken))
  }
}

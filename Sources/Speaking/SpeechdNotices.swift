/// How far the texts of one connection to speech-dispatcher have come, as long as somebody may ask.
package struct SpeechdNotices: Sendable {
  private var known: [Int: SpeechdProgress] = [:]
  private var newest = 0

  package init() {}

  /// A text was told under this number; later ones have higher numbers.
  package mutating func told(_ number: Int) {
    newest = number
    if known[number] == nil { known[number] = .waits }
  }

  /// The daemon lets know of a text; of the newest, it may do so before its number is told.
  package mutating func note(_ progress: SpeechdProgress, of number: Int) {
    if known[number] != nil || number > newest { known[number] = progress }
  }

  /// How far a text has come. That it is over is answered once, and then forgotten.
  package mutating func progress(of number: Int) -> SpeechdProgress? {
    let progress = known[number]
    if progress == .ended || progress == .cancelled { known[number] = nil }
    return progress
  }

  /// Nobody asks any more for what was told so far.
  package mutating func forgetAll() { known = [:] }
}

/// How far a text has come with speech-dispatcher.
package enum SpeechdProgress: Sendable {
  case waits, isHeard, ended, cancelled
}

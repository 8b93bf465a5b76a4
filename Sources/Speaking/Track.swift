/// Lays utterances out on a line of sound, in the order in which they are said, to the sample.
///
/// It keeps the last one back until it is known whether another ends it, so it holds no more than that one.
package struct Track: Sendable {
  /// What comes next on the line.
  package enum Stretch: Equatable, Sendable {
    /// So many samples of silence.
    case silence(Int)
    case sound(ArraySlice<Int16>)
  }

  private var current: Piece?
  /// The sample at which `current` begins.
  private var start = 0
  /// The samples that were handed out.
  private var position = 0

  package init() {}

  /// What to write, now that a piece is said.
  package mutating func place(_ piece: Piece) -> [Stretch] {
    var begin = piece.instant.samples
    var stretches: [Stretch] = []
    if let current {
      let end = start + current.length.samples
      if begin >= end {
        stretches = settle(until: begin)
      } else {
        switch Precedence.of(piece, over: current) {
        case .cuts: stretches = settle(until: begin - Fitting.pause.samples)
        case .yields: return []
        case .waits:
          begin = end + Fitting.pause.samples
          stretches = settle(until: begin)
        }
      }
    }
    if begin > position {
      stretches.append(.silence(begin - position))
      position = begin
    }
    current = piece
    start = position
    return stretches
  }

  /// What to write, now that all is silenced at an instant.
  package mutating func silence(at instant: Duration) -> [Stretch] { settle(until: instant.samples) }

  /// What is left to write at the end.
  package mutating func finish() -> [Stretch] { settle(until: .max) }

  /// Hands out what is held back, as far as it is heard.
  private mutating func settle(until end: Int) -> [Stretch] {
    guard let piece = current else { return [] }
    current = nil
    let heard = piece.samples.prefix(max(0, min(piece.samples.count, end - start)))
    position = start + heard.count
    return heard.isEmpty ? [] : [.sound(heard)]
  }
}

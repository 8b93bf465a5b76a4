package import Announcing

/// What a run has to draw.
package struct Scene: Equatable, Sendable {
  /// One thing that takes its time.
  package enum Figure: Equatable, Sendable {
    case countdown(Narrator)
    case talk(Talk)

    /// Nil where it has no name.
    package var label: String? {
      switch self {
      case .countdown(let narrator): narrator.label
      case .talk(let talk): talk.label
      }
    }
  }

  package var figures: [Figure] = []
  /// Which of them keys are for, if that is one of several.
  package var selected: Int?
}

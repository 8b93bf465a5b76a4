package import Announcing

/// What a run has to draw.
package struct Scene: Equatable, Sendable {
  package var narrators: [Narrator] = []
  /// Which of them keys are for, if that is one of several.
  package var selected: Int?
}

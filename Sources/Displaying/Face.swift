package import Drawing

/// A countdown or a speech as a display draws it.
package struct Face: Equatable, Sendable {
  package var hand: Hand
  /// The colours of its ring, where they tell something; nil: as others have them.
  package var colors: Gradient?
  /// Its name, if it has one.
  package var label: String?
  /// What else is told of it, each a line in words; one that is empty keeps its place.
  package var notes: [String]
  /// Whether keys are for it alone.
  package var isSelected: Bool

  package init(
    _ hand: Hand, colors: Gradient? = nil, label: String? = nil, notes: [String] = [], isSelected: Bool = false
  ) {
    self.hand = hand
    self.colors = colors
    self.label = label
    self.notes = notes
    self.isSelected = isSelected
  }
}

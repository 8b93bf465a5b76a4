package import Timing

/// One countdown as a display draws it.
package struct Face: Equatable, Sendable {
  package var countdown: Countdown
  /// Its name, if it has one.
  package var label: String?
  /// What else is told of it, each a line in words; one that is empty keeps its place.
  package var notes: [String]
  /// Whether keys are for it alone.
  package var isSelected: Bool

  package init(_ countdown: Countdown, label: String? = nil, notes: [String] = [], isSelected: Bool = false) {
    self.countdown = countdown
    self.label = label
    self.notes = notes
    self.isSelected = isSelected
  }
}

/// The running programs that read screens.
package struct Processes: Sendable, Equatable {
  package var found: Set<Program>
  /// Whether every process could be seen: where `/proc` hides those of others (`hidepid`), not finding one says
  /// nothing.
  package var isComplete: Bool

  package init(found: Set<Program>, isComplete: Bool) {
    self.found = found
    self.isComplete = isComplete
  }

  /// A running program that reads screens.
  package struct Program: Sendable, Hashable {
    package var name: Name
    package var owner: Owner
    /// Whether it is our parent, or a parent's parent, and so on.
    package var isAboveUs: Bool

    package init(name: Name, owner: Owner, isAboveUs: Bool) {
      self.name = name
      self.owner = owner
      self.isAboveUs = isAboveUs
    }
  }

  /// The names of the programs, as processes have them; the first is named where there are several.
  package enum Name: String, Sendable, Comparable, CaseIterable {
    case orca, fenrir, yasr, brltty

    /// By the order above, in which they are named.
    package static func < (one: Name, other: Name) -> Bool {
      allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
    }
  }

  /// Whose a process is: root's is `us` where we are root.
  package enum Owner: Sendable, CaseIterable {
    case us, root, other
  }
}

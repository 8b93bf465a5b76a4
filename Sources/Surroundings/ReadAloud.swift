/// Whether a line that is printed now is read aloud by the screen reader beside us. It is told what happens.
///
/// Where that is not certain the answer is no, and the line is spoken too: to hear it twice is better than never.
package struct ReadAloud: Sendable, Equatable {
  private let reach: Reach
  /// Whether the terminal has told that it lost the focus. Until then its reports are not believed: some tell only of a
  /// focus gained.
  private var hasLeft = false
  /// Whether our terminal is in front; nil where that is not known.
  private var isInFront: Bool?

  package init(_ reach: Reach) { self.reach = reach }

  /// Whether the terminal has to report its focus.
  package var wantsReports: Bool { reach == .focused }

  package var isCertain: Bool {
    switch reach {
    case .unknown: false
    case .all: true
    case .focused: hasLeft && isInFront == true
    case .inFront: isInFront == true
    }
  }

  /// The terminal reports that it has got the focus, or lost it.
  package mutating func report(hasFocus: Bool) {
    guard reach == .focused else { return }
    if !hasFocus { hasLeft = true }
    isInFront = hasFocus
  }

  /// The terminal is another job's, who gets its reports.
  package mutating func loseReports() {
    if reach == .focused { isInFront = nil }
  }

  /// It was looked whether our console is in front; nil: that cannot be seen.
  package mutating func look(isInFront: Bool?) {
    if reach == .inFront { self.isInFront = isInFront }
  }
}

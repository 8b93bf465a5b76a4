import Timing

/// When something is said before the end, which is always announced, and after it.
package struct Plan: Equatable, Sendable {
  package var marks: [Mark]
  /// Says each multiple of this that is left, if set; at least a second.
  package let every: Duration?
  /// How many seconds are counted down before the end, 0...60.
  package let final: Int
  /// What is said after the end, if anything.
  package var afterEnd: AfterEnd?

  /// How long after the end it is insisted on, if it is.
  package var insistence: Duration? {
    if case .insisting(let limit) = afterEnd { limit } else { nil }
  }

  /// An interval below a second is taken as a second, and `final` is kept within 0...60.
  package init(marks: [Mark], every: Duration? = nil, final: Int = 5, afterEnd: AfterEnd? = nil) {
    self.marks = marks
    self.every = every.map { max($0, .seconds(1)) }
    self.final = min(max(0, final), 60)
    self.afterEnd = afterEnd
  }

  /// The plan of who asked for nothing else.
  package static let standard = Plan(marks: longMarks + marks(in: .second, [30, 10]), final: 5)
  /// The plan where the last seconds are not counted: beside a screen reader, whose speech is slower, and of several
  /// countdowns.
  package static let sparse = Plan(marks: longMarks + marks(in: .second, [10]), final: 0)
  /// The plan of an examination, whose ends differ.
  package static let examination = Plan(marks: marks(in: .minute, [30, 10, 5]), final: 0)
  /// Nothing but the end.
  package static let onlyEnd = Plan(marks: [], final: 0)

  /// This plan with what was asked for: marks and interval take the place of the marks here, together.
  package func replacing(marks: [Mark]? = nil, every: Duration? = nil, final: Int? = nil) -> Plan {
    let isReplaced = marks != nil || every != nil
    return Plan(
      marks: isReplaced ? marks ?? [] : self.marks, every: isReplaced ? every : self.every,
      final: final ?? self.final, afterEnd: afterEnd)
  }

  private static let longMarks =
    marks(in: .hour, [24, 12, 6, 3, 2, 1]) + marks(in: .minute, [30, 15, 10, 5, 2, 1])
  private static func marks(in unit: TimeUnit, _ numbers: [Int]) -> [Mark] {
    numbers.map { .remaining(.seconds($0 * unit.seconds)) }
  }
}

extension Plan {
  /// What is said again and again after the end.
  package enum AfterEnd: Equatable, Sendable {
    /// How long ago that was, until somebody ends it.
    case overtime
    /// That time is up, for so long after it, or until somebody shows that he knows.
    case insisting(for: Duration)

    var every: Duration {
      switch self {
      case .overtime: .seconds(60)
      case .insisting: .seconds(20)
      }
    }
  }
}

/// Steps that follow one another, in rounds: work and break, four times.
package struct Routine: Equatable, Sendable {
  /// One countdown of several.
  package struct Step: Equatable, Sendable {
    /// Nil where it has no name.
    package let label: String?
    package let duration: Duration

    package init(label: String? = nil, duration: Duration) {
      self.label = label
      self.duration = duration
    }
  }

  /// Which time the steps are gone through.
  package struct Round: Equatable, Sendable {
    /// From 1 on.
    package let number: Int
    /// How many there are; nil: one after another, forever.
    package let total: Int?

    package init(_ number: Int, of total: Int? = nil) {
      self.number = number
      self.total = total
    }
  }

  private let steps: [Step]
  private let rounds: Int?
  private let last: Step?
  /// How many steps are over.
  package private(set) var done = 0

  /// - Parameters:
  ///   - steps: one or more.
  ///   - rounds: how often, at least once; nil: forever.
  ///   - last: takes the place of the last round's last step.
  package init(_ steps: [Step], rounds: Int? = 1, last: Step? = nil) {
    self.steps = steps
    self.rounds = rounds
    self.last = last
  }

  /// The step that is under way.
  package var step: Step {
    if let last, isAtLastStep { last } else { steps[done % steps.count] }
  }

  /// The round that is under way; nil if there is only one.
  package var round: Round? { rounds == 1 ? nil : Round(done / steps.count + 1, of: rounds) }

  /// How long all of it takes; nil: forever.
  package var duration: Duration? {
    guard let rounds else { return nil }
    let whole = steps.map(\.duration).reduce(.zero, +) * rounds
    return last.map { whole - steps[steps.count - 1].duration + $0.duration } ?? whole
  }

  /// How long the steps take that follow this one; nil: forever.
  package var following: Duration? {
    guard let duration else { return nil }
    if isAtLastStep { return .zero }
    let round = steps.map(\.duration).reduce(.zero, +)
    let begun = steps[0...(done % steps.count)].map(\.duration).reduce(.zero, +)
    return duration - round * (done / steps.count) - begun
  }

  /// Goes to where so many steps are over, or to the last one.
  mutating func skip(to steps: Int) {
    done = min(max(0, steps), rounds.map { $0 * self.steps.count - 1 } ?? .max)
  }

  /// Goes to the same step of a later round, one that is reached within this time and is not the last, and returns how
  /// long that takes: however much was slept through, few steps are left to go through one by one.
  mutating func skipRounds(within time: Duration) -> Duration {
    let round = steps.map(\.duration).reduce(.zero, +)
    let left = rounds.map { ($0 * steps.count - done) / steps.count - 1 } ?? .max
    let skipped = min(Int(time / round) - 1, left)
    guard skipped > 0 else { return .zero }
    done += skipped * steps.count
    return round * skipped
  }

  /// Whether no step follows.
  package var isAtLastStep: Bool { rounds.map { done + 1 == $0 * steps.count } ?? false }

  /// Goes on to the next step, and returns it; nil after the last one.
  package mutating func advance() -> Step? {
    if isAtLastStep { return nil }
    done += 1
    return step
  }
}

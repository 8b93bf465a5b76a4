import Timing

extension Narrator {
  /// A routine is told as one countdown after another, each of which starts at the very end of the one before it.
  package init(_ routine: Routine, plan: Plan = .standard) {
    self.init(Countdown(routine.step.duration), label: routine.step.label, plan: plan, routine: routine)
  }

  /// Starts the steps that follow an end that has passed, up to the one that is under way now.
  mutating func proceed(at now: Duration) {
    guard let end = countdown.end, end <= now else { return }
    var start = end + (routine?.skipRounds(within: now - end) ?? .zero)
    while start <= now, let step = routine?.advance() {
      begin(step, at: start)
      start += step.duration
    }
  }

  /// Starts the next step before its time; says whether there is one.
  mutating func skipStep(at now: Duration) -> Bool {
    guard let step = routine?.advance() else { return false }
    begin(step, at: now)
    return true
  }
}

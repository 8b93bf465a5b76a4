import Announcing
import Testing
import Timing

@Suite struct RoutineTests {
  private static let work = Routine.Step(label: "Work", duration: .seconds(1500))
  private static let rest = Routine.Step(label: "Break", duration: .seconds(300))
  private static let long = Routine.Step(label: "Long break", duration: .seconds(900))

  private func steps(of routine: Routine, upTo most: Int = 100) -> [String] {
    var routine = routine
    var steps: [String] = []
    var step: Routine.Step? = routine.step
    while let current = step, steps.count < most {
      let round = routine.round.map { " \($0.number)/\($0.total.map(String.init) ?? "-")" } ?? ""
      steps.append((current.label ?? "") + round)
      step = routine.advance()
    }
    return steps
  }

  @Test func `steps follow one another in rounds, and one takes the place of the very last`() {
    let routine = Routine([Self.work, Self.rest], rounds: 2, last: Self.long)
    #expect(steps(of: routine) == ["Work 1/2", "Break 1/2", "Work 2/2", "Long break 2/2"])
    #expect(routine.duration == .seconds(1500 + 300 + 1500 + 900))
  }

  @Test func `a single round is not counted`() {
    #expect(steps(of: Routine([Self.work, Self.rest])) == ["Work", "Break"])
  }

  @Test func `forever has no last step`() {
    let routine = Routine([Self.work, Self.rest], rounds: nil)
    #expect(steps(of: routine, upTo: 5) == ["Work 1/-", "Break 1/-", "Work 2/-", "Break 2/-", "Work 3/-"])
    #expect(routine.duration == nil)
  }

  @Test func `of one step the last round may be another`() {
    #expect(steps(of: Routine([Self.work], rounds: 2, last: Self.long)) == ["Work 1/2", "Long break 2/2"])
  }
}

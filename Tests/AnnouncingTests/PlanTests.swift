import Announcing
import Testing
import Timing

struct PlanTests {
  typealias Planned = (seconds: Double, subject: Announcement.Subject)

  private static func all(of plan: Plan, in total: Duration) -> [(remaining: Duration, subject: Announcement.Subject)] {
    var all: [(remaining: Duration, subject: Announcement.Subject)] = []
    var below = total
    while let next = plan.next(below: below, of: total) {
      all.append(next)
      below = next.remaining
    }
    return all
  }

  private func expect(
    _ plan: Plan, in total: Double, tells expected: [Planned], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let planned = Self.all(of: plan, in: .seconds(total))
    #expect(planned.map(\.remaining) == expected.map { .seconds($0.seconds) }, sourceLocation: sourceLocation)
    #expect(planned.map(\.subject) == expected.map(\.subject), sourceLocation: sourceLocation)
  }

  private let count: [Planned] = [(5, .counted), (4, .counted), (3, .counted), (2, .counted), (1, .counted)]

  @Test func `the standard plan has fewer marks the nearer the start`() {
    let day = 86_400.0
    expect(
      .standard, in: 2 * day,
      tells: [
        (day, .mark), (day / 2, .mark), (day / 4, .mark), (10_800, .mark), (7_200, .mark), (3_600, .mark),
        (1_800, .mark), (900, .mark), (600, .mark), (300, .mark), (120, .mark), (60, .mark), (30, .mark), (10, .mark),
      ] + count)
  }

  @Test func `beside a screen reader only ten seconds are left of the last minute`() {
    expect(.sparse, in: 301, tells: [(300, .mark), (120, .mark), (60, .mark), (10, .mark)])
  }

  @Test func `nothing is planned but the end`() {
    expect(.onlyEnd, in: 90_000, tells: [])
  }

  @Test func `marks at or above the whole are left out`() {
    expect(.standard, in: 10, tells: count)
    expect(.standard, in: 5, tells: Array(count.dropFirst()))
    expect(.standard, in: 1, tells: [])
    expect(.standard, in: 0, tells: [])
    expect(.standard, in: 1.5, tells: [(1, .counted)])
  }

  @Test func `half is told as half, other shares as marks`() {
    expect(Plan(marks: [.half, .share(percent: 10)], final: 0), in: 65, tells: [(32.5, .halfway), (6.5, .mark)])
    expect(Plan(marks: [.remaining(.seconds(30))], final: 0), in: 60, tells: [(30, .mark)])
  }

  @Test func `what falls together is told once, the most telling`() {
    let marks: [Mark] = [.remaining(.seconds(10)), .share(percent: 25), .half, .remaining(.seconds(10))]
    let plan = Plan(marks: marks, every: .seconds(5), final: 2)
    expect(plan, in: 20, tells: [(15, .interval), (10, .halfway), (5, .mark), (2, .counted), (1, .counted)])
    expect(plan, in: 4, tells: [(2, .counted), (1, .counted)])
  }

  @Test func `an interval follows round remaining times`() {
    expect(
      Plan(marks: [], every: .seconds(60), final: 0), in: 185,
      tells: [(180, .interval), (120, .interval), (60, .interval)])
    expect(Plan(marks: [], every: .milliseconds(1_500), final: 0), in: 4, tells: [(3, .interval), (1.5, .interval)])
  }

  @Test func `marks and interval take the place of the plan's marks, together`() {
    expect(
      .standard.replacing(marks: [.remaining(.seconds(8))], every: .seconds(7)), in: 20,
      tells: [(14, .interval), (8, .mark), (7, .interval)] + count)
    expect(.standard.replacing(every: .seconds(15)), in: 20, tells: [(15, .interval)] + count)
    expect(.standard.replacing(marks: []), in: 90, tells: count)
    expect(.standard.replacing(final: 0), in: 20, tells: [(10, .mark)])
    expect(.sparse.replacing(final: 1), in: 20, tells: [(10, .mark), (1, .counted)])
    expect(.onlyEnd.replacing(marks: [.half]), in: 20, tells: [(10, .halfway)])
    #expect(Plan.standard.replacing() == .standard)
    let overtime = Plan(marks: [], afterEnd: .overtime)
    #expect(overtime.replacing(final: 1) == Plan(marks: [], final: 1, afterEnd: .overtime))
  }

  @Test(arguments: [(-1, 0), (0, 0), (60, 60), (61, 60), (Int.max, 60)])
  func `up to a minute is counted`(asked: Int, kept: Int) {
    #expect(Plan(marks: [], final: asked).final == kept)
    #expect(Self.all(of: Plan(marks: [], final: asked), in: .seconds(100)).count == kept)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
  func `an interval is a second at least`(every: Duration) {
    #expect(Plan(marks: [], every: every).every == .seconds(1))
  }

  @Test func `each second of a day is told once, in order`() {
    let planned = Self.all(
      of: .standard.replacing(marks: Plan.standard.marks, every: .seconds(1)), in: .seconds(86_401))
    #expect(planned.map(\.remaining) == (1...86_400).reversed().map { .seconds($0) })
  }
}

@Suite struct PlanAsksTests {
  private let total = Duration.seconds(60)

  @Test func `a counted second that a mark or the interval asks for is known`() {
    let plan = Plan(marks: [.remaining(.seconds(5)), .half], every: .seconds(2), final: 5)
    let asked = (1...5).filter { plan.asks(for: .seconds($0), of: total) }
    #expect(asked == [2, 4, 5])
    #expect(plan.asks(for: .seconds(30), of: total))
  }

  @Test func `a plan that only counts asks for none`() {
    #expect(!(1...5).contains { Plan(marks: [], final: 5).asks(for: .seconds($0), of: total) })
  }
}

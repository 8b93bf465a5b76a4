import Announcing
import Testing
import Timing

struct NarratorTests {
  @Test func `a countdown tells its start, its marks and its end`() {
    var narrator = Narrator(Countdown(.seconds(12)), label: "Tea")
    var told = narrator.start(at: .zero)
    while let next = narrator.next { told += narrator.wake(at: next) }
    #expect(told.map(\.remaining) == [12, 10, 5, 4, 3, 2, 1, 0].map(Duration.seconds))
    #expect(told.map(\.instant) == [0, 2, 7, 8, 9, 10, 11, 12].map(Duration.seconds))
    #expect(
      told.map(\.subject)
        == [.started, .mark, .counted, .counted, .counted, .counted, .counted, .finished])
    #expect(told.allSatisfy { $0.label == "Tea" && $0.duration == .seconds(12) })
    #expect(told.map(\.end) == Array(repeating: .seconds(12), count: 7) + [nil])
  }
}

import Announcing
import Testing
import Timing

@Suite struct NarratorNextMarkTests {
  private var narrator = Narrator(Countdown(.seconds(90)))

  @Test mutating func `it is the mark that is said next, also in a pause, and no counted second`() {
    #expect(narrator.nextMark == nil)
    _ = narrator.start(at: .zero)
    #expect(narrator.nextMark == .seconds(60))
    _ = narrator.wake(at: .seconds(30))
    #expect(narrator.nextMark == .seconds(30))
    _ = narrator.apply(.pause, at: .seconds(40))
    #expect(narrator.nextMark == .seconds(30))
    _ = narrator.apply(.resume, at: .seconds(40))
    for second in 41...80 { _ = narrator.wake(at: .seconds(second)) }
    #expect(narrator.nextMark == nil)
    _ = narrator.wake(at: .seconds(90))
    #expect(narrator.nextMark == nil && narrator.countdown.isFinished)
  }
}

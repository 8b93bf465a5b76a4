import Testing
import Timing

/// Countdowns to 100 s by a clock that may be set.
struct ClockCountdownTests {
  typealias Phase = Countdown.Phase

  private func running() -> Countdown {
    var countdown = Countdown(until: .seconds(100))
    _ = countdown.apply(.start, at: .zero)
    return countdown
  }

  private func held(at second: Int = 30) -> Countdown {
    var countdown = running()
    _ = countdown.apply(.pause, at: .seconds(second))
    return countdown
  }

  @Test func `it ends at its instant, however late it starts`() {
    var countdown = Countdown(until: .seconds(100))
    #expect(countdown.followsClock && countdown.duration == .seconds(100))
    #expect(countdown.apply(.start, at: .seconds(10)) == .started)
    #expect(countdown.phase == .running(until: .seconds(100)))
    #expect(!Countdown(.seconds(100)).followsClock)
  }

  @Test(
    arguments: [
      (.start, .resumed, .running(until: .seconds(100))), (.resume, .resumed, .running(until: .seconds(100))),
      (.pause, .unchanged, .held(until: .seconds(100))), (.reset, .reset, .idle), (.stop, .stopped, .idle),
      (.add(.seconds(60)), .added(.seconds(60)), .held(until: .seconds(160))),
      (.add(.seconds(-60)), .refused, .held(until: .seconds(100))),
    ] as [(Countdown.Command, Countdown.Outcome, Phase)])
  func `while the end stays`(command: Countdown.Command, outcome: Countdown.Outcome, phase: Phase) {
    var countdown = held()
    #expect(countdown.isPaused && !countdown.isRunning && countdown.end == .seconds(100))
    #expect(countdown.apply(command, at: .seconds(50)) == outcome)
    #expect(countdown.phase == phase)
  }

  @Test func `time goes on in a pause, and the end comes`() {
    var countdown = held()
    #expect(countdown.remaining(at: .seconds(40)) == .seconds(60))
    countdown.update(at: .seconds(101))
    #expect(countdown.phase == .finished(at: .seconds(100)))
  }

  @Test func `starting over goes back to the end that was set, unless that has passed`() {
    var countdown = running()
    _ = countdown.apply(.add(.seconds(60)), at: .seconds(20))
    #expect(countdown.apply(.reset, at: .seconds(30)) == .reset)
    #expect(countdown.apply(.start, at: .seconds(30)) == .started)
    #expect(countdown.end == .seconds(100) && countdown.duration == .seconds(100))
    _ = countdown.apply(.add(.seconds(60)), at: .seconds(40))
    #expect(countdown.apply(.reset, at: .seconds(120)) == .unchanged)
    #expect(countdown.end == .seconds(160))
    #expect(countdown.apply(.start, at: .seconds(170)) == .unchanged)
    #expect(countdown.isFinished)
  }

  @Test(arguments: [
    (30, 70, 70), (-50, 150, 150), (90, 10, 10), (100, 0, 0), (200, -100, 0),
  ])
  func `the clock is set`(forward: Int, end: Int, duration: Int) {
    for (before, phase) in [
      (running(), Phase.running(until: .seconds(end))), (held(), .held(until: .seconds(end))),
    ] {
      var countdown = before
      countdown.clockWasSet(forwardBy: .seconds(forward))
      #expect(countdown.phase == phase && countdown.duration == .seconds(duration))
    }
  }

  @Test func `starting over after the clock was set ends by the clock`() {
    var countdown = running()
    countdown.clockWasSet(forwardBy: .seconds(-500))
    _ = countdown.apply(.reset, at: .seconds(200))
    _ = countdown.apply(.start, at: .seconds(200))
    #expect(countdown.end == .seconds(600))
  }

  @Test func `a duration does not follow the clock, nor does what is over`() {
    var countdown = Countdown(.seconds(100))
    _ = countdown.apply(.start, at: .zero)
    let before = countdown
    countdown.clockWasSet(forwardBy: .seconds(30))
    #expect(countdown == before)
    var finished = running()
    finished.update(at: .seconds(100))
    finished.clockWasSet(forwardBy: .seconds(-30))
    #expect(finished.phase == .finished(at: .seconds(100)))
  }
}

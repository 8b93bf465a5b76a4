import Testing
import Timing

@Suite struct StandingTests {
  private func countdown(_ commands: Countdown.Command...) -> Countdown {
    var countdown = Countdown(.seconds(300))
    for (second, command) in commands.enumerated() { _ = countdown.apply(command, at: .seconds(second)) }
    return countdown
  }

  @Test func `a countdown goes on where another stood`() {
    let countdowns = [
      countdown(), countdown(.start), countdown(.start, .pause), countdown(.start, .add(.seconds(60))),
      countdown(.start, .add(.seconds(-299)), .add(.seconds(60))),
    ]
    for countdown in countdowns { #expect(Countdown(countdown.standing) == countdown) }
    var original = countdown(.start, .add(.seconds(60)))
    var other = Countdown(original.standing)
    for command in [Countdown.Command.pause, .add(.seconds(-10)), .resume, .reset, .start, .stop] {
      #expect(other.apply(command, at: .seconds(10)) == original.apply(command, at: .seconds(10)))
      #expect(other == original)
    }
  }

  @Test func `counted from a later instant it ends at the same one`() {
    let running = countdown(.start).standing.counted(from: .seconds(100))
    #expect(Countdown(running).remaining(at: .zero) == .seconds(200))
    let paused = countdown(.start, .pause).standing
    #expect(paused.counted(from: .seconds(100)) == paused)
    let over = Countdown(countdown(.start).standing.counted(from: .seconds(500)))
    #expect(over.remaining(at: .zero) == .seconds(-200))
  }

  @Test func `an end of the clock on the wall stays one, also in a pause and when it starts over`() {
    var until = Countdown(until: .seconds(300))
    _ = until.apply(.start, at: .zero)
    _ = until.apply(.pause, at: .seconds(1))
    var other = Countdown(until.standing.counted(from: .seconds(100)))
    #expect(other.followsClock && other.end == .seconds(200) && other.isPaused)
    _ = other.apply(.reset, at: .zero)
    _ = other.apply(.start, at: .zero)
    #expect(other.end == .seconds(200))
  }
}

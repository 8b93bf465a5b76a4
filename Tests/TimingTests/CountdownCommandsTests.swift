import Testing
import Timing

struct CountdownCommandsTests {
  typealias Phase = Countdown.Phase

  /// Every phase, reached with a duration of 10 s and one second added, as it stands at 100 s.
  enum Beginning: CaseIterable {
    case idle, running, paused, finished

    var countdown: Countdown {
      var countdown = Countdown(.seconds(10))
      let steps: [(Countdown.Command, Int)] =
        switch self {
        case .idle: []
        case .running: [(.start, 95), (.add(.seconds(1)), 96)]
        case .paused: [(.start, 90), (.add(.seconds(1)), 91), (.pause, 95)]
        case .finished: [(.start, 50), (.add(.seconds(1)), 51)]
        }
      for (command, second) in steps { _ = countdown.apply(command, at: .seconds(second)) }
      countdown.update(at: .seconds(100))
      return countdown
    }
  }

  @Test(arguments: [
    (Beginning.idle, Phase.idle, 10), (.running, .running(until: .seconds(106)), 11),
    (.paused, .paused(remaining: .seconds(6)), 11), (.finished, .finished(at: .seconds(61)), 11),
  ])
  func `each phase is reached`(beginning: Beginning, phase: Phase, duration: Int) {
    #expect(beginning.countdown.phase == phase)
    #expect(beginning.countdown.duration == .seconds(duration))
  }

  private static let pairs: [(Beginning, Countdown.Command, Countdown.Outcome, Phase, Int)] = [
    (.idle, .start, .started, .running(until: .seconds(110)), 10),
    (.idle, .pause, .unchanged, .idle, 10),
    (.idle, .resume, .unchanged, .idle, 10),
    (.idle, .reset, .unchanged, .idle, 10),
    (.idle, .stop, .unchanged, .idle, 10),
    (.idle, .add(.seconds(5)), .added(.seconds(5)), .idle, 15),
    (.idle, .add(.seconds(-5)), .added(.seconds(-5)), .idle, 5),
    (.idle, .add(.seconds(-10)), .refused, .idle, 10),
    (.idle, .add(.zero), .unchanged, .idle, 10),
    (.idle, .add(Countdown.longest), .tooLong, .idle, 10),

    (.running, .start, .unchanged, .running(until: .seconds(106)), 11),
    (.running, .pause, .paused, .paused(remaining: .seconds(6)), 11),
    (.running, .resume, .unchanged, .running(until: .seconds(106)), 11),
    (.running, .reset, .reset, .idle, 10),
    (.running, .stop, .stopped, .idle, 10),
    (.running, .add(.seconds(5)), .added(.seconds(5)), .running(until: .seconds(111)), 16),
    (.running, .add(.seconds(-5)), .added(.seconds(-5)), .running(until: .seconds(101)), 6),
    (.running, .add(.seconds(-6)), .refused, .running(until: .seconds(106)), 11),
    (.running, .add(.seconds(Int64.min)), .refused, .running(until: .seconds(106)), 11),
    (.running, .add(.zero), .unchanged, .running(until: .seconds(106)), 11),
    (.running, .add(.seconds(Int64.max)), .tooLong, .running(until: .seconds(106)), 11),

    (.paused, .start, .resumed, .running(until: .seconds(106)), 11),
    (.paused, .pause, .unchanged, .paused(remaining: .seconds(6)), 11),
    (.paused, .resume, .resumed, .running(until: .seconds(106)), 11),
    (.paused, .reset, .reset, .idle, 10),
    (.paused, .stop, .stopped, .idle, 10),
    (.paused, .add(.seconds(5)), .added(.seconds(5)), .paused(remaining: .seconds(11)), 16),
    (.paused, .add(.seconds(-5)), .added(.seconds(-5)), .paused(remaining: .seconds(1)), 6),
    (.paused, .add(.seconds(-7)), .refused, .paused(remaining: .seconds(6)), 11),
    (.paused, .add(.zero), .unchanged, .paused(remaining: .seconds(6)), 11),
    (.paused, .add(Countdown.longest), .tooLong, .paused(remaining: .seconds(6)), 11),

    (.finished, .start, .started, .running(until: .seconds(110)), 10),
    (.finished, .pause, .unchanged, .finished(at: .seconds(61)), 11),
    (.finished, .resume, .unchanged, .finished(at: .seconds(61)), 11),
    (.finished, .reset, .reset, .idle, 10),
    (.finished, .stop, .stopped, .idle, 10),
    (.finished, .add(.seconds(5)), .added(.seconds(5)), .running(until: .seconds(105)), 16),
    (.finished, .add(.seconds(-5)), .refused, .finished(at: .seconds(61)), 11),
    (.finished, .add(.zero), .unchanged, .finished(at: .seconds(61)), 11),
    (.finished, .add(Countdown.longest), .tooLong, .finished(at: .seconds(61)), 11),
  ]

  @Test(arguments: pairs)
  func `each command is answered in each phase`(
    beginning: Beginning, command: Countdown.Command, outcome: Countdown.Outcome, phase: Phase, duration: Int
  ) {
    var countdown = beginning.countdown
    #expect(countdown.apply(command, at: .seconds(100)) == outcome)
    #expect(countdown.phase == phase)
    #expect(countdown.duration == .seconds(duration))
  }

  @Test(arguments: [Countdown.Command.pause, .resume])
  func `an end that passed unnoticed wins over a command`(command: Countdown.Command) {
    var countdown = Countdown(.seconds(10))
    _ = countdown.apply(.start, at: .zero)
    #expect(countdown.apply(command, at: .seconds(10)) == .unchanged)
    #expect(countdown.phase == .finished(at: .seconds(10)))
  }
}

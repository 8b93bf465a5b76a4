import Announcing
import Displaying
import Testing
import Timing

@Suite struct HandTests {
  @Test(arguments: [
    (Duration.seconds(-1), 1.0), (.zero, 1), (.seconds(5), 0.5), (.seconds(10), 0), (.seconds(11), 0),
  ])
  func `the share that is left stays within 0 and 1`(now: Duration, share: Double) {
    var countdown = Countdown.running(.seconds(10))
    #expect(Hand(countdown).share(at: now) == share)
    countdown.update(at: now)
    #expect(Hand(countdown).share(at: now) == share)
  }

  @Test func `no duration has no share`() {
    #expect(Hand(Countdown(.zero)).share(at: .zero) == 0)
  }

  @Test func `before the start all is left`() {
    let hand = Hand(Countdown(.seconds(10)))
    #expect(hand.state == .waiting && hand.share(at: .seconds(5)) == 1 && hand.time(at: .seconds(5)) == "00:10")
  }

  @Test func `a pause holds what is left, or nothing but the state where the end stays`() {
    var countdown = Countdown.running(.seconds(10))
    _ = countdown.apply(.pause, at: .seconds(4))
    #expect(Hand(countdown).state == .paused && Hand(countdown).time(at: .seconds(9)) == "00:06")
    countdown = Countdown(until: .seconds(10))
    _ = countdown.apply(.start, at: .zero)
    _ = countdown.apply(.pause, at: .seconds(4))
    #expect(Hand(countdown).state == .paused && Hand(countdown).time(at: .seconds(9)) == "00:01")
  }

  @Test(
    arguments: [
      (0, 0, "00:00"), (210_999, 0.5, "03:30"), (420_000, 1, "07:00"), (435_500, 1, "07:15"),
    ] as [(Int, Double, String)])
  func `a speech tells what has passed, in seconds that are over`(now: Int, share: Double, time: String) throws {
    var talk = try #require(Talk([.seconds(300), .seconds(420)], grace: .zero))
    _ = talk.start(at: .zero)
    let now = Duration.milliseconds(now)
    #expect(abs(Hand(talk).share(at: now) - share) < 0.01 && Hand(talk).time(at: now) == time)
    _ = talk.stop(at: now)
    #expect(Hand(talk).state == .over && Hand(talk).time(at: now + .seconds(99)) == time)
  }
}

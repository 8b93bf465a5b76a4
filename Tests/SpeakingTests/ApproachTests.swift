import Speaking
import Testing

@Suite struct ApproachTests {
  @Test(arguments: [(10.0, 10.3, 1_764), (10.0, 10.1, 441), (10.0, 10.08, 0), (10.0, 9.0, 0)])
  func `a new stream is warmed up with silence, if there is time`(now: Double, instant: Double, samples: Int) {
    #expect(Approach.opening(at: .seconds(now), before: .seconds(instant)) == samples)
  }

  @Test(arguments: [(10.0, 0.1, 10.3, 4_410), (10.0, 0.3, 10.3, 0), (10.2, 0.3, 10.3, 0)])
  func `what is missing is what the server does not hold`(
    now: Double, latency: Double, instant: Double, samples: Int
  ) {
    let padding = Approach.padding(at: .seconds(now), latency: .seconds(latency), before: .seconds(instant))
    #expect(padding == samples)
  }
}

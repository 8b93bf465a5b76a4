import Speaking
import Testing

@Suite struct SampleRateTests {
  @Test(arguments: [
    (Duration.zero, 0), (.seconds(1), 22_050), (.milliseconds(20), 441), (.microseconds(23), 1), (.microseconds(22), 0),
    (.seconds(999 * 86_400), 999 * 86_400 * 22_050), (.seconds(-1), -22_050),
  ])
  func `a duration is counted in samples to the nearest`(duration: Duration, count: Int) {
    #expect(duration.samples == count)
  }

  @Test(arguments: [0, 1, 22_049, 22_050, 1_234_567_891])
  func `samples to time and back are the same samples`(count: Int) {
    #expect(Duration(samples: count).samples == count)
  }
}

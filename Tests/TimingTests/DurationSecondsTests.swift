import Testing
import Timing

@Suite struct DurationSecondsTests {
  @Test(arguments: [
    (Duration.seconds(3_661), 3_661.0), (.milliseconds(12_345), 12.345), (.seconds(-120), -120),
    (.microseconds(1_500), 0.002), (.zero, 0), (.seconds(999 * 86_400), 86_313_600),
  ])
  func `seconds are exact to the millisecond`(duration: Duration, seconds: Double) {
    #expect(duration.inSeconds == seconds)
  }
}

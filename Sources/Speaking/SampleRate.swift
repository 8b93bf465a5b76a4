/// Everything here is sound in one form: 16-bit samples, one channel, espeak-ng's 22,050 a second.
package enum SampleRate {
  /// Samples a second.
  package static let hertz = 22_050
}

extension Duration {
  /// How long this many samples last.
  package init(samples count: Int) {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: SampleRate.hertz)
    self = .seconds(seconds) + .nanoseconds(Int64(rest) * 1_000_000_000 / Int64(SampleRate.hertz))
  }

  /// How many samples last this long, to the nearest.
  package var samples: Int {
    let (seconds, attoseconds) = components
    let (whole, part) = (Int(seconds) * SampleRate.hertz, Int(attoseconds / 1_000_000_000) * SampleRate.hertz)
    return whole + (part + (part < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
  }
}

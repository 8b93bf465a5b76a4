internal import Glibc

/// A short, soft tone of our own, for the end and for where words fail.
package enum Chime {
  /// The tone at a voice's volume, 100 being its own: two notes a fifth apart that die away within half a second.
  package static func rendering(volume: Int = 100) -> Rendering {
    let count = SampleRate.hertz / 2
    let samples = (0..<count).map { index -> Int16 in
      let time = Double(index) / Double(SampleRate.hertz)
      let attack = min(1, time / 0.004)
      let release = min(1, (0.5 - time) / 0.05)
      let tone = 0.7 * sin(2 * .pi * 659.26 * time) + 0.3 * sin(2 * .pi * 987.77 * time)
      return Int16(tone * attack * release * exp(-time * 7) * peak * Double(volume) / 100)
    }
    return Rendering(samples, volume: volume)
  }

  /// As loud as espeak-ng's vowels at volume 100, some 9 dB below the most.
  private static let peak = 11_000.0
}

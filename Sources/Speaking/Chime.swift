internal import Glibc

/// A short, soft tone of our own, for the end and for where words fail.
package enum Chime {
  /// A tone at a voice's volume, 100 being its own. The end is two notes a fifth apart that die away within half a second.
  package static func rendering(_ tone: Tone = .end, volume: Int = 100) -> Rendering {
    switch tone {
    case .end: notes([(659.26, 0.7), (987.77, 0.3)], lasting: 0.5, fading: 7, volume: volume)
    case .beeps(let count): beeps(max(1, count), volume: volume)
    }
  }

  private static func beeps(_ count: Int, volume: Int) -> Rendering {
    let beep = notes([(880, 1)], lasting: 0.12, fading: 7, volume: volume).samples
    let pause = Array(repeating: Int16(0), count: SampleRate.hertz * 8 / 100)
    return Rendering(Array(repeatElement(beep, count: count).joined(separator: pause)), volume: volume)
  }

  /// A counted second where words fail: one lower, softer note that is over at once, so that nobody takes it for the
  /// end.
  package static func tick(volume: Int = 100) -> Rendering {
    notes([(329.63, 0.4)], lasting: 0.12, fading: 20, volume: volume)
  }

  private static func notes(
    _ notes: [(hertz: Double, share: Double)], lasting length: Double, fading: Double, volume: Int
  ) -> Rendering {
    let samples = (0..<Int(length * Double(SampleRate.hertz))).map { index -> Int16 in
      let time = Double(index) / Double(SampleRate.hertz)
      let attack = min(1, time / 0.004)
      let release = min(1, (length - time) / (length / 10))
      let tone = notes.reduce(0) { $0 + $1.share * sin(2 * .pi * $1.hertz * time) }
      return Int16(tone * attack * release * exp(-time * fading) * peak * Double(volume) / 100)
    }
    return Rendering(samples, volume: volume)
  }

  /// As loud as espeak-ng's vowels at volume 100, some 9 dB below the most.
  private static let peak = 11_000.0
}

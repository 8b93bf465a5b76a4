import Speaking
import Testing

@Suite struct ChimeTests {
  @Test func `the tone is short, soft and whole`() {
    let tone = Chime.rendering()
    let peak = tone.samples.map(\.magnitude).max() ?? 0
    #expect((Duration.milliseconds(300)...(.milliseconds(500))).contains(tone.length))
    #expect((4_000...13_000).contains(peak))
    #expect(Duration(samples: tone.audible.lowerBound) < .milliseconds(1))
  }

  @Test func `nobody takes a counted second's tone for the end's`() {
    let (tick, end) = (Chime.tick(), Chime.rendering())
    #expect((Duration.milliseconds(50)...(.milliseconds(120))).contains(tick.length))
    #expect(tick.length * 3 < end.length)
    let peak = { (tone: Rendering) in Int(tone.samples.map(\.magnitude).max() ?? 0) }
    #expect(peak(tick) * 2 < peak(end))
    #expect(crossings(of: tick) * 3 < crossings(of: end) * 2)
    #expect(Chime.tick(volume: 0).isSilent)
  }

  @Test(arguments: [1, 2, 3])
  func `beeps can be counted, and are none of the others`(count: Int) {
    let tone = Chime.rendering(.beeps(count))
    let gap = Array(repeating: Int16(0), count: SampleRate.hertz / 20)
    #expect(tone.samples.split(separator: gap).count == count)
    #expect(tone.length < .milliseconds(600) && (4_000...13_000).contains(tone.samples.map(\.magnitude).max() ?? 0))
    #expect(tone != Chime.rendering() && tone != Chime.tick())
    #expect(Chime.rendering(.beeps(count), volume: 0).isSilent)
  }

  /// How often a tone goes up through zero in its first tenth of a second: the higher it is, the more.
  private func crossings(of tone: Rendering) -> Int {
    let samples = tone.samples[tone.audible].prefix(2_205)
    return zip(samples, samples.dropFirst()).count { $0 <= 0 && $1 > 0 }
  }

  @Test func `the tone is as loud as the voice`() {
    let peak = { (volume: Int) in Chime.rendering(volume: volume).samples.map(\.magnitude).max() ?? 0 }
    #expect(peak(200) <= 2 * peak(100) + 2 && peak(200) > peak(100))
    #expect(peak(0) == 0)
  }
}

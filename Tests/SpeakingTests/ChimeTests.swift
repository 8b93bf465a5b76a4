import Speaking
import Testing

@Suite struct ChimeTests {
  @Test func `the tone is short, soft and whole`() {
    let tone = Chime.rendering()
    let peak = tone.samples.map(\.magnitude).max() ?? 0
    #expect((Duration.milliseconds(300)...(.milliseconds(500))).contains(tone.length))
    #expect((4_000...13_000).contains(peak))
    #expect(tone.leading < .milliseconds(1))
  }

  @Test func `the tone is as loud as the voice`() {
    let peak = { (volume: Int) in Chime.rendering(volume: volume).samples.map(\.magnitude).max() ?? 0 }
    #expect(peak(200) <= 2 * peak(100) + 2 && peak(200) > peak(100))
    #expect(peak(0) == 0)
  }
}

import Speaking
import Testing

@Suite struct OutageTests {
  private let refused = SpeechProblem.noOutput([.init(output: "PulseAudio", reason: "Connection refused")])

  @Test func `a trouble is told once, another one again`() {
    var outage = Outage()
    #expect(outage.failed(refused) == refused)
    #expect(outage.failed(refused) == nil)
    #expect(outage.failed(.noOutput([])) == nil)
    #expect(outage.failed(.outputHangs("PulseAudio")) == .outputHangs("PulseAudio"))
  }

  @Test func `that it is over is told once, and the next trouble again`() {
    var outage = Outage()
    #expect(outage.succeeded(through: "ALSA") == nil)
    _ = outage.failed(refused)
    #expect(outage.succeeded(through: "ALSA") == .recovered("ALSA"))
    #expect(outage.succeeded(through: "ALSA") == nil)
    #expect(outage.failed(refused) == refused)
  }
}

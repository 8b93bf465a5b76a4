import Speaking
import Testing

@Suite struct SpeechChoiceTests {
  @Test(arguments: [
    (SpeechChoice.auto, true, [SpeechRung.speechd, .pulse, .alsa]), (.auto, false, [.pulse, .alsa]),
    (.espeak, true, [.pulse, .alsa]), (.speechd, false, [.speechd]), (.none, true, []),
  ])
  func `the best way to be heard is tried first`(choice: SpeechChoice, readerIsActive: Bool, rungs: [SpeechRung]) {
    #expect(choice.rungs(readerIsActive: readerIsActive) == rungs)
  }

  @Test func `choices are spelled as they are typed`() {
    #expect(SpeechChoice.allCases.map(\.rawValue) == ["auto", "espeak", "speechd", "none"])
  }
}

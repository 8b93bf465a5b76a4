import Speaking
import Testing

@Suite struct SpeechdNoticesTests {
  private var notices = SpeechdNotices()

  @Test mutating func `a text waits, is heard, and ends`() {
    notices.told(1)
    #expect(notices.progress(of: 1) == .waits)
    notices.note(.isHeard, of: 1)
    #expect(notices.progress(of: 1) == .isHeard)
    notices.note(.ended, of: 1)
    #expect(notices.progress(of: 1) == .ended)
  }

  @Test(arguments: [SpeechdProgress.ended, .cancelled])
  mutating func `what is over is answered once, and then forgotten`(progress: SpeechdProgress) {
    notices.told(1)
    notices.note(progress, of: 1)
    #expect(notices.progress(of: 1) == progress)
    #expect(notices.progress(of: 1) == nil)
  }

  @Test mutating func `an end that is known before its number counts`() {
    notices.told(1)
    notices.note(.ended, of: 2)
    notices.told(2)
    #expect(notices.progress(of: 2) == .ended)
    #expect(notices.progress(of: 1) == .waits)
  }

  @Test mutating func `what is cancelled is forgotten, whatever the daemon tells later`() {
    notices.told(1)
    notices.note(.isHeard, of: 1)
    notices.forgetAll()
    notices.note(.cancelled, of: 1)
    #expect(notices.progress(of: 1) == nil)
    notices.told(2)
    #expect(notices.progress(of: 2) == .waits)
  }
}

import Speaking
import Testing

@Suite struct DictationTests {
  private var dictation = Dictation()
  private let mark = Utterance("5 minutes")

  @Test mutating func `what is prepared is told at its instant and not before`() {
    dictation.prepare(mark, at: .seconds(10))
    #expect(dictation.next(at: .milliseconds(9_999)) == .sleep(until: .seconds(10)))
    #expect(dictation.next(at: .seconds(10)) == .say(mark))
    dictation.say(mark, at: .seconds(10), now: .milliseconds(10_001))
    #expect(dictation.next(at: .milliseconds(10_002)) == .sleep(until: nil))
  }

  @Test mutating func `what is said first is told once`() {
    dictation.prepare(mark, at: .seconds(10))
    dictation.say(Utterance("other"), at: .seconds(10), now: .seconds(10))
    #expect(dictation.next(at: .seconds(10)) == .say(mark))
    #expect(dictation.next(at: .seconds(10)) == .sleep(until: nil))
  }

  @Test mutating func `what is stale is dropped, and may be said anew`() {
    dictation.prepare(mark, at: .seconds(10))
    #expect(dictation.next(at: .milliseconds(10_051)) == .sleep(until: nil))
    dictation.say(mark, at: .seconds(10), now: .milliseconds(10_052))
    #expect(dictation.next(at: .milliseconds(10_052)) == .say(mark))
  }

  @Test mutating func `what was said while the daemon hung is dropped when it is no longer true`() {
    dictation.say(mark, at: .seconds(10), now: .seconds(10))
    dictation.say(Utterance("4 minutes"), at: .seconds(12), now: .seconds(12))
    #expect(dictation.next(at: .seconds(12)) == .say(Utterance("4 minutes")))
  }

  @Test mutating func `silence cancels what was told, and forgets the rest`() {
    dictation.say(mark, at: .seconds(10), now: .seconds(10))
    dictation.prepare(mark, at: .seconds(11))
    dictation.silence()
    #expect(dictation.next(at: .seconds(11)) == .cancel)
    #expect(dictation.next(at: .seconds(11)) == .sleep(until: nil))
  }

  @Test mutating func `it is idle when all that was told has been heard`() {
    #expect(dictation.isIdle)
    dictation.say(mark, at: .zero, now: .zero)
    #expect(!dictation.isIdle)
    _ = dictation.next(at: .zero)
    #expect(!dictation.isIdle && dictation.remaining(at: .zero) > .milliseconds(500))
    dictation.heard()
    #expect(dictation.isIdle)
  }
}

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

  @Test mutating func `while the daemon hangs no more is kept than may be said still`() {
    for second in 1...1_000 { dictation.say(mark, at: .seconds(second * 2), now: .seconds(second * 2)) }
    #expect(dictation.remaining(at: .seconds(2_000)) == .milliseconds(900))
  }

  @Test(arguments: [Utterance.Urgency.message, .important])
  mutating func `the newest replaces what is told already`(urgency: Utterance.Urgency) {
    let newest = Utterance("Paused", urgency: urgency)
    dictation.say(mark, at: .seconds(10), now: .seconds(10))
    #expect(dictation.next(at: .seconds(10)) == .say(mark))
    dictation.say(newest, at: .seconds(11), now: .seconds(11))
    #expect(dictation.next(at: .seconds(11)) == .cancel)
    #expect(dictation.next(at: .seconds(11)) == .say(newest))
    #expect(dictation.next(at: .seconds(11)) == .sleep(until: nil))
  }

  @Test mutating func `what is prepared replaces what is told already`() {
    dictation.say(Utterance("answer"), at: .seconds(9), now: .seconds(9))
    _ = dictation.next(at: .seconds(9))
    dictation.prepare(mark, at: .seconds(10))
    #expect(dictation.next(at: .seconds(10)) == .cancel)
    #expect(dictation.next(at: .milliseconds(10_200)) == .say(mark))
  }

  @Test mutating func `what was heard is not cancelled for the newest`() {
    dictation.say(mark, at: .seconds(10), now: .seconds(10))
    _ = dictation.next(at: .seconds(10))
    dictation.heard()
    dictation.say(Utterance("Paused"), at: .seconds(12), now: .seconds(12))
    #expect(dictation.next(at: .seconds(12)) == .say(Utterance("Paused")))
  }

  @Test(arguments: [Utterance.Urgency.notification, .message, .important])
  mutating func `what comes after an end waits for it`(urgency: Utterance.Urgency) {
    let end = Utterance("Time is up", urgency: .important)
    dictation.say(end, at: .seconds(10), now: .seconds(10))
    #expect(dictation.next(at: .seconds(10)) == .say(end))
    let later = Utterance("later", urgency: urgency)
    for second in 11...12 {
      dictation.say(later, at: .seconds(second), now: .seconds(second))
      #expect(dictation.next(at: .seconds(second)) == .say(later))
      dictation.heard(allBut: [.important, urgency])
    }
    dictation.silence()
    #expect(dictation.next(at: .seconds(13)) == .cancel)
  }

  @Test mutating func `a number is left to the daemon, which leaves it out beside other words`() {
    dictation.say(mark, at: .seconds(10), now: .seconds(10))
    _ = dictation.next(at: .seconds(10))
    let number = Utterance("9", urgency: .notification, isCounted: true)
    dictation.say(number, at: .seconds(11), now: .seconds(11))
    #expect(dictation.next(at: .seconds(11)) == .say(number))
  }

  @Test mutating func `what was not begun in its time is cancelled before the truth`() {
    dictation.say(Utterance("9", urgency: .notification), at: .seconds(10), now: .seconds(10))
    _ = dictation.next(at: .seconds(10))
    dictation.expire()
    let four = Utterance("4", urgency: .notification)
    dictation.say(four, at: .seconds(15), now: .seconds(15))
    #expect(dictation.next(at: .seconds(15)) == .cancel)
    #expect(dictation.next(at: .seconds(15)) == .say(four))
  }

  @Test mutating func `an end stays true however late it is`() {
    dictation.say(Utterance("Time is up", urgency: .important), at: .seconds(10), now: .seconds(10))
    _ = dictation.next(at: .seconds(10))
    dictation.expire()
    #expect(dictation.next(at: .seconds(15)) == .sleep(until: nil))
  }

  @Test mutating func `silence cancels what was told, and forgets the rest`() {
    dictation.say(mark, at: .seconds(10), now: .seconds(10))
    dictation.prepare(mark, at: .seconds(11))
    dictation.silence()
    #expect(dictation.next(at: .seconds(11)) == .cancel)
    // It may not be over before the daemon has been told.
    #expect(!dictation.isIdle)
    dictation.heard()
    #expect(dictation.next(at: .seconds(11)) == .sleep(until: nil))
    #expect(dictation.isIdle)
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

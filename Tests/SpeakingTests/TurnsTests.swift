import Speaking
import Testing

@Suite struct TurnsTests {
  private var turns = Turns()

  @Test mutating func `with nothing prepared it sleeps until it is told something`() {
    #expect(turns.next(at: .zero) == .sleep(until: nil))
    #expect(turns.isIdle)
  }

  @Test mutating func `what is prepared begins early enough for the stream to be open`() {
    let mark = piece(at: 10)
    turns.prepare(mark, at: .seconds(10))
    #expect(turns.next(at: .seconds(1)) == .sleep(until: .milliseconds(9_700)))
    #expect(turns.next(at: .milliseconds(9_700)) == .begin(mark))
    #expect(turns.isIdle == false)
  }

  @Test mutating func `what is prepared is replaced and discarded`() {
    turns.prepare(piece(at: 10), at: .seconds(10))
    turns.prepare(piece(at: 20), at: .seconds(20))
    #expect(turns.next(at: .seconds(1)) == .sleep(until: .milliseconds(19_700)))
    turns.discard(at: .seconds(1))
    #expect(turns.next(at: .seconds(20)) == .sleep(until: nil))
  }

  @Test mutating func `what is discarded is not heard, even if its stream is open`() {
    begin(piece(at: 10), at: 9.75)
    turns.discard(at: .milliseconds(9_900))
    #expect(turns.goesOn(at: .milliseconds(9_900)) == false)
    turns.ended()
    #expect(turns.takes(.seconds(10)) == false)
  }

  @Test mutating func `what is said before its stream is open is not discarded with what was prepared`() {
    begin(piece(at: 10, lasting: 2), at: 9.75)
    turns.prepare(piece(at: 12), at: .seconds(12))
    #expect(turns.takes(.seconds(12)) == true)
    turns.discard(at: .seconds(12), for: .seconds(14))
    turns.prepare(piece(at: 14), at: .seconds(14))
    #expect(turns.goesOn(at: .seconds(12)) == true)
    #expect(turns.follow(at: .seconds(12)) == piece(at: 12))
  }

  @Test mutating func `what is heard goes on when the next one is prepared`() {
    begin(piece(at: 10), at: 9.75)
    turns.discard(at: .seconds(10), for: .seconds(11))
    turns.prepare(piece(at: 11), at: .seconds(11))
    #expect(turns.goesOn(at: .seconds(10)) == true)
    #expect(turns.takes(.seconds(10)) == true)
  }

  @Test mutating func `what is prepared again while its stream is open goes on`() {
    begin(piece(at: 10), at: 9.75)
    turns.discard(at: .milliseconds(9_800), for: .seconds(10))
    turns.prepare(piece(at: 10), at: .seconds(10))
    #expect(turns.goesOn(at: .milliseconds(9_900)) == true)
    turns.ended()
    #expect(turns.next(at: .seconds(10)) == .sleep(until: nil))
  }

  @Test(arguments: [(10_050, true), (10_051, false)])
  mutating func `what was prepared is dropped once it is stale`(now: Int, isHeard: Bool) {
    let mark = piece(at: 10)
    turns.prepare(mark, at: .seconds(10))
    #expect(turns.next(at: .milliseconds(now)) == (isHeard ? .begin(mark) : .sleep(until: nil)))
    #expect(turns.takes(.seconds(10)) == isHeard)
  }

  @Test mutating func `what was prepared for the very instant goes on as it is`() {
    turns.prepare(piece(at: 10), at: .seconds(10))
    #expect(turns.takes(.seconds(10)) == true)
    _ = turns.next(at: .milliseconds(9_800))
    #expect(turns.takes(.seconds(10)) == true)
    #expect(turns.takes(.seconds(11)) == false)
  }

  @Test mutating func `what is left out is not said later`() {
    turns.prepare(nil, at: .seconds(10))
    #expect(turns.takes(.seconds(10)) == true)
    #expect(turns.next(at: .seconds(10)) == .sleep(until: nil))
  }

  @Test mutating func `what is said begins at once`() {
    let answer = piece(at: 3)
    turns.say(answer, at: .seconds(3))
    #expect(turns.next(at: .seconds(3)) == .begin(answer))
    #expect(turns.goesOn(at: .seconds(3)) == true)
    turns.ended()
    #expect(turns.isIdle)
  }

  @Test mutating func `what was said while the output hung is not said when it is no longer true`() {
    turns.say(piece(at: 3), at: .seconds(3))
    #expect(turns.next(at: .milliseconds(4_001)) == .sleep(until: nil))
  }

  @Test mutating func `the newest message ends an older one`() {
    begin(piece(at: 10), at: 10)
    let pause = piece(at: 10.4)
    turns.say(pause, at: .milliseconds(10_400))
    #expect(turns.goesOn(at: .milliseconds(10_400)) == false)
    turns.ended()
    #expect(turns.next(at: .milliseconds(10_401)) == .begin(pause))
  }

  @Test mutating func `of many answers only the last is heard`() {
    begin(piece(at: 10), at: 10)
    for tenth in 1...5 { turns.say(piece(at: 10 + Double(tenth) / 10), at: .seconds(10) + .milliseconds(tenth * 100)) }
    turns.ended()
    #expect(turns.next(at: .milliseconds(10_501)) == .begin(piece(at: 10.5)))
    turns.ended()
    #expect(turns.next(at: .milliseconds(10_502)) == .sleep(until: nil))
  }

  @Test mutating func `what is important is not ended by another`() {
    begin(piece(at: 10, .important), at: 10)
    turns.say(piece(at: 10.2), at: .milliseconds(10_200))
    turns.say(piece(at: 10.3, .important), at: .milliseconds(10_300))
    turns.say(piece(at: 10.4, .notification), at: .milliseconds(10_400))
    #expect(turns.goesOn(at: .milliseconds(10_400)) == true)
    let second = turns.follow(at: .milliseconds(10_950))
    #expect(second?.urgency == .important && second?.instant == .seconds(11) + Fitting.pause)
    turns.ended()
    #expect(turns.next(at: .seconds(12)) == .sleep(until: nil))
  }

  @Test mutating func `an answer does not displace the end that has not begun`() {
    begin(piece(at: 10), at: 10)
    turns.say(piece(at: 10.2, .important), at: .milliseconds(10_200))
    turns.say(piece(at: 10.3), at: .milliseconds(10_300))
    turns.ended()
    #expect(turns.next(at: .milliseconds(10_300)) == .begin(piece(at: 10.2, .important)))
    turns.ended()
    #expect(turns.next(at: .milliseconds(10_301)) == .begin(piece(at: 10.3)))
  }

  @Test mutating func `where its output hangs, the end is begun again, and a mark is not`() {
    begin(piece(at: 10, .important), at: 9.8)
    turns.giveUp(at: .seconds(12))
    #expect(turns.next(at: .seconds(12)) == .begin(piece(at: 10, .important)))
    turns.silence()
    turns.giveUp(at: .seconds(14))
    #expect(turns.isIdle)
    begin(piece(at: 20), at: 19.8)
    turns.giveUp(at: .seconds(22))
    #expect(turns.isIdle)
  }

  @Test mutating func `silence ends anything, and what waits and what was prepared`() {
    begin(piece(at: 10, .important), at: 10)
    turns.say(piece(at: 10.3, .important), at: .milliseconds(10_300))
    turns.prepare(piece(at: 20), at: .seconds(20))
    turns.silence()
    #expect(turns.goesOn(at: .milliseconds(10_400)) == false)
    turns.ended()
    #expect(turns.next(at: .seconds(20)) == .sleep(until: nil))
    #expect(turns.isIdle)
  }

  @Test mutating func `silence while nothing is heard does not silence what comes next`() {
    turns.silence()
    begin(piece(at: 10), at: 10)
    #expect(turns.goesOn(at: .seconds(10)) == true)
  }

  @Test mutating func `a prepared message gets the stream in time from one that runs into it`() {
    begin(piece(at: 10, lasting: 2), at: 10)
    turns.prepare(piece(at: 11), at: .seconds(11))
    #expect(turns.goesOn(at: .milliseconds(10_879)) == true)
    #expect(turns.goesOn(at: .milliseconds(10_880)) == false)
    turns.ended()
    #expect(turns.next(at: .milliseconds(10_885)) == .begin(piece(at: 11)))
  }

  @Test mutating func `a prepared number is left out where another is still heard`() {
    begin(piece(at: 10, lasting: 1.5, .notification), at: 10)
    turns.prepare(piece(at: 11, .notification), at: .seconds(11))
    #expect(turns.goesOn(at: .seconds(11)) == true)
    #expect(turns.takes(.seconds(11)) == true)
    #expect(turns.follow(at: .milliseconds(11_500)) == nil)
  }

  @Test mutating func `a piece that follows closely goes on the same stream`() {
    begin(piece(at: 10, lasting: 0.9), at: 10)
    turns.prepare(piece(at: 11), at: .seconds(11))
    #expect(turns.nextStart == .milliseconds(10_700))
    #expect(turns.follow(at: .milliseconds(10_699)) == nil)
    #expect(turns.follow(at: .milliseconds(10_700)) == piece(at: 11))
  }

  @Test mutating func `sound that should long have been heard is thrown away`() {
    begin(piece(at: 10), at: 9.8)
    #expect(turns.goesOn(at: .milliseconds(11_300)) == true)
    #expect(turns.goesOn(at: .milliseconds(11_301)) == false)
  }

  @Test(arguments: [
    (Utterance.Urgency.notification, 10.1, true), (.notification, 10.11, false), (.message, 11.0, true),
  ])
  mutating func `behind a slow output a number is dropped, and a message is a little late`(
    urgency: Utterance.Urgency, onset: Double, isHeard: Bool
  ) {
    begin(piece(at: 10, urgency), at: 9.8)
    #expect(turns.starts(at: .seconds(onset)) == isHeard)
  }

  @Test mutating func `an answer ends before a prepared message but not before a number`() {
    turns.prepare(piece(at: 10), at: .seconds(10))
    #expect(turns.next(after: .message) == .seconds(10))
    turns.prepare(piece(at: 10, .notification), at: .seconds(10))
    #expect(turns.next(after: .message) == nil)
  }

  @Test mutating func `an end ends before another end but not before a message`() {
    turns.prepare(piece(at: 10), at: .seconds(10))
    #expect(turns.next(after: .important) == nil)
    turns.prepare(piece(at: 10, .important), at: .seconds(10))
    #expect(turns.next(after: .important) == .seconds(10))
  }

  @Test mutating func `it is known how long it will be heard`() {
    begin(piece(at: 10), at: 9.8)
    turns.prepare(piece(at: 20), at: .seconds(20))
    #expect(turns.remaining(at: .milliseconds(10_250)) == .milliseconds(750))
  }

  private mutating func begin(_ piece: Piece, at now: Double) {
    turns.prepare(piece, at: piece.instant)
    #expect(turns.next(at: .seconds(now)) == .begin(piece))
  }

  private func piece(at second: Double, lasting length: Double = 1, _ urgency: Utterance.Urgency = .message) -> Piece {
    Piece(
      at: .milliseconds(Int((second * 1_000).rounded())), samples: [9_000],
      length: .milliseconds(Int((length * 1_000).rounded())), urgency: urgency,
      mayBeLeftOut: urgency == .notification)
  }
}

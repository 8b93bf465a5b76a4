import Speaking
import Testing

@Suite struct TrackTests {
  private var track = Track()

  @Test mutating func `a piece begins at its sample, with silence before`() {
    #expect(track.place(piece(1, at: 2, lasting: 1)) == [.silence(44_100)])
    #expect(track.finish() == [.sound(sound(1, lasting: 1))])
  }

  @Test mutating func `between pieces it is silent`() {
    _ = track.place(piece(1, at: 0, lasting: 1))
    #expect(track.place(piece(2, at: 3, lasting: 1)) == [.sound(sound(1, lasting: 1)), .silence(44_100)])
  }

  @Test mutating func `a newer message ends an older one, a pause before its instant`() {
    _ = track.place(piece(1, at: 0, lasting: 2))
    let gap = Fitting.pause.samples
    let cut = sound(1, lasting: 1).dropLast(gap)
    #expect(track.place(piece(2, at: 1, lasting: 1)) == [.sound(cut), .silence(gap)])
    #expect(track.finish() == [.sound(sound(2, lasting: 1))])
  }

  @Test mutating func `one of a row is left out where another is heard`() {
    _ = track.place(piece(1, at: 0, lasting: 2, .notification))
    #expect(track.place(piece(2, at: 1, lasting: 1, .notification)) == [])
    #expect(track.finish() == [.sound(sound(1, lasting: 2))])
  }

  @Test mutating func `a message waits until what is important is over`() {
    _ = track.place(piece(1, at: 0, lasting: 2, .important))
    let gap = Fitting.pause.samples
    #expect(track.place(piece(2, at: 1, lasting: 1)) == [.sound(sound(1, lasting: 2)), .silence(gap)])
  }

  @Test mutating func `silence ends anything at its instant`() {
    _ = track.place(piece(1, at: 1, lasting: 2, .important))
    #expect(track.silence(at: .seconds(2)) == [.sound(sound(1, lasting: 1))])
    #expect(track.silence(at: .seconds(2)) == [])
    #expect(track.place(piece(2, at: 3, lasting: 1)) == [.silence(22_050)])
  }

  @Test mutating func `what is silenced before it began is not heard`() {
    _ = track.place(piece(1, at: 2, lasting: 1))
    #expect(track.silence(at: .seconds(1)) == [])
    #expect(track.place(piece(2, at: 4, lasting: 1)) == [.silence(44_100)])
  }

  private func piece(
    _ value: Int16, at second: Int, lasting seconds: Int, _ urgency: Utterance.Urgency = .message
  ) -> Piece {
    Piece(
      at: .seconds(second), samples: Array(sound(value, lasting: seconds)), length: .seconds(seconds), urgency: urgency,
      mayBeLeftOut: urgency == .notification)
  }

  private func sound(_ value: Int16, lasting seconds: Int) -> ArraySlice<Int16> {
    ArraySlice(repeating: value, count: seconds * 22_050)
  }
}

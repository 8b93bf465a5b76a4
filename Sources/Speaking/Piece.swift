/// An utterance as sound, for its instant.
package struct Piece: Equatable, Sendable {
  /// When its first sample, which is audible, is due.
  package var instant: Duration
  package var samples: [Int16]
  /// How long it is heard; some silence may follow in the samples.
  package var length: Duration
  package var urgency: Utterance.Urgency
  package var mayBeLeftOut: Bool

  package init(
    at instant: Duration, samples: [Int16], length: Duration, urgency: Utterance.Urgency, mayBeLeftOut: Bool
  ) {
    self.instant = instant
    self.samples = samples
    self.length = length
    self.urgency = urgency
    self.mayBeLeftOut = mayBeLeftOut
  }
}

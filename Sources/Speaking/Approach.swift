/// The silence that a stream is given before a piece, so that the piece is heard at its instant.
package enum Approach {
  /// How long before its instant a piece's stream is opened: a sink that sleeps has to wake, or the first sounds are
  /// lost.
  package static let lead = Duration.milliseconds(300)
  /// Until so much is written, a server may not have started, and does not know its latency.
  package static let warmUp = Duration.milliseconds(80)

  /// How much silence to write to a new stream before its latency is asked.
  package static func opening(at now: Duration, before instant: Duration) -> Int {
    max(.zero, min(warmUp, instant - now - warmUp)).samples
  }

  /// How much silence is missing when what is written now is heard after `latency`.
  package static func padding(at now: Duration, latency: Duration, before instant: Duration) -> Int {
    max(0, (instant - now - latency).samples)
  }
}

/// The time that a zone has at an instant: summer time, or not.
package struct ZoneTime: Equatable, Sendable {
  /// Seconds since 1970 (UTC).
  package var instant: Int64
  /// How far the clocks are ahead of UTC then.
  package var secondsAhead: Int64
  /// The name of the zone; nil: the computer's.
  package var zone: String?

  package init(at instant: Int64, secondsAhead: Int64, in zone: String? = nil) {
    self.instant = instant
    self.secondsAhead = secondsAhead
    self.zone = zone
  }
}

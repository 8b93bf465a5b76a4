/// The time that a zone has at an instant: summer time, or not.
package struct ZoneTime: Equatable, Sendable {
  /// Seconds since 1970 (UTC).
  package var instant: Int64
  /// The name of the zone; nil: the user's.
  package var zone: String?

  package init(at instant: Int64, in zone: String? = nil) {
    self.instant = instant
    self.zone = zone
  }
}

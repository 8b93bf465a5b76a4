/// An instant that was told by calendar and clock.
package struct Moment: Equatable, Sendable {
  /// Seconds since 1970 (UTC).
  package var instant: Int64
  /// The time that was asked for, and what became of it, where the clock is set in that hour.
  package var setting: Setting?

  package init(_ instant: Int64, setting: Setting? = nil) {
    self.instant = instant
    self.setting = setting
  }

  /// What setting the clock does to a time.
  package enum Setting: Equatable, Sendable {
    /// There is no such time that day: it comes as much later as the clock is set forward.
    case skipped(LocalTime, instead: LocalTime)
    /// It comes twice, and this is the first or the second.
    case doubled(LocalTime, isFirst: Bool)
  }
}

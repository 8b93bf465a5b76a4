/// How far the clock on the wall is from one that is never set; notices by how much it was set.
package struct ClockOffset: Equatable, Sendable {
  /// Less than this is the time between reading one clock and the other.
  private static let patience = 0.01

  /// What the clock on the wall shows at instant zero, in seconds since 1970 (UTC).
  private var origin: Double

  /// Whole milliseconds, so that an instant is the same time again.
  package init(origin: Double) { self.origin = (origin * 1_000).rounded() / 1_000 }

  /// What the clock on the wall shows at an instant, in seconds since 1970 (UTC), unless it is set before.
  package func wallTime(at instant: Duration) -> Double { origin + instant / .seconds(1) }

  /// By how much it was set forward, or back if negative, since this was asked last; nil if it was not set.
  package mutating func change(wallTime: Double, at now: Duration) -> Duration? {
    let change = wallTime - origin - now / .seconds(1)
    guard abs(change) >= Self.patience else { return nil }
    let milliseconds = (change * 1_000).rounded()
    origin += milliseconds / 1_000
    return .milliseconds(Int(milliseconds))
  }
}

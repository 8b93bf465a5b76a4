import Timing

extension Narrator {
  /// Less than this is a correction of the clock, which goes unsaid.
  private static let leastNews = Duration.seconds(60)

  /// Follows the clock on the wall, which was set forward, or back if negative: says once what is left now, or that
  /// time is up. Marks that were jumped over are dropped, and those that lie ahead once more are said once more.
  package mutating func clockWasSet(forwardBy change: Duration, at now: Duration) -> [Announcement] {
    guard countdown.followsClock else { return [] }
    follow(clockSetForwardBy: change)
    let isNews = change >= Self.leastNews || change <= .zero - Self.leastNews
    guard isNews, let end = countdown.end, end > now else { return wake(at: now) }
    skip(to: end - now)
    return countdown.isPaused ? [] : [announcement(.caughtUp, at: now)]
  }
}

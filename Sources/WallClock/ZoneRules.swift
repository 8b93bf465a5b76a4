/// How far the clocks of a zone are ahead of UTC, at any time.
package struct ZoneRules: Equatable, Sendable {
  /// From an instant on, in seconds since 1970 (UTC).
  struct Change: Equatable, Sendable {
    var instant: Int64
    var secondsAhead: Int64
  }

  /// Before all changes.
  let first: Int64
  /// Each later than the one before it.
  let changes: [Change]
  /// After all changes; nil: the last one is for ever.
  let later: YearlyRule?

  init(first: Int64, changes: [Change] = [], later: YearlyRule? = nil) {
    self.first = first
    self.changes = changes
    self.later = later
  }

  /// The same number of seconds ahead at all times.
  package init(secondsAhead: Int64) { self.init(first: secondsAhead) }

  /// As the variable `TZ` tells it in POSIX: "CET-1CEST,M3.5.0,M10.5.0/3". Nil if this is no such text.
  package init?(rule text: String) {
    guard let rule = YearlyRule(text) else { return nil }
    self.init(first: rule.secondsAhead, later: rule)
  }

  /// How many seconds the clocks are ahead at an instant, in seconds since 1970 (UTC).
  package func secondsAhead(at instant: Int64) -> Int64 {
    if let later, changes.last.map({ $0.instant <= instant }) ?? true { return later.secondsAhead(at: instant) }
    return changes.last { $0.instant <= instant }?.secondsAhead ?? first
  }
}

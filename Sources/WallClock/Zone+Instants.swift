extension Zone {
  /// The instants at which the clocks of a zone show a time.
  package enum Showing: Equatable, Sendable {
    case once(Int64)
    /// Never, since the clock is set forward over it. At this instant it would be shown by a clock that is not set.
    case never(Int64)
    /// Twice, since the clock is set back.
    case twice(first: Int64, second: Int64)
  }

  /// When a time is shown, in seconds since 1970 (UTC).
  package func instants(showing time: LocalTime) -> Showing {
    // Clocks are set hardly more than once a month: a day before and a day after there is one setting at most between.
    let before = time.seconds - secondsAhead(at: time.seconds - 86_400)
    let after = time.seconds - secondsAhead(at: time.seconds + 86_400)
    let shown = [before, after].filter { $0 + secondsAhead(at: $0) == time.seconds }
    guard let first = shown.min(), let last = shown.max() else { return .never(before) }
    return first == last ? .once(first) : .twice(first: first, second: last)
  }
}

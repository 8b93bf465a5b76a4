extension Plan {
  /// The next remaining time at which something is said, and what: the largest one below both `remaining` and the
  /// whole duration, nil if only the end is left.
  ///
  /// Where several fall together, a counted second comes first, then half, another mark, the interval.
  package func next(
    below remaining: Duration, of total: Duration
  ) -> (remaining: Duration, subject: Announcement.Subject)? {
    let bound = min(remaining, total)
    guard bound > .zero else { return nil }
    var best: (remaining: Duration, subject: Announcement.Subject)?
    func offer(_ candidate: Duration, _ subject: Announcement.Subject) {
      guard candidate > .zero, candidate < bound, candidate > best?.remaining ?? .zero else { return }
      best = (candidate, subject)
    }
    // Of equal ones the first stays.
    offer(lastMultiple(of: .seconds(1), below: min(bound, .seconds(final + 1))), .counted)
    for mark in marks where mark == .half { offer(mark.remaining(of: total), .halfway) }
    for mark in marks where mark != .half { offer(mark.remaining(of: total), .mark) }
    if let every { offer(lastMultiple(of: every, below: bound), .interval) }
    return best
  }

  /// Whether a mark or the interval asks for this remaining time, counted or not.
  package func asks(for remaining: Duration, of total: Duration) -> Bool {
    if marks.contains(where: { $0.remaining(of: total) == remaining }) { return true }
    return every.map { lastMultiple(of: $0, below: remaining + Duration(attoseconds: 1)) == remaining } ?? false
  }

  private func lastMultiple(of step: Duration, below bound: Duration) -> Duration {
    (bound - Duration(attoseconds: 1)).roundedDown(to: step)
  }
}

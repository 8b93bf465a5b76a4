/// What is told at once: the announcements of countdowns that fall together, that of the soonest end first;
/// at the start as they were asked for.
package struct Bulletin: Equatable, Sendable {
  /// When it is told.
  package let instant: Duration
  /// One or more.
  package let announcements: [Announcement]

  /// One countdown's announcement.
  package init(_ announcement: Announcement) {
    instant = announcement.instant
    announcements = [announcement]
  }

  /// Nil if there is nothing to tell.
  package init?(_ announcements: [Announcement], at instant: Duration) {
    guard !announcements.isEmpty else { return nil }
    self.instant = instant
    if announcements.allSatisfy({ $0.subject == .started }) {
      self.announcements = announcements
      return
    }
    self.announcements = announcements.enumerated()
      .sorted { ($0.element.remaining, $0.offset) < ($1.element.remaining, $1.offset) }.map(\.element)
  }

  /// Whether it tells that time is up.
  package var hasEnd: Bool { announcements.contains { $0.subject.isEnd } }

  /// Whether it is nothing but a counted second.
  package var isCounted: Bool { announcements.allSatisfy { $0.subject == .counted } }

  /// How much it matters: as much as what matters most of it.
  package var urgency: Announcement.Urgency {
    announcements.map(\.subject.facts.urgency).max() ?? .message
  }

  /// What of it is said aloud. A counted second gives way to words, and of two the nearer end's is counted.
  package var spoken: [Announcement] {
    let words = announcements.filter { $0.subject != .counted }
    return words.isEmpty ? Array(announcements.prefix(1)) : words
  }

  /// What of it is asked for; nil if that is nothing.
  package func filter(_ isIncluded: (Announcement) -> Bool) -> Bulletin? {
    Bulletin(announcements.filter(isIncluded), at: instant)
  }
}

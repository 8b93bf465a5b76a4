extension Announcement.Subject {
  /// What programs and speech need to know of a subject, side by side.
  package var facts: (event: String, urgency: Announcement.Urgency) {
    switch self {
    case .started: ("started", .message)
    case .step: ("step", .message)
    case .mark: ("remaining", .message)
    case .interval: ("remaining", .notification)
    case .halfway: ("remaining", .message)
    case .counted: ("remaining", .notification)
    case .caughtUp: ("remaining", .message)
    case .paused: ("paused", .message)
    case .stillPaused: ("paused", .message)
    case .resumed: ("resumed", .message)
    case .reset: ("reset", .message)
    case .added: ("added", .message)
    case .muted: ("muted", .message)
    case .unmuted: ("unmuted", .message)
    case .answered: ("answered", .message)
    case .answeredInPause: ("answered", .message)
    case .onlyLeft: ("answered", .message)
    case .confirming: ("answered", .message)
    case .selected: ("answered", .message)
    case .allSelected: ("answered", .message)
    case .keysOfTalk: ("answered", .message)
    case .keys: ("answered", .message)
    case .finished: ("finished", .important)
    case .finishedLate: ("finished", .important)
    case .overtime: ("overtime", .message)
    case .talkStarted: ("started", .message)
    case .light: ("remaining", .important)
    case .elapsed: ("answered", .message)
    case .judged: ("finished", .important)
    case .quit: ("quit", .message)
    }
  }

  /// Whether it tells that a time is up, late or not: that of a countdown, or one of a speech.
  package var isEnd: Bool {
    switch self {
    case .finished, .finishedLate, .light: true
    case .started, .step, .mark, .interval, .halfway, .counted, .caughtUp, .paused, .stillPaused, .resumed, .reset,
      .added, .muted, .unmuted, .answered, .answeredInPause, .onlyLeft, .confirming, .selected, .allSelected, .keys,
      .keysOfTalk,
      .overtime,
      .talkStarted, .elapsed, .judged, .quit:
      false
    }
  }
}

extension Announcement {
  /// How much an announcement matters beside other speech.
  package enum Urgency: Comparable, Sendable {
    /// Yields to anything else.
    case notification
    /// Waits for its turn.
    case message
    /// Interrupts anything.
    case important
  }
}

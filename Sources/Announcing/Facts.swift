extension Announcement.Subject {
  /// What programs and speech need to know of a subject, side by side.
  package var facts: (event: String, urgency: Announcement.Urgency, tells: Announcement.News) {
    switch self {
    case .started: ("started", .message, .state)
    case .step: ("step", .message, .state)
    case .mark: ("remaining", .message, .state)
    case .interval: ("remaining", .notification, .state)
    case .halfway: ("remaining", .message, .state)
    case .counted: ("remaining", .notification, .state)
    case .caughtUp: ("remaining", .message, .state)
    case .paused: ("paused", .message, .state)
    case .stillPaused: ("paused", .message, .state)
    case .resumed: ("resumed", .message, .state)
    case .reset: ("reset", .message, .state)
    case .added: ("added", .message, .state)
    case .muted: ("muted", .message, .state)
    case .unmuted: ("unmuted", .message, .state)
    case .answered: ("answered", .message, .state)
    case .answeredInPause: ("answered", .message, .state)
    case .onlyLeft: ("answered", .message, .state)
    case .confirming: ("answered", .message, .keys)
    case .selected: ("answered", .message, .keys)
    case .allSelected: ("answered", .message, .keys)
    case .keysOfTalk: ("answered", .message, .keys)
    case .keys: ("answered", .message, .keys)
    case .finished: ("finished", .important, .end)
    case .finishedLate: ("finished", .important, .end)
    case .overtime: ("overtime", .message, .state)
    case .talkStarted: ("started", .message, .state)
    case .light: ("remaining", .important, .end)
    case .elapsed: ("answered", .message, .state)
    case .judged: ("finished", .important, .state)
    case .quit: ("quit", .message, .state)
    }
  }

  /// Whether it tells that a time is up, late or not.
  package var isEnd: Bool { facts.tells == .end }
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

  /// What kind of news an announcement has.
  package enum News: Sendable {
    /// A time is up, late or not: that of a countdown, or one of a speech.
    case end
    /// How things stand.
    case state
    /// What keys do.
    case keys
  }
}

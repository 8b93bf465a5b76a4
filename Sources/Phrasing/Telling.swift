import Announcing
import Timing

/// What of an announcement is told: the numbers after rounding, and which of its parts belong there.
struct Telling {
  /// The name to begin with.
  var name: String?
  /// What is left.
  var left: TimeParts
  /// The round of a routine.
  var round: Routine.Round?
  /// The time to end with.
  var end: EndTime?
  /// Whether the end is what somebody asked for, or wants to know in a pause.
  let keepsEnd: Bool
  /// Whether it is told how much was added or taken off, not only what is left now.
  var tellsChange = true

  init(
    _ announcement: Announcement, detail: Detail, isOneOfSeveral: Bool = false,
    endingAt end: @autoclosure () -> EndTime?
  ) {
    let subject = announcement.subject
    let parts = TimeParts(announcement.remaining)
    let hasName = Telling.hasName(subject, detail: detail, isOneOfSeveral: isOneOfSeveral)
    name = hasName ? announcement.label.flatMap { $0.isEmpty ? nil : $0 } : nil
    // Started over, what follows the clock has no whole time of its own to tell.
    let isExact = Telling.isExact(subject) && !(subject == .reset && announcement.followsClock)
    left = isExact ? parts : parts.droppingSecondsFromAnHour()
    round = Telling.hasRound(subject, detail: detail) ? announcement.round : nil
    keepsEnd = announcement.followsClock && (subject == .started || subject == .paused)
    let hasEnd = keepsEnd || Telling.hasEnd(subject, detail: detail, remaining: announcement.remaining)
    self.end = hasEnd ? announcement.followsClock ? end() : end()?.droppingSeconds : nil
  }

  /// Whether what is left is told to the second; otherwise without seconds from an hour on.
  private static func isExact(_ subject: Announcement.Subject) -> Bool {
    switch subject {
    case .caughtUp, .paused, .stillPaused, .resumed, .added, .answered, .refused, .quit: false
    case .started, .step, .mark, .interval, .halfway, .counted, .reset, .muted, .unmuted, .confirming, .selected,
      .allSelected, .keys, .finished, .finishedLate, .overtime, .talkStarted, .light, .elapsed, .judged:
      true
    }
  }

  /// With several countdowns a short text has the name too, or nobody would know which it is.
  private static func hasName(_ subject: Announcement.Subject, detail: Detail, isOneOfSeveral: Bool) -> Bool {
    switch subject {
    case .step, .finished, .finishedLate, .talkStarted, .judged: true
    case .counted: isOneOfSeveral
    case .muted, .unmuted, .confirming, .keys, .selected, .allSelected: false
    case .started, .mark, .interval, .halfway, .caughtUp, .paused, .stillPaused, .resumed, .reset, .added,
      .answered, .refused, .overtime, .light, .elapsed, .quit:
      detail != .short || isOneOfSeveral
    }
  }

  private static func hasRound(_ subject: Announcement.Subject, detail: Detail) -> Bool {
    switch subject {
    case .started, .step: true
    case .answered: detail == .full
    case .mark, .interval, .halfway, .counted, .caughtUp, .paused, .stillPaused, .resumed, .reset, .added, .muted,
      .unmuted, .refused, .confirming, .selected, .allSelected, .keys, .finished, .finishedLate, .overtime,
      .talkStarted, .light, .elapsed, .judged, .quit:
      false
    }
  }

  private static func hasEnd(_ subject: Announcement.Subject, detail: Detail, remaining: Duration) -> Bool {
    switch subject {
    case .started, .step, .resumed, .reset, .added: remaining >= .seconds(600)
    case .mark, .interval, .halfway: detail == .full
    case .counted, .caughtUp, .paused, .stillPaused, .muted, .unmuted, .answered, .refused, .confirming, .selected,
      .allSelected, .keys, .finished, .finishedLate, .overtime, .talkStarted, .light, .elapsed, .judged, .quit:
      false
    }
  }
}

import Announcing
import Timing

/// What of an announcement is told: the numbers after rounding, and which of its parts belong there.
struct Telling {
  /// The name to begin with.
  var name: String?
  /// What is left; of a speech how long it has lasted, and after the end how long ago that was.
  var left: TimeParts
  /// The round of a routine.
  var round: Routine.Round?
  /// The time to end with.
  var end: EndTime?
  /// Whether nothing of it may be left out, however long it is.
  let isAllNews: Bool
  /// Whether it is told how much was added or taken off, not only what is left now.
  var tellsChange = true

  init(
    _ announcement: Announcement, detail: Detail, isOneOfSeveral: Bool = false,
    endingAt end: @autoclosure () -> EndTime?
  ) {
    let subject = announcement.subject
    let row = subject.row
    name = row.name.isTold(in: detail, ofSeveral: isOneOfSeveral) ? announcement.label : nil
    if name == "" { name = nil }
    // Started over, what follows the clock has no whole time of its own to tell.
    let isExact = row.isExact && !(subject == .reset && announcement.followsClock)
    let parts = TimeParts(announcement.remaining)
    left =
      switch subject {
      case .finishedLate(let lateness): TimeParts.rounding(down: lateness).droppingSecondsFromAnHour()
      case .overtime: .rounding(down: .zero - announcement.remaining)
      case _ where announcement.isPastEnd:
        TimeParts.rounding(down: .zero - announcement.remaining).droppingSecondsFromAnHour()
      case .light, .elapsed, .judged: .wholeSeconds(of: announcement.elapsed)
      default: isExact ? parts : parts.droppingSecondsFromAnHour()
      }
    round = row.round == .always || row.round == .inFull && detail == .full ? announcement.round : nil
    // The end is what somebody asked for, or wants to know in a pause.
    let keepsEnd = announcement.followsClock && (subject == .started || subject == .paused)
    isAllNews = row.isAllNews || keepsEnd || announcement.isPastEnd
    let hasEnd = keepsEnd || row.end.isTold(in: detail, of: announcement.remaining)
    self.end = hasEnd ? announcement.followsClock ? end() : end()?.droppingSeconds : nil
  }

  /// What belongs to a subject, side by side.
  fileprivate struct Row {
    enum Name {
      case never, ofSeveral, unlessShort, always

      /// With several countdowns a short text has the name too, or nobody would know which it is.
      func isTold(in detail: Detail, ofSeveral: Bool) -> Bool {
        switch self {
        case .never: false
        case .ofSeveral: ofSeveral
        case .unlessShort: detail != .short || ofSeveral
        case .always: true
        }
      }
    }

    enum Round { case never, inFull, always }

    enum End {
      case never, inFull, ofLongTimes

      func isTold(in detail: Detail, of remaining: Duration) -> Bool {
        switch self {
        case .never: false
        case .inFull: detail == .full
        case .ofLongTimes: remaining >= .seconds(600)
        }
      }
    }

    let name: Name
    /// Whether what is left is told to the second; otherwise without seconds from an hour on.
    var isExact = true
    var round = Round.never
    var end = End.never
    /// Whether it is of several sentences, or has nothing to leave out.
    var isAllNews = false
  }
}

extension Announcement.Subject {
  fileprivate var row: Telling.Row {
    switch self {
    case .started: Telling.Row(name: .unlessShort, round: .always, end: .ofLongTimes)
    case .step: Telling.Row(name: .always, round: .always, end: .ofLongTimes)
    case .mark, .interval, .halfway: Telling.Row(name: .unlessShort, end: .inFull)
    case .counted: Telling.Row(name: .ofSeveral)
    case .resumed, .added: Telling.Row(name: .unlessShort, isExact: false, end: .ofLongTimes)
    case .reset: Telling.Row(name: .unlessShort, end: .ofLongTimes)
    case .answered, .answeredInPause: Telling.Row(name: .unlessShort, isExact: false, round: .inFull)
    case .caughtUp, .paused, .stillPaused, .onlyLeft, .quit: Telling.Row(name: .unlessShort, isExact: false)
    case .overtime, .light, .elapsed: Telling.Row(name: .unlessShort)
    case .finished, .selected: Telling.Row(name: .always)
    case .finishedLate, .talkStarted, .judged: Telling.Row(name: .always, isAllNews: true)
    case .confirming, .keys, .keysOfTalk: Telling.Row(name: .never, isAllNews: true)
    case .muted, .unmuted, .allSelected: Telling.Row(name: .never)
    }
  }
}

extension Announcement {
  /// Whether it tells how long ago the end was.
  var isPastEnd: Bool { remaining < .zero && [.answered, .quit].contains(subject) }

  /// Whether it tells that time is up, and since when.
  var tellsLateness: Bool {
    if case .finishedLate = subject { true } else { isPastEnd }
  }
}

/// The sentences of a catalog, by their keys.
package enum Message: String, CaseIterable, Sendable {
  case named, joined, until, untilTomorrow, untilDate, remaining, halfway, paused, pausedUntil, stillPaused, resumed
  case reset, added, takenOff, onlyLeft, muted, unmuted, selected, allSelected
  case pressAgainToReset, pressAgainToPause, pressAgainToStop
  case timeIsUp, timeIsUpNamed, overBy, overtime, stopped, next, round, roundOf
  case green, yellow, red, withinTime, tooShort, tooLong, goals, goal, howLong, howLongHelp, keys, keysSelect, keysNext

  /// What the sentence has places for, each exactly once.
  package var placeholders: [Placeholder] {
    switch self {
    case .named, .goal: [.name, .text]
    case .joined: [.first, .second]
    case .until, .untilTomorrow: [.text, .time]
    case .untilDate: [.text, .date, .time]
    case .remaining, .halfway, .paused, .stillPaused, .resumed, .reset, .onlyLeft, .overtime, .stopped, .next:
      [.duration]
    case .pausedUntil: [.time]
    case .added, .takenOff: [.by, .duration]
    case .pressAgainToReset: [.key]
    case .timeIsUpNamed, .selected: [.name]
    case .overBy: [.text, .duration]
    case .round: [.text, .n]
    case .roundOf: [.text, .n, .total]
    case .withinTime, .tooShort, .tooLong: [.text]
    case .muted, .unmuted, .allSelected, .pressAgainToPause, .pressAgainToStop, .timeIsUp, .green, .yellow, .red,
      .goals, .howLong, .howLongHelp, .keys, .keysSelect, .keysNext:
      []
    }
  }
}

/// The sentences of a catalog, by their keys.
package enum Message: String, CaseIterable, Sendable {
  case named, until, remaining, halfway, paused, stillPaused, resumed, reset, added, takenOff, onlyLeft
  case muted, unmuted, pressAgain, timeIsUp, timeIsUpNamed, overBy, stopped, keys

  /// What the sentence has places for, each exactly once.
  package var placeholders: [Placeholder] {
    switch self {
    case .named: [.name, .text]
    case .until: [.text, .time]
    case .remaining, .halfway, .paused, .stillPaused, .resumed, .reset, .onlyLeft, .stopped: [.duration]
    case .added, .takenOff: [.by, .duration]
    case .pressAgain: [.key]
    case .timeIsUpNamed: [.name]
    case .overBy: [.text, .duration]
    case .muted, .unmuted, .timeIsUp, .keys: []
    }
  }
}

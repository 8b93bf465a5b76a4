internal import Listening
internal import Timing

/// Something that a running timer is told to do, or asked.
enum Order: Equatable {
  case pause, resume, togglePause
  case tellTimeLeft
  case add(Duration)
  /// Stop what is being said, and do nothing else.
  case silence
  case mute, unmute, toggleMute
  case reset
  /// Go on to the next step of a routine.
  case next
  case stop
  case tellKeys
  /// From now on keys are for the next one of several countdowns, then for all.
  case selectNext
  /// From now on keys are for the countdown of this number from 1 on, or with 0 for all.
  case select(Int)

  /// Whether it is done after the end too; any other key then ends the run.
  var isForAfterTheEnd: Bool {
    switch self {
    case .add, .silence, .tellTimeLeft, .tellKeys, .selectNext, .select: true
    case .pause, .resume, .togglePause, .mute, .unmute, .toggleMute, .reset, .next, .stop: false
    }
  }
}

extension Order {
  /// The order of a key, if it has one.
  init?(_ key: Key) {
    switch key {
    case .space: self = .togglePause
    case .enter: self = .tellTimeLeft
    case .tab: self = .selectNext
    case .character(let character):
      switch character.lowercased() {
      case "t": self = .tellTimeLeft
      case "+", "=": self = .add(.seconds(60))
      case "-": self = .add(.seconds(-60))
      case ".": self = .silence
      case "m": self = .toggleMute
      case "r": self = .reset
      case "n": self = .next
      case "q": self = .stop
      case "0"..."9": self = .select(character.wholeNumberValue ?? 0)
      case "?": self = .tellKeys
      default: return nil
      }
    }
  }
}

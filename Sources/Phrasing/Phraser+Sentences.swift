import Announcing
import Timing

extension Phraser {
  /// The whole of an announcement: its name, its sentence, its end.
  func whole(_ announcement: Announcement, _ telling: Telling) -> Phrase {
    if case .finished = announcement.subject { return timeIsUp(telling.name) }
    if announcement.tellsLateness { return over(by: telling.left, telling.name) }
    let left = durations.phrase(telling.left)
    if announcement.subject == .paused, let end = telling.end {
      return named(paused(until: end, left), telling.name)
    }
    var phrase = telling.tellsChange ? core(announcement, telling, left) : left
    if let name = telling.name, announcement.subject != .selected {
      let named = named(phrase, name)
      // A name is longer than a second.
      phrase = announcement.subject == .counted ? Phrase(written: named.written, spoken: phrase.spoken) : named
    }
    if let round = telling.round { phrase = self.phrase(phrase, in: round) }
    return telling.end.map { until($0, phrase) } ?? phrase
  }

  private func named(_ text: Phrase, _ name: String?) -> Phrase {
    name.map { sentence(.named, [.text: text, .name: Phrase($0)]) } ?? text
  }

  func until(_ end: EndTime, _ text: Phrase) -> Phrase {
    let time = time(of: end)
    return switch end.day {
    case .today: sentence(.until, [.text: text, .time: time])
    case .tomorrow: sentence(.untilTomorrow, [.text: text, .time: time])
    case .date(let day, let tellsYear):
      sentence(.untilDate, [.text: text, .time: time, .date: dates.phrase(day, tellsYear: tellsYear)])
    }
  }

  /// The end stays where it is; of another day it is told which.
  func paused(until end: EndTime, _ left: Phrase) -> Phrase {
    let stays = sentence(.pausedUntil, [.time: time(of: end)])
    return end.day == .today ? stays : sentence(.joined, [.first: stays, .second: until(end, left)])
  }

  private func core(_ announcement: Announcement, _ telling: Telling, _ left: Phrase) -> Phrase {
    switch announcement.subject {
    case .started, .step, .mark, .interval, .caughtUp: left
    case .counted: Phrase(written: left.written, spoken: times.bareNumber(announcement.remaining.wholeSeconds))
    case .halfway: sentence(.halfway, [.duration: left])
    case .paused: sentence(.paused, [.duration: left])
    case .stillPaused, .answeredInPause: sentence(.stillPaused, [.duration: left])
    case .resumed: sentence(.resumed, [.duration: left])
    case .reset: sentence(.reset, [.duration: left])
    case .added(let by) where by < .zero:
      sentence(.takenOff, [.duration: left, .by: durations.phrase(TimeParts(.zero - by))])
    case .added(let by): sentence(.added, [.duration: left, .by: durations.phrase(TimeParts(by))])
    case .muted: sentence(.muted)
    case .unmuted: sentence(.unmuted)
    case .answered: detail == .full ? sentence(.remaining, [.duration: left]) : left
    case .onlyLeft: sentence(.onlyLeft, [.duration: left])
    case .confirming(.reset(let key)): sentence(.pressAgainToReset, [.key: Phrase(key)])
    case .confirming(.pause): sentence(.pressAgainToPause)
    case .confirming(.stop): sentence(.pressAgainToStop)
    case .selected: sentence(.selected, [.name: Phrase(telling.name ?? "")])
    case .allSelected: sentence(.allSelected)
    case .keys(let select, let next): keys(and: (select ? [.keysSelect] : []) + (next ? [.keysNext] : []))
    case .keysOfTalk: keys(KeySentence.ofTalk)
    case .finished, .finishedLate: timeIsUp(nil)
    case .overtime: sentence(.overtime, [.duration: left])
    case .talkStarted(let signals): meaning(of: signals)
    case .light(let light): phrase(light, left)
    case .elapsed(let light): phrase(light, left)
    case .judged(let verdict): sentence(Message(verdict), [.text: left])
    case .quit: sentence(.stopped, [.duration: left])
    }
  }

  private func over(by lateness: TimeParts, _ name: String?) -> Phrase {
    sentence(.overBy, [.text: timeIsUp(name), .duration: durations.phrase(lateness)])
  }

  private func phrase(_ text: Phrase, in round: Routine.Round) -> Phrase {
    let number = times.number(round.number)
    guard let total = round.total else { return sentence(.round, [.text: text, .n: number]) }
    return sentence(.roundOf, [.text: text, .n: number, .total: times.number(total)])
  }

  /// The keys, and further ones.
  private func keys(and others: [Message]) -> Phrase {
    let sentences = ([.keys] + others).map { sentence($0) }
    return Phrase(
      written: sentences.map(\.written).joined(separator: " "), spoken: sentences.map(\.spoken).joined(separator: " "))
  }

  /// Some of the keys.
  private func keys(_ wanted: [KeySentence]) -> Phrase {
    let all = sentence(.keys)
    return Phrase(
      written: KeySentence.text(of: wanted, in: all.written), spoken: KeySentence.text(of: wanted, in: all.spoken))
  }

  private func timeIsUp(_ name: String?) -> Phrase {
    if let name { sentence(.timeIsUpNamed, [.name: Phrase(name)]) } else { sentence(.timeIsUp) }
  }

  /// A sentence of the catalog with its places filled, in both forms.
  func sentence(_ message: Message, _ parts: [Placeholder: Phrase] = [:]) -> Phrase {
    guard let patterns = catalog.messages[message] else { return Phrase("") }
    return Phrase(
      written: patterns.written.filled { parts[$0]?.written ?? "" },
      spoken: patterns.spoken.filled { parts[$0]?.spoken ?? "" })
  }
}

extension Duration {
  /// All of it in seconds, rounded up.
  fileprivate var wholeSeconds: Int {
    let parts = TimeParts(self)
    return TimeUnit.allCases.reduce(0) { $0 + parts[$1] * $1.seconds }
  }
}

extension TimeParts {
  /// Whole seconds rounded down, but at least one.
  static func rounding(down duration: Duration) -> TimeParts {
    TimeParts(.seconds(max(1, duration.components.seconds)))
  }
}

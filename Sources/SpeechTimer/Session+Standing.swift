package import Announcing
internal import Timing

extension Session {
  /// All that has to be known of a run to go on with it in another one.
  package struct Standing: Equatable, Sendable {
    package var countdowns: [Narrator.Standing]
    package var isMuted: Bool

    package init(countdowns: [Narrator.Standing], isMuted: Bool = false) {
      self.countdowns = countdowns
      self.isMuted = isMuted
    }

    /// Whether there is anything to go on with.
    var isGoing: Bool { countdowns.contains(where: \.isGoing) }
  }

  package var standing: Standing? { Standing(countdowns: narrators.standings, isMuted: conversation.isMuted) }

  mutating func goOn(from past: Standing, at now: Duration) -> [Effect] {
    conversation.isMuted = past.isMuted
    return answer(narrators.goOn(from: past.countdowns, at: now), at: now) + closeIfFinished(at: now)
  }
}

/// A speech is kept as a countdown to its last light.
extension Session.Standing {
  init(_ talk: Talk, isMuted: Bool) {
    let end = talk.end == nil ? talk.beginning.map { $0 + talk.limit } : nil
    let countdown = Countdown.Standing(
      phase: end.map { .running(until: $0) } ?? .idle, duration: talk.limit, original: talk.limit)
    self.init(countdowns: [Narrator.Standing(label: talk.label, countdown)], isMuted: isMuted)
  }

  /// When a speech began that is kept here; nil if it is another one.
  func beginning(of talk: Talk) -> Duration? {
    guard countdowns.count == 1, case .running(let end) = countdowns[0].countdown.phase else { return nil }
    let difference = countdowns[0].countdown.original - talk.limit
    // What is read from the disk is a number of seconds, and may be rounded.
    return abs(difference / .seconds(1)) < 0.001 ? end - talk.limit : nil
  }
}

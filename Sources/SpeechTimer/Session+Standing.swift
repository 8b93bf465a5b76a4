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
    var isGoing: Bool { countdowns.contains(where: \.countdown.isGoing) }
  }

  package var standing: Standing? { Standing(countdowns: narrators.standings, isMuted: conversation.isMuted) }

  mutating func goOn(from past: Standing, at now: Duration) -> [Effect] {
    conversation.isMuted = past.isMuted
    return answer(narrators.goOn(from: past.countdowns, at: now), at: now) + closeIfFinished(at: now)
  }
}

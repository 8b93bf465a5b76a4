internal import Announcing
internal import Listening

/// What requests of other processes do to a speech, and how they are answered.
extension TalkSession {
  mutating func hear(_ request: Request, at now: Duration) -> [Effect] {
    do throws(Failure) {
      if stage != .counting { throw .failed("The timer has been stopped.") }
      let line = try RequestLine(request.line, labels: [talk.label].compactMap { $0 }, notation: notation)
      switch line.wish {
      case .watch: return [.keep(request.id, follows: true)]
      case .wait:
        waiting.append(request.id)
        return [.keep(request.id, follows: false)]
      case .list:
        var announcement = talk.answer(at: now)
        announcement.label = talk.label ?? rules.number.map(String.init)
        let answer = Answer(status: 0, told: [announcement], standings: [standing(announcement)])
        return [.answer(request.id, answer)] + (line.isAloud ? self.answer(announcement, at: now) : [])
      case .order(let order):
        manner = line.isAloud ? .shownAndSaid : order.order == .tellTimeLeft ? .neither : .shown
        defer { manner = .shownAndSaid }
        let effects = try obey(order, at: now)
        let current = talk.answer(at: now)
        let answer = Answer(status: 0, told: told.isEmpty ? [current] : told, standings: [standing(current)])
        return [.answer(request.id, answer)] + effects
      }
    } catch {
      return [.answer(request.id, Answer(error))]
    }
  }

  private func standing(_ announcement: Announcement) -> Answer.Standing {
    Answer.Standing(
      phase: stage == .counting ? .running : .stopped, label: talk.label, announcement: announcement)
  }

  /// Answers those who wait, once the speech is stopped or the run ends.
  mutating func answerWaiting(_ effects: [Effect], at now: Duration) -> [Effect] {
    let last = effects.firstIndex { if case .end = $0 { true } else { false } }
    guard !waiting.isEmpty, last != nil || stage != .counting else { return effects }
    var status = Session.Ending.answered.status
    if let last, stage == .counting, case .end(let ending) = effects[last] { status = ending.status }
    let answer = Answer(status: status, told: told.isEmpty ? [talk.answer(at: now)] : told)
    let answers = waiting.map { Effect.answer($0, answer) }
    waiting = []
    let place = last ?? effects.endIndex
    return effects[..<place] + answers + effects[place...]
  }
}

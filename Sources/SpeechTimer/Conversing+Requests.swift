internal import Announcing
internal import Listening

/// What requests of other processes do, and how they are answered.
extension Conversing {
  mutating func hear(_ request: Request, at now: Duration) -> [Effect] {
    do throws(Failure) {
      if hasStopped { throw Failure.failed("The timer has been stopped. speech-timer list tells what runs.") }
      let line = try RequestLine(request.line, labels: labelsForRequests, notation: conversation.notation)
      switch line.wish {
      case .list: return list(for: request.id, isAloud: line.isAloud, at: now)
      case .watch: return [.keep(request.id, follows: true)]
      case .wait(let label):
        conversation.waiting.append(Conversation.Waiting(id: request.id, index: index(of: label)))
        return [.keep(request.id, follows: false)]
      case .order(let order):
        try refuse(order)
        return try obey(order, for: request.id, isAloud: line.isAloud, at: now)
      }
    } catch {
      return [.answer(request.id, Answer(error))]
    }
  }

  private mutating func obey(
    _ line: OrderLine, for id: Request.ID, isAloud: Bool, at now: Duration
  ) throws(Failure) -> [Effect] {
    conversation.asked = nil
    let index = index(of: line.label)
    conversation.manner = isAloud ? .shownAndSaid : line.order == .tellTimeLeft ? .neither : .shown
    defer { conversation.manner = .shownAndSaid }
    let due = conversation.told.count
    let effects = try obey(line.order, for: index, at: now)
    let told = Array(conversation.told[due...])
    let standings = standings(of: index, unnamed: nil, at: now)
    let answer = Answer(
      status: told.contains { $0.subject == .onlyLeft } ? Failure.Kind.failed.rawValue : 0,
      told: told.isEmpty ? standings.map(\.announcement) : told, standings: standings)
    return [.answer(id, answer)] + effects
  }

  private mutating func list(for id: Request.ID, isAloud: Bool, at now: Duration) -> [Effect] {
    let standings = standings(of: nil, unnamed: conversation.rules.number.map(String.init), at: now)
    let announcements = standings.map(\.announcement)
    let answer = Answer(status: 0, told: announcements, standings: standings)
    let told = isAloud ? Bulletin(announcements, at: now) : nil
    return [.answer(id, answer)] + (told.map { conversation.answer($0, at: now) } ?? [])
  }

  /// Answers those whose countdowns are over, and with the end of the run all.
  mutating func answerWaiting(_ effects: [Effect], at now: Duration) -> [Effect] {
    guard !conversation.waiting.isEmpty else { return effects }
    let ending = effects.lazy.compactMap { if case .end(let ending) = $0 { ending } else { nil } }.first
    let answered = conversation.waiting.filter { ending != nil || isOver($0.index) }
    conversation.waiting.removeAll { waiting in answered.contains { $0.id == waiting.id } }
    let answers = answered.map { Effect.answer($0.id, farewell(of: $0.index, ending, at: now)) }
    // What is shown and said does not wait for them, and nothing comes after the end.
    let last = effects.firstIndex { if case .end = $0 { true } else { false } } ?? effects.endIndex
    return effects[..<last] + answers + effects[last...]
  }
}

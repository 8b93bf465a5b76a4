internal import Announcing
internal import Listening
internal import Timing

/// What requests of other processes do, and how they are answered.
extension Session {
  /// How answers are told, beside the one that goes to whoever asked.
  enum Manner {
    case shownAndSaid
    /// A change that another process made: it is seen here, and heard only there.
    case shown
    /// A question of another process.
    case neither

    var isShown: Bool { self != .neither }
    var isSaid: Bool { self == .shownAndSaid }
  }

  /// Somebody who wants to know when these countdowns are over.
  struct Waiting {
    let id: Request.ID
    let indices: [Int]
  }

  mutating func hear(_ request: Request, at now: Duration) -> [Effect] {
    do throws(Failure) {
      if hasStopped { throw Failure.failed("The timer has been stopped.") }
      let line = try RequestLine(request.line, labels: labels, notation: notation)
      switch line.wish {
      case .list: return list(for: request.id, isAloud: line.isAloud, at: now)
      case .watch: return [.keep(request.id, follows: true)]
      case .wait(let name):
        waiting.append(Waiting(id: request.id, indices: index(of: name).map { [$0] } ?? Array(narrators.indices)))
        return [.keep(request.id, follows: false)]
      case .order(let order):
        try refuseSkipping(order)
        return obey(order, for: request.id, isAloud: line.isAloud, at: now)
      }
    } catch {
      return [.answer(request.id, Answer(error))]
    }
  }

  /// The names of those that have not been given up.
  private var labels: [String] { narrators.indices.filter { !narrators[$0].isStopped }.compactMap(label) }

  private func label(_ index: Int) -> String? { narrators[index].label }

  private func index(of label: String?) -> Int? {
    label.flatMap { label in narrators.indices.first { narrators[$0].label == label } }
  }

  private mutating func obey(
    _ line: OrderLine, for id: Request.ID, isAloud: Bool, at now: Duration
  ) -> [Effect] {
    asked = nil
    let index = index(of: line.label)
    manner = isAloud ? .shownAndSaid : line.order == .tellTimeLeft ? .neither : .shown
    let effects = obey(line.order, for: index, at: now)
    manner = .shownAndSaid
    let standings = narrators.selected(index, for: .ask).map { standing(of: $0, at: now) }
    let answer = Answer(
      status: told.contains { $0.subject == .refused } ? Failure.Kind.failed.rawValue : 0,
      told: told.isEmpty ? standings.map(\.announcement) : told, standings: standings)
    return [.answer(id, answer)] + effects
  }

  private mutating func list(for id: Request.ID, isAloud: Bool, at now: Duration) -> [Effect] {
    let due = react(to: .alarm, at: now)
    let number = rules.number.map(String.init)
    let standings = narrators.selected(nil, for: .ask).map { standing(of: $0, unnamed: number, at: now) }
    let announcements = standings.map(\.announcement)
    let answer = Answer(status: 0, told: announcements, standings: standings)
    let told = isAloud ? Bulletin(announcements, at: now).map { [$0] } ?? [] : []
    return [.answer(id, answer)] + due + self.answer(told, at: now)
  }

  /// How a countdown stands. One without a name is told by another.
  private func standing(of index: Int, unnamed: String? = nil, at now: Duration) -> Answer.Standing {
    let narrator = narrators[index]
    let phase: Answer.Standing.Phase
    let subject: Announcement.Subject
    if narrator.countdown.isRunning {
      (phase, subject) = (.running, .answered)
    } else if narrator.countdown.isPaused {
      (phase, subject) = (.paused, .paused)
    } else if narrator.countdown.isFinished {
      (phase, subject) = (.finished, .answered)
    } else {
      (phase, subject) = (.stopped, .quit)
    }
    var announcement = narrator.isStopped ? narrator.farewell(at: now) : narrator.announcement(subject, at: now)
    announcement.label = narrator.label ?? unnamed
    return Answer.Standing(phase: phase, label: narrator.label, announcement: announcement)
  }

  /// Answers those whose countdowns are over, and with the end of the run all.
  mutating func answerWaiting(_ effects: [Effect], at now: Duration) -> [Effect] {
    guard !waiting.isEmpty else { return effects }
    let ending = effects.lazy.compactMap { if case .end(let ending) = $0 { ending } else { nil } }.first
    let answered = waiting.filter { ending != nil || $0.indices.allSatisfy(isOver) }
    waiting.removeAll { waiting in answered.contains { $0.id == waiting.id } }
    let answers = answered.map { Effect.answer($0.id, farewell(of: $0.indices, ending, at: now)) }
    // What is shown and said does not wait for them, and nothing comes after the end.
    let last = effects.firstIndex { if case .end = $0 { true } else { false } } ?? effects.endIndex
    return effects[..<last] + answers + effects[last...]
  }

  private func isOver(_ index: Int) -> Bool {
    let countdown = narrators[index].countdown
    return !countdown.isRunning && !countdown.isPaused
  }

  private func farewell(of indices: [Int], _ ending: Ending?, at now: Duration) -> Answer {
    let isUp = indices.allSatisfy { narrators[$0].countdown.isFinished }
    let hasStopped = indices.allSatisfy(isOver)
    let labels = indices.map(label)
    let news = told.filter { ($0.subject.isEnd || $0.subject == .quit) && labels.contains($0.label) }
    let status = isUp ? Ending.timeIsUp.status : hasStopped ? Ending.stopped.status : ending?.status ?? 0
    return Answer(
      status: status,
      told: news.isEmpty ? indices.map { narrators[$0].announcement(isUp ? .finished : .quit, at: now) } : news)
  }
}

internal import Announcing
internal import Timing

/// What lines and requests find here.
extension Session {
  /// Of several, each has one.
  var labels: [String] { narrators.indices.compactMap(label) }

  /// The names of those that have not been given up.
  var labelsForRequests: [String] { narrators.indices.filter { !narrators[$0].isStopped }.compactMap(label) }

  private func label(_ index: Int) -> String? { narrators[index].label }

  func standings(of index: Int?, unnamed: String?, at now: Duration) -> [Answer.Standing] {
    narrators.selected(index, for: .ask).map { standing(of: $0, unnamed: unnamed, at: now) }
  }

  /// How a countdown stands. One without a name is told by another.
  private func standing(of index: Int, unnamed: String?, at now: Duration) -> Answer.Standing {
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

  func isOver(_ index: Int?) -> Bool {
    indices(index).allSatisfy { !narrators[$0].countdown.isRunning && !narrators[$0].countdown.isPaused }
  }

  private func indices(_ index: Int?) -> [Int] { index.map { [$0] } ?? Array(narrators.indices) }

  func farewell(of index: Int?, _ ending: Ending?, at now: Duration) -> Answer {
    let indices = indices(index)
    let isUp = indices.allSatisfy { narrators[$0].countdown.isFinished }
    let labels = indices.map(label)
    let news = conversation.told.filter {
      ($0.subject.isEnd || $0.subject == .quit) && labels.contains($0.label)
    }
    let status = isUp ? Ending.timeIsUp.status : isOver(index) ? Ending.stopped.status : ending?.status ?? 0
    return Answer(
      status: status,
      told: news.isEmpty ? indices.map { narrators[$0].announcement(isUp ? .finished : .quit, at: now) } : news)
  }
}

internal import Announcing
internal import Displaying
internal import FoundationEssentials
internal import Timing

/// An answer as a line of JSON: what a run sends, and what whoever asked reads.
struct AnswerLine: Codable, Equatable {
  struct Standing: Codable, Equatable {
    var duration: Double
    /// When it ends (UTC), while it runs.
    var end: String?
    var label: String?
    var number: Int?
    var phase: String
    var remaining: Double
    var written: String
  }

  /// What is wrong with the request; then there is nothing else.
  var error: String?
  var status: Int32
  var written: String?
  var spoken: String?
  var timers: [Standing]?

  /// Nil for what is no answer.
  init?(_ text: [UInt8]) {
    guard let answer = try? JSONDecoder().decode(AnswerLine.self, from: Data(text)) else { return nil }
    self = answer
  }

  init(_ failure: Failure) {
    status = failure.kind.rawValue
    error = failure.line
  }

  /// `number` is the run's, `wallTime` seconds since 1970 at an instant.
  init(_ answer: Answer, number: Int?, phrase: ([Announcement]) -> Phrase, wallTime: (Duration) -> Double) {
    status = answer.status
    error = answer.failure?.line
    guard error == nil else { return }
    let told = phrase(answer.told)
    written = told.written
    spoken = told.spoken
    guard !answer.standings.isEmpty else { return }
    timers = answer.standings.map { standing in
      let announcement = standing.announcement
      return Standing(
        duration: announcement.duration.inSeconds, end: announcement.end.map { JSONLine.time(wallTime($0)) },
        label: standing.label, number: number, phase: standing.phase.rawValue,
        remaining: announcement.remaining.inSeconds, written: phrase([announcement]).written)
    }
  }

  /// The line, newline included.
  var text: String { JSONLine().text(of: self) }
}

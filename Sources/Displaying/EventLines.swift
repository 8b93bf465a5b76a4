internal import Announcing
internal import Timing

/// What is told as JSON, one object a line for each announcement.
package struct EventLines: Sendable {
  private let line = JSONLine()

  package init() {}

  /// The lines, newlines included.
  package func text(of report: Report) -> String { report.entries.map { line.text(of: Event($0)) }.joined() }
}

/// The fields of a line.
private struct Event: Encodable {
  let event: String
  let at: Double
  let remaining: Double
  let duration: Double
  let label: String?
  let by: Double?
  let written: String
  let spoken: String
  let time: String

  init(_ entry: Report.Entry) {
    let announcement = entry.announcement
    event = announcement.subject.facts.event
    at = announcement.instant.inSeconds
    remaining = announcement.remaining.inSeconds
    duration = announcement.duration.inSeconds
    label = announcement.label
    by = if case .added(let change) = announcement.subject { change.inSeconds } else { nil }
    written = entry.phrase.written
    spoken = entry.phrase.spoken
    time = entry.timestamp
  }
}

extension Report.Entry {
  /// The instant it is for.
  package var timestamp: String { JSONLine.time(time) }
}

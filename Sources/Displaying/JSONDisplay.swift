internal import Announcing
internal import FoundationEssentials
internal import Timing

/// One JSON object a line, for programs.
package struct JSONDisplay: Display {
  private var output: Output
  private let line = JSONLine()

  package init(_ output: Output) { self.output = output }

  package var lead: Duration { .zero }

  package mutating func makeReady() {}

  package mutating func show(_ report: Report) throws(Output.Problem) {
    try output.write(report.entries.map { line.text(of: Event($0)) }.joined())
  }

  package mutating func leave() throws(Output.Problem) { try output.write("") }
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
  /// The instant it is for, by ISO 8601 in UTC: "2026-11-30T17:00:00.250Z".
  package var timestamp: String {
    Date(timeIntervalSince1970: time).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}

internal import Announcing
internal import FoundationEssentials

/// One JSON object a line, for programs.
package struct JSONDisplay: Display {
  private var output: Output
  private let encoder: JSONEncoder

  package init(_ output: Output) {
    self.output = output
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  package var lead: Duration { .zero }

  package mutating func makeReady() {}

  package mutating func show(_ report: Report) throws(Output.Problem) {
    // Strings and finite numbers are all there is, and those always encode.
    guard let object = try? encoder.encode(Event(report)) else { return }
    try output.write(String(decoding: object, as: UTF8.self) + "\n")
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

  init(_ report: Report) {
    let announcement = report.announcement
    event = announcement.subject.facts.event
    at = announcement.instant.inSeconds
    remaining = announcement.remaining.inSeconds
    duration = announcement.duration.inSeconds
    label = announcement.label
    by = if case .added(let change) = announcement.subject { change.inSeconds } else { nil }
    written = report.phrase.written
    spoken = report.phrase.spoken
    time = Date(timeIntervalSince1970: report.time).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}

extension Duration {
  /// Seconds, to the millisecond.
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    let milliseconds = (Double(attoseconds) / 1e15).rounded()
    return (Double(seconds) * 1_000 + milliseconds) / 1_000
  }
}

internal import Announcing
internal import Timing

extension Report {
  /// What is told as JSON, one object a line for each announcement, newlines included.
  package var jsonLines: String { entries.map(\.jsonLine).joined() }
}

extension Report.Entry {
  /// All that is known of it, in alphabetical order.
  fileprivate var jsonLine: String {
    var fields = JSONFields()
    fields.add("at", announcement.instant.inSeconds)
    if case .added(let change) = announcement.subject { fields.add("by", change.inSeconds) }
    fields.add("duration", announcement.duration.inSeconds)
    fields.add("event", announcement.subject.facts.event)
    if let label = announcement.label { fields.add("label", label) }
    fields.add("remaining", announcement.remaining.inSeconds)
    fields.add("spoken", phrase.spoken)
    fields.add("time", timestamp)
    fields.add("written", phrase.written)
    return fields.line
  }

  /// The instant it is for.
  package var timestamp: String { JSONLine.time(time) }
}

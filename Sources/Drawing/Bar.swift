/// A ring's fraction where no ring can be drawn: one line of ASCII.
package struct Bar: Equatable, Sendable {
  /// As the ring's.
  package var fraction: Double
  /// What stands behind it, or nothing.
  package var time: String?

  package init(_ ring: Ring, time: String? = nil) {
    fraction = ring.fraction
    self.time = time
  }

  /// The line, without a newline, in at most so many columns; where room is short, what stands behind it stands alone,
  /// or is left out.
  ///
  /// Only nothing looks empty, and only the whole looks full.
  package func text(columns: Int) -> String {
    let tail = time.map { " " + $0 } ?? ""
    let room = columns - 2 - tail.count
    if room < 1, let time { return time.count > columns ? Bar(Ring(fraction)).text(columns: columns) : time }
    if room < 1 { return "" }
    var filled = Int((fraction * Double(room)).rounded())
    if fraction > 0 { filled = max(1, filled) }
    if fraction < 1 { filled = min(room - (room > 1 || fraction == 0 ? 1 : 0), filled) }
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled) + "]" + tail
  }
}

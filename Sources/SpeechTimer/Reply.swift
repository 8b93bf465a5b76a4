package import Timing
internal import WallClock

/// What is answered to the question for a time.
package enum Reply: Equatable {
  /// Nothing is to be started.
  case nothing
  /// The question once more.
  case again
  /// A time, as the command line takes it.
  case time(String)

  /// Makes sense of a line; `now` is in seconds since 1970 (UTC).
  package init(_ line: String, notation: TimeNotation, now: Double) throws(Failure) {
    let text = line.cleaned(longest: 200)
    switch text.lowercased() {
    case "", "q", "quit", "exit": self = .nothing
    case "?", "help": self = .again
    default: self = .time(try Self.time(text, notation: notation, now: Int64(now.rounded(.down))))
    }
  }

  private static func time(_ text: String, notation: TimeNotation, now: Int64) throws(Failure) -> String {
    if let number = Int(text), Countdown.presets.indices.contains(number - 1) {
      return "\(Int(Countdown.presets[number - 1] / .seconds(1)))s"
    }
    if text.lowercased().hasPrefix("until ") {
      let time = String(text.dropFirst("until ".count))
      return time.hasPrefix("@") ? time : "@" + time
    }
    try refuseDoubtful(text)
    let isDuration = (try? notation.duration(of: text)) != nil
    return !isDuration && isClockTime(text, now: now) ? "@" + text : text
  }

  /// Whether it is a clock time, or a date that cannot be counted down to.
  private static func isClockTime(_ text: String, now: Int64) -> Bool {
    do throws(ClockTime.Problem) {
      _ = try WallClock.moment(text, after: now)
      return true
    } catch {
      switch error {
      case .otherOrder(_, let readings): return !readings.isEmpty
      case .noDay, .past, .tooFar: return true
      case .empty, .unexpected, .noHour, .noMinute, .noSecond, .hourAlone, .noZone: return false
      }
    }
  }

  /// "17.30" is how some write a clock time, or minutes and seconds, and a number of seconds as well.
  private static func refuseDoubtful(_ text: String) throws(Failure) {
    let groups = text.split(omittingEmptySubsequences: false) { ".,٫".contains($0) }
    guard groups.count == 2, groups[1].count == 2, let first = Int(groups[0]), let second = Int(groups[1]),
      (0...999).contains(first), (0..<60).contains(second)
    else { return }
    let clock = "\(groups[0]):\(groups[1])"
    let readings = [clock] + (first < 24 ? ["@\(clock)"] : [])
    throw .usage(
      "Not clear: \(text.shown): it is read in more ways than one. "
        + "Right would be: \(readings.joined(separator: ", ")) or \(text.shown)s")
  }
}

internal import Timing
internal import WallClock

/// What a countdown counts to: the end of a duration, or a moment of the clock on the wall.
enum Target: Equatable {
  case duration(Duration)
  case moment(Moment)

  /// Reads a time that was typed on the command line: "5m", or "@17:30". `now` is in seconds since 1970 (UTC).
  init(_ text: String, notation: TimeNotation, now: Double, example: String) throws(Failure) {
    if text.first == "@" {
      self = .moment(try Moment(typed: String(text.dropFirst()), now: now))
    } else {
      self = .duration(try notation.duration(text, example: example))
    }
  }
}

extension Moment {
  /// Reads a time of day, a date, or both.
  init(typed text: String, now: Double) throws(Failure) {
    do throws(ClockTime.Problem) {
      self = try WallClock.moment(text, after: Int64(now.rounded(.down)))
    } catch {
      throw Failure(error, in: text, rightWouldBe: "speech-timer until 17:30")
    }
  }

  /// What setting the clock does to the time that was asked for, in a sentence; nil where it does nothing.
  var settingNote: String? {
    switch setting {
    case nil: nil
    case .skipped(let time, let instead):
      "\(time.clockText) does not exist on \(time.day.isoText): the clock is set forward. "
        + "The end is at \(instead.clockText)."
    case .doubled(let time, let isFirst):
      "\(time.clockText) comes twice on \(time.day.isoText): the clock is set back. "
        + "The end is the \(isFirst ? "first" : "second")."
    }
  }
}

extension LocalTime {
  /// "02:30", or "02:30:15".
  fileprivate var clockText: String {
    let numbers = [timeOfDay.hour, timeOfDay.minute] + (second == 0 ? [] : [second])
    return numbers.map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }
}

extension Failure {
  /// A text that is no clock time. `rightWouldBe` is a whole command.
  fileprivate init(_ problem: ClockTime.Problem, in text: String, rightWouldBe example: String) {
    let (reason, right) = Self.words(problem, in: text)
    self = .usage("Not a clock time: \(text.shown): \(reason). Right would be: \(right ?? example)")
  }

  private static func words(_ problem: ClockTime.Problem, in text: String) -> (reason: String, right: String?) {
    switch problem {
    case .empty: ("nothing given", nil)
    case .unexpected(let piece): ("\(piece.shown) is not understood", nil)
    case .noHour(let piece): ("\(piece.shown) has no hour from 0 to 23, or from 1 to 12 with am or pm", nil)
    case .noMinute(let piece): ("\(piece.shown) has no minutes from 00 to 59", nil)
    case .hourAlone(let piece): ("\(piece.shown) has no minutes, and neither am nor pm", hour(piece))
    case .noDay(let piece): (piece == text ? "there is no such day" : "there is no such day as \(piece.shown)", nil)
    case .otherOrder(let piece, let readings): (order(readings, piece), right(readings, piece))
    case .noZone(let piece): ("no time zone has the name \(piece.shown)", zone(near: piece))
    case .past: ("it has passed", nil)
    case .tooFar: ("it is more than 999 days ahead", nil)
    }
  }

  private static func hour(_ piece: String) -> String {
    guard let hour = Int(piece), (1...12).contains(hour) else { return "17:30 or 5pm" }
    return "\(hour):00 or \(hour)pm"
  }

  private static func order(_ readings: [CalendarDay], _ piece: String) -> String {
    let times = readings.map(\.isoText) + (dottedTime(piece).map { [$0] } ?? [])
    guard times.count > 1 else { return "\(piece.shown) is not written year-month-day" }
    return "\(piece.shown) is read as \(times.joined(separator: " and as "))"
  }

  private static func right(_ readings: [CalendarDay], _ piece: String) -> String? {
    let times = readings.map(\.isoText) + (dottedTime(piece).map { [$0] } ?? [])
    return times.isEmpty ? "2026-12-24" : times.joined(separator: " or ")
  }

  /// Of "17.30" the time that some write so.
  private static func dottedTime(_ piece: String) -> String? {
    let groups = piece.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count == 2, groups[1].count == 2, let hour = Int(groups[0]), let minute = Int(groups[1]),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return "\(groups[0]):\(groups[1])"
  }

  /// Names are known whole, and by the place that they end in.
  private static func zone(near typed: String) -> String {
    let wanted = typed.lowercased().replacing(" ", with: "_")
    let names = Zone.names.filter { $0.contains("/") }
    let near = closest(to: wanted, among: names.map { $0.lowercased() })
    let place = closest(to: wanted, among: names.compactMap { $0.split(separator: "/").last?.lowercased() })
    let name =
      place.flatMap { place in names.first { $0.lowercased().hasSuffix("/" + place) } }
      ?? near.flatMap { near in names.first { $0.lowercased() == near } }
    return "18:00 \(name ?? "Europe/Madrid")"
  }
}

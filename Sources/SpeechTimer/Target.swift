internal import Timing
internal import WallClock

/// What a countdown counts to: the end of a duration, or a moment of the clock on the wall.
enum Target: Equatable {
  case duration(Duration)
  case moment(Moment)

  /// Reads a time that was typed on the command line: "5m", or "@17:30". `now` is in seconds since 1970 (UTC).
  /// `name` stands before it where it has one.
  init(
    _ text: String, of name: String? = nil, notation: TimeNotation, now: Double, examples: Examples
  ) throws(Failure) {
    if text.first == "@" {
      self = .moment(try Moment(typed: String(text.dropFirst()), of: name, now: now, examples: examples))
    } else {
      // "5pm" is a clock time that lacks its mark.
      let isClockTime = (try? WallClock.moment(text, after: Int64(now.rounded(.down)))) != nil
      let words = examples.duration.split(separator: " ").map(String.init)
      let time = isClockTime ? "@\(text.shown)" : words.last ?? ""
      let right = words.dropLast() + [Self.named(time, name?.shown)]
      do throws(TimeNotation.Problem) {
        self = .duration(try notation.duration(of: text))
      } catch {
        throw Failure(error, in: Self.named(text, name), rightWouldBe: right.joined(separator: " "))
      }
    }
  }
}

extension Target {
  /// A time behind its name, as both are typed.
  fileprivate static func named(_ time: String, _ name: String?) -> String {
    guard let name else { return time }
    return name.contains(" ") ? "\"\(name)=\(time)\"" : "\(name)=\(time)"
  }
}

extension Moment {
  /// Reads a time of day, a date, or both; `name` stands before it where it has one.
  init(
    typed text: String, of name: String? = nil, now: Double, examples: Examples = .commandLine
  ) throws(Failure) {
    do throws(ClockTime.Problem) {
      self = try WallClock.moment(text, after: Int64(now.rounded(.down)))
    } catch {
      let right = name.map { "speech-timer \(Target.named("@17:30", $0.shown))" } ?? examples.clockTime
      throw Failure(
        error, in: text, of: name.map { Target.named("@\(text)", $0) }, rightWouldBe: right, mark: examples.mark)
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
    let numbers = [timeOfDay.hour, timeOfDay.minute] + (timeOfDay.second == 0 ? [] : [timeOfDay.second])
    return numbers.map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }
}

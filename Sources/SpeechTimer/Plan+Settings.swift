internal import Announcing
internal import Timing

extension Plan {
  /// This plan with what was asked for.
  func adapted(to settings: Settings, notation: TimeNotation) throws(Failure) -> Plan {
    var plan = try beforeTheEnd(settings, notation: notation)
    if let text = settings.insistence {
      if settings.tellsOvertime {
        throw .usage("--overtime beside --insist: give one of them. Right would be: --insist 5m")
      }
      let limit = try notation.duration(text, for: "--insist", example: "--insist 5m")
      if limit > .seconds(86_400) {
        throw .usage("--insist \(text.shown): longer than a day. Right would be: --insist 5m")
      }
      plan.afterEnd = .insisting(for: limit)
    } else if settings.tellsOvertime {
      plan.afterEnd = .overtime
    }
    return plan
  }

  private func beforeTheEnd(_ settings: Settings, notation: TimeNotation) throws(Failure) -> Plan {
    if settings.saysOnlyEnd {
      let others = [
        (settings.marks != nil, "--marks"), (settings.every != nil, "--every"), (settings.final != nil, "--final"),
      ]
      if let other = others.first(where: \.0) {
        throw .usage("--only-end beside \(other.1): give one of them. Right would be: speech-timer 5m --only-end")
      }
      return .onlyEnd
    }
    var marks: [Mark]?
    if let text = settings.marks {
      do throws(Mark.Problem) {
        marks = try Mark.list(text, notation: notation)
      } catch {
        throw Failure(error, in: text)
      }
    }
    var every: Duration?
    if let text = settings.every {
      every = try notation.duration(text, for: "--every", example: "--every 5m")
      if let every, every < .seconds(1) {
        throw .usage("--every \(text.shown): shorter than a second. Right would be: --every 5m")
      }
    }
    return replacing(marks: marks, every: every, final: settings.final)
  }
}

extension TimeNotation {
  /// Reads a time that was typed on the command line, alone or for an option.
  func duration(_ text: String, for option: String? = nil, example: String) throws(Failure) -> Duration {
    do throws(Problem) {
      return try duration(of: text)
    } catch {
      throw Failure(error, in: option.map { "\($0) \(text)" } ?? text, rightWouldBe: example)
    }
  }
}

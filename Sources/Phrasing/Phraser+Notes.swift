import Announcing
package import Timing

extension Phraser {
  /// What is written beside a picture of a countdown, in two lines: the whole time and when it ends, or that it rests;
  /// and the next mark, or an empty line.
  package func notes(on countdown: Countdown, nextMark: Duration?, endingAt end: EndTime?) -> [String] {
    let end = countdown.followsClock ? end : end?.droppingSeconds
    let whole = durations.phrase(TimeParts(countdown.duration))
    let state: Phrase =
      switch countdown.phase {
      case .paused(let remaining):
        sentence(.paused, [.duration: durations.phrase(TimeParts(remaining).droppingSecondsFromAnHour())])
      case .held: end.map { paused(until: $0, whole) } ?? whole
      case .running: end.map { until($0, whole) } ?? whole
      case .idle, .finished: whole
      }
    let next = nextMark.map { finished(sentence(.next, [.duration: durations.phrase(TimeParts($0))])).written }
    return [finished(state).written, next ?? ""]
  }
}

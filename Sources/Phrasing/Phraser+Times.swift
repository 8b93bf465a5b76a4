import Announcing
import Timing

extension Phraser {
  /// The time of day of an end: with its seconds, if it has some, and the name of the zone's time, if it comes twice.
  func time(of end: EndTime) -> Phrase {
    var time = times.phrase(end.time)
    if end.time.second > 0 { time.spoken = durations.spoken(time.spoken, andSeconds: end.time.second) }
    if let zone = end.zoneTime.flatMap({ zones.phrase($0) }) {
      time = Phrase(written: "\(time.written) \(zone.written)", spoken: "\(time.spoken) \(zone.spoken)")
    }
    return time
  }
}

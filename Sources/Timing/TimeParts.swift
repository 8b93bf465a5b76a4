/// A duration split into days, hours, minutes and seconds, rounded up to whole seconds.
///
/// Zero stands only for time that is over: 0.4 s are one second. Negative durations are zero.
package struct TimeParts: Equatable, Sendable {
  /// From 0 on, without a bound.
  package var days: Int
  /// 0...23.
  package var hours: Int
  /// 0...59.
  package var minutes: Int
  /// 0...59.
  package var seconds: Int

  package init(_ duration: Duration) {
    let (whole, rest) = duration.components
    let total = duration <= .zero ? 0 : Int(rest > 0 && whole < .max ? whole + 1 : whole)
    self.init(days: total / 86_400, hours: total / 3_600 % 24, minutes: total / 60 % 60, seconds: total % 60)
  }

  package init(days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0) {
    self.days = days
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
  }

  /// How many of a unit there are.
  package subscript(unit: TimeUnit) -> Int {
    switch unit {
    case .day: days
    case .hour: hours
    case .minute: minutes
    case .second: seconds
    }
  }

  /// The same without seconds from an hour on: never more time than the parts hold.
  package func droppingSecondsFromAnHour() -> TimeParts {
    days == 0 && hours == 0 ? self : TimeParts(days: days, hours: hours, minutes: minutes)
  }

  /// As a clock shows it: `05:03` below an hour, `1:05:03` from an hour, `2 d 0:05:03` from a day.
  package var clockText: String {
    let tail = "\(twoDigits(minutes)):\(twoDigits(seconds))"
    if days > 0 { return "\(days) d \(hours):\(tail)" }
    return hours > 0 ? "\(hours):\(tail)" : tail
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// The units a duration is told in, the largest first.
package enum TimeUnit: String, CaseIterable, Sendable {
  case day, hour, minute, second

  /// How long one unit is, in seconds.
  package var seconds: Int {
    switch self {
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }
}

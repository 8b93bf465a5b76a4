/// A remaining time at which something is said.
package enum Mark: Equatable, Sendable {
  /// This much is left.
  case remaining(Duration)
  /// This many percent of the whole are left, 1...99.
  case share(percent: Int)

  package static let half = Mark.share(percent: 50)

  /// What is left at the mark, in a countdown of that whole duration.
  package func remaining(of total: Duration) -> Duration {
    switch self {
    case .remaining(let remaining): remaining
    case .share(let percent): total * percent / 100
    }
  }
}

internal import Displaying

/// Something beside the display and the voice that is given all that is told. Nothing comes late because of it.
protocol Follower: Sendable {
  mutating func follow(_ report: Report)

  /// Returns when what it does about the reports is done, which is soon.
  func finish() async

  /// The run is over, and this process ends at once.
  func leave()
}

extension Follower {
  func finish() async {}
  func leave() {}
}

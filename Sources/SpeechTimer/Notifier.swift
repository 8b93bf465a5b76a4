internal import Dispatch
internal import Displaying
internal import Surroundings
internal import Synchronization

/// Shows each end as a notification on the desktop, where its screen reader reads it.
final class Notifier: Follower {
  private static let patience = Duration.seconds(5)

  private let addresses: [BusAddress]
  private let trouble = Mutex(Trouble())
  private let complain: @Sendable (Failure) -> Void
  /// What is waited for on it keeps nothing else waiting.
  private let queue = DispatchQueue(label: "notifications")

  init(_ environment: Environment, complain: @escaping @Sendable (Failure) -> Void) {
    addresses = BusAddress.session { environment[$0] }
    self.complain = complain
  }

  /// Whether there is a bus, at which a desktop may be found.
  var hasBus: Bool { BusInquiry([], at: addresses) != nil }

  func follow(_ report: Report) {
    guard report.hasEnd else { return }
    queue.async { @Sendable [self] in
      let notification = BusQuestion.notification(report.whole)
      let answers = BusInquiry([notification], at: addresses)?.answers(until: .now + Self.patience)
      note(failed: answers != [true])
    }
  }

  private func note(failed: Bool) {
    guard failed else { return trouble.withLock { _ = $0.ends() } }
    if trouble.withLock({ $0.begins() }) {
      complain(.failed("--alert notify: nobody shows notifications here. Right would be: --alert bell,chime"))
    }
  }

  func finish() async {
    await withCheckedContinuation { continuation in queue.async { @Sendable in continuation.resume() } }
  }
}

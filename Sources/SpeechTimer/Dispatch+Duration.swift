internal import Dispatch

extension DispatchTime {
  static func + (time: DispatchTime, delay: Duration) -> DispatchTime { time + delay / .seconds(1) }
}

extension DispatchQueue {
  /// Waits until all is done that a serial queue was given before, but no longer than that; says whether it is.
  func drain(within limit: Duration) -> Bool {
    let done = DispatchSemaphore(value: 0)
    async { @Sendable in done.signal() }
    return done.wait(timeout: .now() + limit) == .success
  }
}

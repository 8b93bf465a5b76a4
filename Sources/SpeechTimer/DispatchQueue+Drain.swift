internal import Dispatch

extension DispatchQueue {
  /// Waits until all is done that a serial queue was given before, but no longer than so many seconds; says whether it is.
  func drain(within seconds: Double) -> Bool {
    let done = DispatchSemaphore(value: 0)
    async { @Sendable in done.signal() }
    return done.wait(timeout: .now() + seconds) == .success
  }
}

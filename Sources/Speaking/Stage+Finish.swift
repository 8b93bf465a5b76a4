internal import Dispatch

extension Stage {
  /// Returns when nothing is left to be heard, or two seconds after that should have been so.
  func finish() async {
    await withCheckedContinuation { continuation in
      let now = now
      let waiter = change { state -> Int? in
        if state.isIdle { return nil }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = continuation
        return state.lastWaiter
      }
      guard let waiter else { return continuation.resume() }
      giveUp(waiter, after: change { $0.turns.remaining(at: now) } + .seconds(2))
    }
  }

  /// Lets a waiter go, if it still waits.
  private func giveUp(_ waiter: Int, after time: Duration) {
    let microseconds = Int(time / .microseconds(1))
    DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(microseconds)) {
      self.change { $0.waiters.removeValue(forKey: waiter) }?.resume()
    }
  }
}

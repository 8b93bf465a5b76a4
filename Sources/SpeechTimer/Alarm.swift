internal import CLinux
internal import Dispatch
internal import Glibc

/// One sleeper that can be set anew.
///
/// It counts the time in which the machine is suspended, as `ContinuousClock` does. `Task.sleep` would do so too, but
/// leaves a worker of Dispatch behind that wakes each second to look after its kind.
final class Alarm {
  private let timer: Int32
  private let source: any DispatchSourceRead
  private var instant: ContinuousClock.Instant?

  /// Calls `ring`, on a queue of its own, at the instant it is set to.
  init(ring: @escaping @Sendable () -> Void) {
    let timer = timerfd_create(CLOCK_BOOTTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    self.timer = timer
    source = DispatchSource.makeReadSource(fileDescriptor: timer, queue: RunQueue.shared.queue)
    source.setEventHandler { @Sendable in
      var times: UInt64 = 0
      // An alarm that was set anew meanwhile gives nothing to read.
      if read(timer, &times, MemoryLayout.size(ofValue: times)) > 0 { ring() }
    }
    source.setCancelHandler { @Sendable in close(timer) }
    source.activate()
  }

  deinit { source.cancel() }

  /// Sets it to an instant, or off. An alarm that has rung has to be set again.
  func set(to new: ContinuousClock.Instant?) {
    guard new != instant else { return }
    instant = new
    let time = new.map { max(ContinuousClock.now.duration(to: $0), .nanoseconds(1)) } ?? .zero
    let (seconds, attoseconds) = time.components
    _ = timerfd_go_off_after(timer, Int(seconds), Int(attoseconds / 1_000_000_000))
  }

  /// Takes note that it rang.
  func hasRung() { instant = nil }
}

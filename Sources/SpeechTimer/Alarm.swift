internal import CLinux
internal import Glibc
internal import Speaking
internal import Synchronization

/// One sleeper that can be set anew.
///
/// It counts the time in which the machine is suspended, as `ContinuousClock` does. `Task.sleep` would do so too, but
/// leaves a worker of Dispatch behind that wakes each second to look after its kind; and a source of Dispatch's wakes
/// two threads more than this one.
final class Alarm {
  private let timer: Int32
  private let bell: Bell
  private var instant: ContinuousClock.Instant?

  /// Calls `ring`, on a thread of its own, at the instant it is set to.
  init(ring: @escaping @Sendable () -> Void) {
    let timer = timerfd_create(CLOCK_BOOTTIME, Int32(TFD_CLOEXEC))
    let bell = Bell()
    self.timer = timer
    self.bell = bell
    Background.run {
      var times: UInt64 = 0
      while read(timer, &times, MemoryLayout.size(ofValue: times)) > 0, !bell.isGone.withLock({ $0 }) { ring() }
      close(timer)
    }
  }

  deinit {
    bell.isGone.withLock { $0 = true }
    _ = timerfd_go_off_after(timer, 0, 1)
  }

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

  /// What the thread knows of its alarm.
  private final class Bell: Sendable {
    let isGone = Mutex(false)
  }
}

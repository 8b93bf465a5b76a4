internal import CLinux
internal import Glibc

/// Lets one thread sleep until an instant or until another rings, without a wake-up in between.
///
/// It counts the time in which the machine is suspended, as `ContinuousClock` does.
final class Doorbell: Sendable {
  private let bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let timer = timerfd_create(CLOCK_BOOTTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))

  deinit {
    close(bell)
    close(timer)
  }

  /// Ends the wait, or the next one if none is on.
  func ring() { eventfd_write(bell, 1) }

  /// Returns when it was rung or, if `time` is given, when that is over.
  func wait(for time: Duration?) {
    let (seconds, attoseconds) = (time.map { max($0, .nanoseconds(1)) } ?? .zero).components
    _ = timerfd_go_off_after(timer, Int(seconds), Int(attoseconds / 1_000_000_000))
    var descriptors = [bell, timer].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&descriptors, 2, -1) < 0 && errno == EINTR {}
    var rung: eventfd_t = 0
    eventfd_read(bell, &rung)
  }
}

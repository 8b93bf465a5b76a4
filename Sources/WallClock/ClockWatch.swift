internal import CLinux
package import Dispatch
internal import Glibc

/// Notices when the clock on the wall is set, and sleeps otherwise.
///
/// It is told too when the machine wakes from a sleep, which sets the clock to what it is now.
package final class ClockWatch {
  private let source: any DispatchSourceRead

  /// Calls `notice`, on the queue, whenever the clock has been set.
  package init(on queue: DispatchQueue, notice: @escaping @Sendable () -> Void) {
    let timer = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    _ = timerfd_watch_clock(timer)
    source = DispatchSource.makeReadSource(fileDescriptor: timer, queue: queue)
    source.setEventHandler { @Sendable in
      var times: UInt64 = 0
      // The kernel says so by an error, and goes on watching.
      if read(timer, &times, MemoryLayout.size(ofValue: times)) < 0, errno == ECANCELED { notice() }
    }
    source.setCancelHandler { @Sendable in close(timer) }
    source.activate()
  }

  deinit { source.cancel() }
}

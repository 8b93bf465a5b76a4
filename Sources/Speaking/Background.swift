internal import Glibc

/// A thread for calls that may block for ever: it is never joined, and takes no signal.
package enum Background {
  /// Runs `work` on a new thread.
  package static func run(_ work: @escaping @Sendable () -> Void) {
    var everything = sigset_t()
    var before = sigset_t()
    sigfillset(&everything)
    pthread_sigmask(SIG_SETMASK, &everything, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let box = Unmanaged.passRetained(Box(work))
    var thread = pthread_t()
    guard pthread_create(&thread, nil, begin, box.toOpaque()) == 0 else { return box.release() }
    pthread_detach(thread)
  }

  /// Sleeps on such a thread.
  static func sleep(for time: Duration) { if time > .zero { usleep(UInt32(time / .microseconds(1))) } }

  /// Makes a call with no signal blocked but SIGPIPE: a process that it starts inherits that, and could not be ended by
  /// a signal that was blocked.
  static func openToSignals<Value, Problem>(_ call: () throws(Problem) -> Value) throws(Problem) -> Value {
    var pipes = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipes)
    sigaddset(&pipes, SIGPIPE)
    pthread_sigmask(SIG_SETMASK, &pipes, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try call()
  }

  private final class Box: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }
  }

  private static let begin: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    guard let context else { return nil }
    Unmanaged<Box>.fromOpaque(context).takeRetainedValue().work()
    return nil
  }
}

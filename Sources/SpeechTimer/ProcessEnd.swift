internal import Glibc

/// How a process that was started from here ended.
enum ProcessEnd: Equatable {
  case exited(Int32)
  /// A signal ended it.
  case killed(Int32)

  /// Waits for it.
  init(of process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
  }

  /// As a shell tells it.
  var status: Int32 {
    switch self {
    case .exited(let status): status
    case .killed(let signal): 128 + signal
    }
  }
}

internal import Glibc

/// Which files are open, and how many may be.
enum Descriptors {
  /// Puts something in the place of standard descriptors that are closed, so that no file of ours gets one and is written
  /// to as an output. Reading and writing fail as before.
  static func fillGaps() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// What a run may need, with sound and with some who ask.
  private static let needed: rlim_t = 32

  /// Makes room for what is needed.
  ///
  /// - Throws: what is wrong where that is not allowed.
  static func makeRoom() throws(Failure) {
    var limit = rlimit()
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(files, &limit) == 0, limit.rlim_cur < needed else { return }
    let most = limit.rlim_max
    limit.rlim_cur = min(needed, most)
    if most >= needed, setrlimit(files, &limit) == 0 { return }
    throw .failed("No more than \(most) files may be open at once, which are too few. Right would be: ulimit -n 1024")
  }
}

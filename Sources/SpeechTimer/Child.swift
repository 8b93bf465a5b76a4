internal import CLinux
internal import Glibc

/// A process that was started apart from this one: without its terminal's keys and signals, its input or its outputs.
struct Child {
  let pid: pid_t

  /// What went wrong with it.
  enum Fault: Error, Equatable {
    /// It was never started, for this reason.
    case notStarted(String)
    case status(Int32)
    case signal(Int32)
  }

  /// Starts a program, by its path, with these variables beside our own; one without a value it does not get.
  init(_ path: String, arguments: [String], environment: [(name: String, value: String?)]) throws(Fault) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // In a group of its own, so that it can be ended with all that it starts; and no signal is ignored or blocked.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let texts = ([path] + arguments).map { strdup($0) }
    let added = environment.compactMap { name, value in value.map { strdup("\(name)=\($0)") } }
    defer { for text in texts + added { free(text) } }
    var pid = pid_t()
    let result = posix_spawn(
      &pid, path, &actions, &attributes, texts + [nil], Self.inherited(without: environment.map(\.name)) + added + [nil]
    )
    if result != 0 { throw .notStarted(String(cString: strerror(result))) }
    self.pid = pid
  }

  /// The variables of this process that a child gets too.
  private static func inherited(without names: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = process_environment()
    while let variable = next?.pointee {
      if !names.contains(where: { strncmp(variable, "\($0)=", $0.utf8.count + 1) == 0 }) { variables.append(variable) }
      next = next?.successor()
    }
    return variables
  }

  /// Ends it with all that it started.
  func kill() { Glibc.kill(-pid, SIGKILL) }

  /// Takes note of its end, which has come; nil if that was as it should be.
  func ended() -> Fault? {
    switch ProcessEnd(of: pid) {
    case .exited(0): nil
    case .exited(let status): .status(status)
    case .killed(let signal): .signal(signal)
    }
  }
}

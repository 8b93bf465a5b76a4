internal import Glibc

/// A process of the test's own, with this one's environment. (Foundation's waits for ever when a child closes the
/// descriptors that it inherits, as PulseAudio does.)
package final class Child {
  package let pid: Int32
  private var isGone = false

  /// - Parameter output: the file that its standard output goes to; what it says otherwise is lost.
  package convenience init(_ command: String..., output: String = "/dev/null") throws {
    try self.init(command, output: output)
  }

  package init(_ command: [String], output: String = "/dev/null") throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid = pid_t()
    let result = posix_spawnp(&pid, command[0], &actions, nil, &arguments, environ)
    guard result == 0 else { throw NotThere(command: command[0], reason: String(cString: strerror(result))) }
    self.pid = pid
  }

  deinit { stop() }

  package struct NotThere: Error {
    var command: String
    var reason: String
  }

  /// Its exit status, once it has ended; 128 and more if a signal ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    isGone = true
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Kills it, if it still runs.
  package func stop() {
    guard !isGone else { return }
    kill(pid, SIGKILL)
    _ = wait()
  }
}

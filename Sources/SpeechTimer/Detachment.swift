internal import CLinux
internal import Displaying
internal import Glibc

/// What ties a run in the background to the process that started it, until it counts.
///
/// The run is this program started anew, since no process with threads can be forked: with the same arguments, in a
/// session of its own, and with its lines on standard error. Once it counts, it tells its name through a pipe and lets
/// go of what it has from the terminal.
struct Detachment {
  /// Where the run finds the pipe.
  private static let descriptor: Int32 = 3
  private static let mark = "SPEECH_TIMER_DETACHED"

  /// Whether this process is such a run. The mark is taken off, for whatever is started from here.
  static let own: Detachment? = {
    guard getenv(mark) != nil else { return nil }
    unsetenv(mark)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFIFO else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return Detachment()
  }()

  /// By which others find it: a name and a number, as far as there are any.
  private var label: String?
  private var number: Int?

  /// With the name of its countdown, and the run's number.
  func named(_ label: String?, number: Int?) -> Detachment {
    Detachment(label: label, number: number)
  }

  /// Starts a run in the background, and returns once it counts, or has ended without.
  static func start() throws(Failure) -> Session.Ending {
    let (reading, run) = try spawn()
    guard let told = read(reading) else { return .relayed(status: ProcessEnd(of: run).status) }
    do {
      if let handle = handle(told) { try Program.print(handle + "\n") }
    } catch {
      // Nobody would know by what to ask for it.
      kill(run, SIGINT)
      _ = ProcessEnd(of: run)
      throw error
    }
    return .answered
  }

  /// By what a run is to be asked for: its name, if that means no other one.
  private static func handle(_ told: Detachment) -> String? {
    guard let label = told.label else { return told.number.map(String.init) }
    guard let number = told.number, let asking = try? Asking(Settings(), environment: .own) else { return label }
    return asking.handle(of: number, named: label)
  }

  /// What a run tells of itself once it counts; nil if it never does.
  private static func read(_ pipe: Int32) -> Detachment? {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(pipe, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      text += bytes.prefix(count)
    }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count > 2 else { return nil }
    return Detachment(label: lines[0].isEmpty ? nil : lines[0], number: Int(lines[1]))
  }

  private static func spawn() throws(Failure) -> (reading: Int32, run: pid_t) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    defer { close(ends[1]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor)
    // Whoever waits for the end of something else must not wait for this run.
    _ = spawn_without_descriptors(&actions, descriptor + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A shell may have ignored it for us, but nobody can press Ctrl+C there.
    var interrupt = none
    sigaddset(&interrupt, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupt)
    posix_spawnattr_setflags(
      &attributes, spawn_in_session_of_its_own() | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    setenv(mark, "1", 1)
    defer { unsetenv(mark) }
    var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var run: pid_t = 0
    let problem = posix_spawn(&run, "/proc/self/exe", &actions, &attributes, &words, process_environment())
    guard problem == 0 else { throw failure(problem) }
    return (ends[0], run)
  }

  private static func failure(_ number: Int32) -> Failure {
    .failed(
      "--detach: cannot start anything in the background: \(String(cString: strerror(number))). "
        + "Without --detach it counts here.")
  }

  /// Tells that it counts, and lets go of the terminal.
  func complete() {
    var output = Output(descriptor: Self.descriptor, patience: .endless)
    try? output.write("\(label ?? "")\n\(number.map(String.init) ?? "")\n")
    close(Self.descriptor)
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(nothing, STDOUT_FILENO)
    dup2(nothing, STDERR_FILENO)
    close(nothing)
  }
}

/// Puts nothing in the place of those standard descriptors that are terminals, also of one that has gone, and of
/// standard output where nobody reads it; whether standard output was one of them.
func leaveTerminals(outputIsClosed: Bool) -> Bool {
  let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
  guard nothing >= 0 else { return false }
  defer { close(nothing) }
  let terminals = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].filter { isatty($0) == 1 || errno == EIO }
  let left = terminals + (outputIsClosed ? [STDOUT_FILENO] : [])
  for descriptor in left { dup2(nothing, descriptor) }
  return left.contains(STDOUT_FILENO)
}

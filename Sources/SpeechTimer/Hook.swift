internal import Announcing
internal import CLinux
internal import Dispatch
internal import Displaying
internal import Glibc
internal import Synchronization

/// A program of the user's that is run at each announcement, without a shell. Nothing waits for it, but for a moment the
/// end of the run.
final class Hook: Follower {
  private struct Running {
    let descriptor: Int32
    let end: any DispatchSourceRead
    let deadline: DispatchWorkItem
    let latest: ContinuousClock.Instant
    var isOverdue = false
  }

  private struct State {
    var running: [pid_t: Running] = [:]
    var trouble = Trouble()
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// How long it may run.
  private static let longest = Duration.seconds(10)
  /// How long the end of the run waits, so that what goes wrong at once is told.
  private static let grace = Duration.milliseconds(500)
  /// How many may run at a time; what comes on top is left out.
  private static let most = 16

  private let path: String
  private let state = Mutex(State())
  private let complain: @Sendable (Failure) -> Void

  /// Finds the program; `complain` is told what goes wrong with it later.
  init(_ program: String, searching path: String?, complain: @escaping @Sendable (Failure) -> Void) throws(Failure) {
    guard let found = Self.find(program, in: path ?? "/usr/local/bin:/usr/bin:/bin") else {
      throw .usage("--hook \(program.shown): no program that can be run. Right would be: --hook ./at-each-event")
    }
    self.path = found
    self.complain = complain
  }

  private static func find(_ program: String, in path: String) -> String? {
    let folders = path.split(separator: ":").map { "\($0)/" }
    let candidates = program.contains("/") ? [program] : folders.map { $0 + program }
    return candidates.first { candidate in
      var facts = stat()
      return stat(candidate, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(candidate, X_OK) == 0
    }
  }

  func follow(_ report: Report) {
    for entry in report.entries { run(entry) }
  }

  private func run(_ entry: Report.Entry) {
    guard state.withLock({ $0.running.count }) < Self.most else { return fail("\(Self.most) of it run still") }
    do {
      watch(try Child(path, arguments: [entry.announcement.subject.facts.event], environment: entry.variables))
    } catch {
      fail(error)
    }
  }

  func finish() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.running.isEmpty { state.waiting.append(continuation) }
        return state.running.isEmpty
      }
      if isOver { return continuation.resume() }
      RunQueue.shared.queue.asyncAfter(deadline: .now() + Self.grace) { @Sendable in self.waitNoLonger() }
    }
  }

  private func waitNoLonger() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Those that run on have the rest of their time.
  func leave() {
    state.withLock { state in
      for (pid, running) in state.running {
        let left = max(.zero, running.latest - .now) / .milliseconds(1)
        leave_keeper(running.descriptor, pid, Int32(left))
      }
    }
  }

  private func watch(_ child: Child) {
    let descriptor = pidfd_open(child.pid, 0)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      child.kill()
      _ = child.ended()
      return fail("killed, since its end cannot be waited for: \(reason)")
    }
    state.withLock { state in
      let end = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: RunQueue.shared.queue)
      end.setEventHandler { @Sendable in self.ended(child) }
      end.setCancelHandler { @Sendable in close(descriptor) }
      let deadline = DispatchWorkItem { @Sendable in
        self.state.withLock { $0.running[child.pid]?.isOverdue = true }
        child.kill()
      }
      state.running[child.pid] = Running(
        descriptor: descriptor, end: end, deadline: deadline, latest: .now + Self.longest)
      RunQueue.shared.queue.asyncAfter(deadline: .now() + Self.longest, execute: deadline)
      end.activate()
    }
  }

  private func ended(_ child: Child) {
    let fault = child.ended()
    let (running, isLast) = state.withLock { state in
      (state.running.removeValue(forKey: child.pid), state.running.isEmpty)
    }
    running?.end.cancel()
    running?.deadline.cancel()
    if running?.isOverdue == true {
      fail("killed after 10 seconds")
    } else if let fault {
      fail(fault)
    } else {
      state.withLock { _ = $0.trouble.ends() }
    }
    if isLast { waitNoLonger() }
  }

  private func fail(_ fault: Child.Fault) {
    switch fault {
    case .notStarted(let reason): fail(reason)
    case .status(let status): fail("it ended with status \(status)")
    case .signal(let number): fail("it was ended by signal \(number)")
    }
  }

  private func fail(_ reason: String) {
    if state.withLock({ $0.trouble.begins() }) {
      complain(.failed("--hook \(path.shown): \(reason). The countdown goes on."))
    }
  }
}

extension Report.Entry {
  /// What is known of the announcement, by the names of the JSON fields; what is not known has no value.
  fileprivate var variables: [(name: String, value: String?)] {
    let change: Duration? = if case .added(let change) = announcement.subject { change } else { nil }
    return [
      ("AT", announcement.instant.decimal), ("REMAINING", announcement.remaining.decimal),
      ("DURATION", announcement.duration.decimal), ("LABEL", announcement.label), ("WRITTEN", phrase.written),
      ("SPOKEN", phrase.spoken), ("TIME", timestamp), ("BY", change?.decimal),
    ].map { ("SPEECH_TIMER_\($0)", $1) }
  }
}

extension Duration {
  /// In seconds, with a fraction only where there is one: "65", "0.5".
  fileprivate var decimal: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}

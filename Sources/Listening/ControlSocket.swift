internal import CLinux
internal import Dispatch
internal import Glibc
internal import Synchronization

/// The socket at which a run is asked and told by other processes of its user: a line is a request, and a line its
/// answer.
///
/// All of it takes place on a queue of its own. The run is given few requests at a time, never waits for whoever asks,
/// and nothing wakes while nobody does.
package final class ControlSocket: InputSource {
  /// How many may be connected. Of more, those who have said nothing go first.
  private static let mostCallers = 128
  /// How many of them may listen on.
  private static let mostListeners = 64
  /// How many requests the run has before it at once.
  private static let mostAsked = 4
  /// How many are let in before others are dealt with.
  private static let mostAtOnce = 32
  /// How long a caller may take to say its line.
  private static let patience = Duration.seconds(2)

  /// What others call the run by.
  package let number: Int
  private let folder: SocketFolder
  private let listener: Int32
  private let queue = DispatchQueue(label: "asked")
  private let state: Mutex<State>

  /// Listens from now on; answers once it is started.
  package init(in folder: SocketFolder) throws(SocketFolder.Problem) {
    self.folder = folder
    (listener, number) = try folder.listen()
    state = Mutex(State())
  }

  package func start(post: @escaping @Sendable (Input) -> Void) {
    state.withLock { state in
      state.post = post
      let source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: queue)
      source.setEventHandler { @Sendable [weak self] in self?.accept() }
      source.setCancelHandler { @Sendable [listener] in close(listener) }
      source.activate()
      state.source = source
    }
  }

  /// What was to be answered has gone out when this returns.
  package func stop() {
    folder.remove(number)
    queue.sync {
      state.withLock { state in
        state.source?.cancel()
        // One that rests is never told that it was cancelled.
        if state.rests { state.source?.resume() }
        state.source = nil
        state.post = nil
        for caller in state.callers.values { caller.hangUp() }
        state.callers = [:]
      }
    }
  }

  /// Sends the answer to a request, and hangs up.
  package func answer(_ text: String, to id: Request.ID) { queue.async { @Sendable in self.finish(id, with: text) } }

  /// Lets whoever asked this listen on: until its answer, and to all that is `publish`ed if it `follows`.
  package func keep(_ id: Request.ID, follows: Bool) {
    queue.async { @Sendable in
      self.state.withLock { state in
        state.asked.remove(id)
        self.keep(id, follows: follows, &state)
        state.askNext()
      }
    }
  }

  /// Sends a text to all that follow.
  package func publish(_ text: String) {
    queue.async { @Sendable in
      self.state.withLock { state in
        let followers = state.callers.filter { $0.value.stage == .listening(follows: true) }
        for (id, caller) in followers where !caller.send(text) { state.drop(id) }
      }
    }
  }

  private func keep(_ id: Request.ID, follows: Bool, _ state: inout State) {
    guard let caller = state.callers[id] else {
      state.post?(.withdrawn(id))
      return
    }
    let isOneTooMany = state.listeners >= Self.mostListeners
    caller.stage = .listening(follows: follows)
    if isOneTooMany {
      _ = caller.send(Self.refusal("Too many listen already."))
      state.drop(id)
    } else {
      caller.attend(on: queue) { @Sendable [weak self] in self?.hear(id) }
    }
  }

  private func finish(_ id: Request.ID, with text: String) {
    state.withLock { state in
      state.asked.remove(id)
      if let caller = state.callers.removeValue(forKey: id) {
        _ = caller.send(text)
        caller.hangUp()
      }
      state.askNext()
    }
  }
}

extension ControlSocket {
  private struct State: ~Copyable {
    var post: (@Sendable (Input) -> Void)?
    var source: (any DispatchSourceRead)?
    var callers: [Request.ID: Caller] = [:]
    /// The number of the newest.
    var newest: UInt64 = 0
    /// Requests that wait for the run to have time.
    var waiting: [Request] = []
    /// Requests that the run has.
    var asked: Set<Request.ID> = []
    var looksForSilence = false
    /// Whether nobody is let in for a moment.
    var rests = false

    var listeners: Int {
      callers.values.count { if case .listening = $0.stage { true } else { false } }
    }

    mutating func askNext() {
      while asked.count < ControlSocket.mostAsked, !waiting.isEmpty {
        let request = waiting.removeFirst()
        guard callers[request.id] != nil else { continue }
        asked.insert(request.id)
        post?(.request(request))
      }
    }

    /// Hangs up on a caller that has gone, or may not stay.
    mutating func drop(_ id: Request.ID) {
      guard let caller = callers.removeValue(forKey: id) else { return }
      caller.hangUp()
      if case .listening = caller.stage { post?(.withdrawn(id)) }
    }

    /// Hangs up on whoever has said too little for longest; whether there was one.
    mutating func dropSilent() -> Bool {
      let silent = callers.filter { $0.value.stage == .speaking }
      guard let oldest = silent.min(by: { $0.value.since < $1.value.since }) else { return false }
      drop(oldest.key)
      return true
    }

    /// Hangs up on those who have gone without a sound.
    mutating func dropGone() {
      for (id, caller) in callers where caller.hasGone { drop(id) }
    }
  }

  private func accept() {
    state.withLock { state in
      for _ in 0..<Self.mostAtOnce {
        let connection = socket_accept(listener, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
        if connection >= 0 {
          greet(connection, &state)
        } else if errno == EMFILE || errno == ENFILE {
          // The rest waits, and Dispatch would tell of it without end.
          if !state.dropSilent() { return rest(&state) }
        } else if errno != EINTR && errno != ECONNABORTED {
          return
        }
      }
    }
  }

  private func rest(_ state: inout State) {
    state.rests = true
    state.source?.suspend()
    queue.asyncAfter(deadline: .now() + .milliseconds(100)) { @Sendable [weak self] in
      self?.state.withLock { state in
        if state.rests { state.source?.resume() }
        state.rests = false
      }
    }
  }

  private func greet(_ connection: Int32, _ state: inout State) {
    guard Self.user(at: connection) == geteuid() else {
      close(connection)
      return
    }
    if state.callers.count >= Self.mostCallers { state.dropGone() }
    if state.callers.count >= Self.mostCallers, !state.dropSilent() {
      close(connection)
      return
    }
    state.newest += 1
    let id = Request.ID(state.newest)
    let caller = Caller(connection)
    state.callers[id] = caller
    // Most have said their line already, and need not be waited for.
    hear(id, caller, &state)
    guard caller.stage == .speaking, state.callers[id] != nil else { return }
    caller.attend(on: queue) { @Sendable [weak self] in self?.hear(id) }
    lookForSilence(&state)
  }

  /// Whose process is at the other end.
  private static func user(at connection: Int32) -> uid_t? {
    var peer = socket_peer()
    var size = socklen_t(MemoryLayout.size(ofValue: peer))
    return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 ? peer.user : nil
  }

  private func hear(_ id: Request.ID) {
    state.withLock { state in
      if let caller = state.callers[id] { hear(id, caller, &state) }
    }
  }

  private func hear(_ id: Request.ID, _ caller: Caller, _ state: inout State) {
    switch caller.hear() {
    case .nothing: break
    case .gone: state.drop(id)
    case .tooLong:
      _ = caller.send(Self.refusal("A request has at most \(RequestReading.longest) bytes."))
      state.drop(id)
    case .line(let line):
      caller.stage = .asking
      state.waiting.append(Request(id: id, line: line))
      state.askNext()
    }
  }

  /// A short answer of its own, where the run is not asked.
  private static func refusal(_ text: String) -> String { #"{"error":"\#(text)","status":2}"# + "\n" }

  /// Drops whoever says nothing for too long. Nothing is awaited while there is no such caller.
  private func lookForSilence(_ state: inout State) {
    guard !state.looksForSilence else { return }
    state.looksForSilence = true
    queue.asyncAfter(deadline: .now() + .seconds(1)) { @Sendable [weak self] in
      self?.state.withLock { state in
        state.looksForSilence = false
        let now = ContinuousClock.now
        for (id, caller) in state.callers where caller.stage == .speaking {
          if caller.since.duration(to: now) >= Self.patience { state.drop(id) }
        }
        if state.callers.values.contains(where: { $0.stage == .speaking }) { self?.lookForSilence(&state) }
      }
    }
  }
}

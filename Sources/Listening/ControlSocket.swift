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
  /// How many are let in before others are dealt with.
  private static let mostAtOnce = 32

  /// What others call the run by.
  package let number: Int
  private let folder: SocketFolder
  private let listener: Int32
  private let line: @Sendable (Callers.Refusal) -> String
  private let queue = DispatchQueue(label: "asked")
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State: ~Copyable {
    var post: (@Sendable (Input) -> Void)?
    var source: (any DispatchSourceRead)?
    var callers = Callers()
    var peers: [Request.ID: Peer] = [:]
    /// Whether it is known when to look for those who have said nothing.
    var awaitsSilence = false
    /// Whether nobody is let in for a moment.
    var rests = false
  }

  /// Listens from now on; answers once it is started. `line` tells what is sent to whom the run is not asked for,
  /// newline included.
  package init(
    in folder: SocketFolder, refusing line: @escaping @Sendable (Callers.Refusal) -> String
  ) throws(SocketFolder.Problem) {
    self.folder = folder
    self.line = line
    (listener, number) = try folder.listen()
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
        for peer in state.peers.values { peer.hangUp() }
        state.peers = [:]
        state.callers = Callers()
      }
    }
  }

  /// Sends the answer to a request, and hangs up.
  package func answer(_ text: String, to id: Request.ID) { carryOut { $0.answer(text, to: id) } }

  /// Lets whoever asked this listen on: until its answer, and to all that is `publish`ed if it `follows`.
  package func keep(_ id: Request.ID, follows: Bool) { carryOut { $0.keep(id, follows: follows) } }

  /// Sends a text to all that follow.
  package func publish(_ text: String) { carryOut { $0.publish(text) } }

  private func carryOut(_ change: @escaping @Sendable (inout Callers) -> [Callers.Effect]) {
    queue.async { @Sendable in
      self.state.withLock { state in self.carryOut(change(&state.callers), &state) }
    }
  }

  private func carryOut(_ effects: [Callers.Effect], _ state: inout State) {
    for effect in effects {
      switch effect {
      case .attend(let id): state.peers[id]?.attend(on: queue) { @Sendable [weak self] in self?.hear(id) }
      case .ignore(let id): state.peers[id]?.ignore()
      case .send(let text, let id): send(text, to: id, &state)
      case .refuse(let refusal, let id): send(line(refusal), to: id, &state)
      case .hangUp(let id): state.peers.removeValue(forKey: id)?.hangUp()
      case .ask(let request): state.post?(.request(request))
      case .withdraw(let id): state.post?(.withdrawn(id))
      }
    }
  }

  private func send(_ text: String, to id: Request.ID, _ state: inout State) {
    if state.peers[id]?.send(text) == false { carryOut(state.callers.drop(id), &state) }
  }
}

/// Letting others in.
extension ControlSocket {
  private func accept() {
    state.withLock { state in
      for _ in 0..<Self.mostAtOnce {
        let connection = socket_accept(listener, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
        if connection >= 0 {
          greet(connection, &state)
        } else if errno == EMFILE || errno == ENFILE {
          let effects = state.callers.dropFirstSilent()
          // The rest waits, and Dispatch would tell of it without end.
          if effects.isEmpty { return rest(&state) }
          carryOut(effects, &state)
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
    if state.callers.isFull {
      for (id, peer) in state.peers where peer.hasGone { carryOut(state.callers.drop(id), &state) }
    }
    guard Self.user(at: connection) == geteuid(), let (id, effects) = state.callers.enter(at: now) else {
      close(connection)
      return
    }
    carryOut(effects, &state)
    state.peers[id] = Peer(connection)
    // Most have said their line already, and need not be waited for.
    hear(id, &state)
    guard state.callers.awaitsLine(of: id) else { return }
    carryOut([.attend(id)], &state)
    awaitSilence(&state)
  }

  /// Whose process is at the other end.
  private static func user(at connection: Int32) -> uid_t? {
    var peer = socket_peer()
    var size = socklen_t(MemoryLayout.size(ofValue: peer))
    return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 ? peer.user : nil
  }
}

/// Listening to them.
extension ControlSocket {
  private var now: Duration { start.duration(to: .now) }

  private func hear(_ id: Request.ID) { state.withLock { state in hear(id, &state) } }

  private func hear(_ id: Request.ID, _ state: inout State) {
    repeat {
      guard let piece = state.peers[id]?.read() else { return }
      carryOut(state.callers.hear(piece, from: id), &state)
    } while state.callers.awaitsLine(of: id)
  }

  /// Drops whoever says nothing for too long. Nothing is awaited while there is no such caller.
  private func awaitSilence(_ state: inout State) {
    guard !state.awaitsSilence, let due = state.callers.due else { return }
    state.awaitsSilence = true
    let milliseconds = Int(((due - now) / .milliseconds(1)).rounded(.up))
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { @Sendable [weak self] in
      self?.state.withLock { state in
        state.awaitsSilence = false
        guard let self else { return }
        self.carryOut(state.callers.dropSilent(at: self.now), &state)
        self.awaitSilence(&state)
      }
    }
  }
}

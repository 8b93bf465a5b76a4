internal import Dispatch
internal import Glibc

/// Somebody who is connected to a run's socket.
///
/// Unchecked, since it is touched only under the lock of the `ControlSocket` that holds it.
final class Caller: @unchecked Sendable {
  enum Stage: Equatable {
    /// Its line is not whole yet.
    case speaking
    /// Its request waits, or the run has it.
    case asking
    case listening(follows: Bool)
  }

  enum Heard {
    case nothing
    case line(String)
    case tooLong
    case gone
  }

  var stage = Stage.speaking
  let since = ContinuousClock.now
  private let connection: Int32
  private var reading = RequestReading()
  private var source: (any DispatchSourceRead)?
  private var isAttended = false

  init(_ connection: Int32) { self.connection = connection }

  /// Reads what there is. Whoever has said its line, and says more, is not heard any longer.
  func hear() -> Heard {
    while true {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &bytes, bytes.count, 0)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return errno == EAGAIN ? .nothing : .gone }
      guard stage == .speaking else { return count == 0 && !hasGone ? silent() : .gone }
      if count == 0 { return hasGone ? .gone : heard(reading.finish()) }
      let progress = reading.take(bytes.prefix(count))
      if progress != .unfinished { return heard(progress) }
    }
  }

  private func heard(_ progress: RequestReading.Progress) -> Heard {
    switch progress {
    case .unfinished: return .nothing
    case .tooLong: return .tooLong
    case .whole(let line):
      ignore()
      return .line(line)
    }
  }

  /// Its way here is closed, but not the way back.
  private func silent() -> Heard {
    ignore()
    return .nothing
  }

  /// Calls `ring` on a queue whenever there is something to hear.
  func attend(on queue: DispatchQueue, ring: @escaping @Sendable () -> Void) {
    guard !isAttended else { return }
    isAttended = true
    if let source { return source.resume() }
    let new = DispatchSource.makeReadSource(fileDescriptor: connection, queue: queue)
    new.setEventHandler(handler: ring)
    new.setCancelHandler { @Sendable [connection] in close(connection) }
    source = new
    new.activate()
  }

  private func ignore() {
    guard isAttended else { return }
    isAttended = false
    source?.suspend()
  }

  /// Whether nobody is there any more.
  var hasGone: Bool {
    var request = pollfd(fd: connection, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLHUP | POLLERR) != 0
  }

  /// Sends a text at once and whole; false where that cannot be.
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Ends the connection.
  func hangUp() {
    guard let source else {
      close(connection)
      return
    }
    source.cancel()
    // One that rests is never told that it was cancelled.
    if !isAttended { source.resume() }
    isAttended = true
  }
}

internal import Dispatch
internal import Glibc

/// The run's end of a connection with a caller.
final class Peer {
  private let connection: Int32
  private var source: (any DispatchSourceRead)?
  private var isAttended = false

  init(_ connection: Int32) { self.connection = connection }

  /// What there is to read; nil for nothing yet.
  func read() -> Callers.Piece? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = -1
    repeat { count = recv(connection, &bytes, bytes.count, 0) } while count < 0 && errno == EINTR
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    if count < 0 { return errno == EAGAIN ? nil : .gone }
    return hasGone ? .gone : .end
  }

  /// Calls `ring` on a queue whenever there is something to read.
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

  func ignore() {
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

internal import CLinux
internal import Glibc

/// The end of a connection at which somebody asks a run.
package final class Connection: Sendable {
  /// What reading gave.
  package enum Piece: Equatable, Sendable {
    case bytes([UInt8])
    /// Nothing came in time.
    case silence
    case end
  }

  /// The socket's, which is closed with this.
  package let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Why nobody is at the other end.
  enum Refusal: Error, Equatable {
    /// Whoever listened there has gone without removing the socket.
    case isDead
    case failed(Int32)
  }

  /// `waits`: for up to a second, while the other side has no room.
  static func open(_ path: String, waits: Bool) throws(Refusal) -> Connection {
    let descriptor = socket(AF_UNIX, waits ? streamType & ~Int32(SOCK_NONBLOCK.rawValue) : streamType, 0)
    guard descriptor >= 0 else { throw .failed(errno) }
    if waits {
      var limit = timeval(tv_sec: 1, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    guard withAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
      let number = errno
      close(descriptor)
      throw number == ECONNREFUSED ? .isDead : .failed(number)
    }
    return Connection(descriptor)
  }

  deinit { close(descriptor) }

  /// Sends a line.
  package func send(_ line: String) { send(Array((line + "\n").utf8)) }

  /// Sends bytes; what does not go out, nobody takes.
  package func send(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Reads what there is, and waits for it until an instant; without one, as long as it takes.
  package func read(until deadline: ContinuousClock.Instant?) -> Piece {
    while true {
      let wait = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let milliseconds = wait.map { Int32(clamping: Int(($0 / .milliseconds(1)).rounded(.up))) } ?? -1
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, milliseconds)
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return .silence }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count > 0 { return .bytes(Array(bytes.prefix(count))) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return .end
    }
  }
}

internal import Glibc

/// A request to a run, and the lines that come back.
package final class Call {
  /// No answer is near as long, in bytes.
  private static let longestLine = 1 << 20

  /// The run's.
  package let number: Int
  private let connection: Connection
  private var pending: [UInt8] = []
  private var hasEnded = false

  /// Nil if nobody is there.
  package init?(to number: Int, in folder: SocketFolder, saying line: String) {
    guard let connection = folder.connect(to: number) else { return nil }
    self.number = number
    self.connection = connection
    connection.send(line)
  }

  /// The next line, without its newline; nil if none comes until an instant, or ever.
  package func line(until deadline: ContinuousClock.Instant?) -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        return line
      }
      guard !hasEnded, pending.count < Self.longestLine else { return nil }
      switch connection.read(until: deadline) {
      case .bytes(let bytes): pending += bytes
      case .silence: return nil
      case .end: hasEnded = true
      }
    }
  }

  /// Waits until some of several have something to read, and tells which.
  package static func ready(among calls: [Call]) -> [Call] {
    let waiting = calls.filter { $0.pending.contains(UInt8(ascii: "\n")) }
    if !waiting.isEmpty { return waiting }
    var requests = calls.map { pollfd(fd: $0.connection.descriptor, events: Int16(POLLIN), revents: 0) }
    while poll(&requests, nfds_t(requests.count), -1) < 0 && errno == EINTR {}
    return zip(calls, requests).filter { $0.1.revents != 0 }.map(\.0)
  }
}

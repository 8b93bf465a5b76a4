internal import Glibc

/// Questions to a bus, sent all at once when it is made, and answered by a deadline.
///
/// It makes its own connection, since libdbus's can wait for ever in `connect`, ignores SIGPIPE for the whole process,
/// and reads the environment while others may change it. Only messages are libdbus's.
package struct BusInquiry: ~Copyable {
  private let socket: Int32
  private let serials: [UInt32]

  /// Nil if no bus takes the questions at any of the addresses, at once.
  package init?(_ questions: [BusQuestion], at addresses: [BusAddress]) {
    let serials = questions.indices.map { UInt32($0) + 2 }
    let messages = zip([.hello] + questions, [1] + serials).compactMap { $0.bytes(serial: $1) }
    guard messages.count == questions.count + 1 else { return nil }
    let user = String(geteuid()).utf8.map { String($0, radix: 16) }.joined()
    let request = Array("\0AUTH EXTERNAL \(user)\r\nBEGIN\r\n".utf8) + messages.joined()
    for address in addresses {
      guard let socket = Self.connection(to: address) else { continue }
      if send(socket, request, request.count, Int32(MSG_NOSIGNAL)) == request.count {
        self.socket = socket
        self.serials = serials
        return
      }
      close(socket)
    }
    return nil
  }

  deinit { close(socket) }

  /// The answers, each nil that did not come by the deadline.
  package consuming func answers(until deadline: ContinuousClock.Instant) -> [Bool?] {
    var replies = BusReplies()
    var isOpen = true
    while isOpen, !replies.isBroken, !serials.allSatisfy({ replies.answers.keys.contains($0) }) {
      var events = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let ready = poll(&events, 1, Self.milliseconds(until: deadline))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { break }
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
        let count = read(socket, buffer.baseAddress, buffer.count)
        isOpen = count > 0
        if isOpen { replies.take(buffer.prefix(count)) }
      }
    }
    return serials.map { replies.answers[$0] ?? nil }
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: deadline)
    return Int32(clamping: max(0, Int((left / .milliseconds(1)).rounded(.up))))
  }

  /// A connection that never waits: not to be let in either, where a bus's queue is full.
  private static func connection(to address: BusAddress) -> Int32? {
    let (name, isAbstract) =
      switch address {
      case .path(let path): (Array(path.utf8), false)
      case .abstract(let name): ([0] + Array(name.utf8), true)
      }
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    guard name.count < MemoryLayout.size(ofValue: place.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: name) }
    let header = MemoryLayout.size(ofValue: place) - MemoryLayout.size(ofValue: place.sun_path)
    let length = socklen_t(header + name.count + (isAbstract ? 0 : 1))
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let socket = Glibc.socket(AF_UNIX, kind, 0)
    guard socket >= 0 else { return nil }
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, length) }
    }
    guard result == 0 else {
      close(socket)
      return nil
    }
    return socket
  }
}

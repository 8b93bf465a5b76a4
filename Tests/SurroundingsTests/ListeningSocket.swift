import Foundation
import Testing

/// A socket that connections can be made to, behind which nobody does anything.
final class ListeningSocket {
  let path: String
  private let descriptor: Int32
  private var waiting: [Int32] = []

  init(in folder: PrivateFolder) throws {
    path = folder.path + "/bus"
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let path = path
    try #require(withAddress(of: path) { bind(descriptor, $0, $1) } == 0)
    try #require(listen(descriptor, 0) == 0)
  }

  deinit { for descriptor in waiting + [descriptor] { close(descriptor) } }

  /// Lets connections wait until no more can: from then on a connection that blocks would wait for ever.
  func fillQueue() {
    while true {
      let client = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
      waiting.append(client)
      if withAddress(of: path, { connect(client, $0, $1) }) != 0 { return }
    }
  }
}

private func withAddress(of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
  }
}

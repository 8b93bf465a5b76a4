internal import Foundation

/// A server that takes connections and never answers.
package final class HangingServer {
  private let descriptor: Int32

  package init(at path: String) { descriptor = listeningSocket(at: path) }
  deinit { close(descriptor) }
}

/// A socket that takes connections.
package func listeningSocket(at path: String) -> Int32 {
  let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
  _ = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  listen(descriptor, 8)
  return descriptor
}

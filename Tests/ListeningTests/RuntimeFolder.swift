import Foundation
import Listening

/// A folder of its own for sockets, which goes with the value.
final class RuntimeFolder: Sendable {
  let path: String

  init(named name: String = "") throws {
    path = "\(NSTemporaryDirectory())speech-timer-\(UUID().uuidString)\(name)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where the sockets are.
  var sockets: String { path + "/speech-timer" }

  func open() throws -> SocketFolder { try SocketFolder.open(in: path, makes: true)! }

  /// What is in it, hidden files too.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: sockets)) ?? []).sorted() }

  func permissions(of path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// A socket that nobody listens at any more, as a crash leaves it behind.
  func leaveDead(_ number: Int) throws {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(sockets)/\(number)".utf8) }
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    close(listener)
    if result != 0 { throw POSIXError(.EIO) }
  }
}

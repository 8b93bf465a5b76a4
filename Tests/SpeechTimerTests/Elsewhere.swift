import Foundation
import Listening
import Testing

/// A user's runtime folder of its own, and timers in the background that are asked there. What still runs at the end is stopped.
final class Elsewhere: Sendable {
  let folder: String

  init() throws {
    folder = "\(NSTemporaryDirectory())speech-timer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    for number in sockets?.numbers ?? [] {
      let connection = sockets?.connect(to: number)
      connection?.send("stop")
      _ = connection?.read(until: .now + .seconds(1))
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  var environment: [String: String] { ["XDG_RUNTIME_DIR": folder] }

  /// Nil before the first run.
  var sockets: SocketFolder? { try? SocketFolder.open(in: folder, makes: false) }

  func run(_ words: String...) async throws -> Tool.Run { try await run(words) }

  func run(_ words: [String]) async throws -> Tool.Run { try await Tool.run(words, environment: environment) }

  /// A line of bash, in which `$TOOL` is the program and `$DIR` the folder of the sockets.
  func shell(_ line: String) async throws -> Tool.Run {
    try await Tool.shell(line, environment: environment.merging(["DIR": folder + "/speech-timer"]) { $1 })
  }

  /// Starts a timer in the background, without speech.
  func start(_ words: String...) async throws {
    let run = try await run(words + ["--detach", "--speech", "none"])
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Sends bytes to a timer, and nothing behind them; all that comes back within some seconds.
  func ask(_ bytes: [UInt8], number: Int = 1) throws -> String {
    let connection = try #require(sockets?.connect(to: number))
    connection.send(bytes)
    return connection.rest()
  }
}

extension Connection {
  /// All that comes until the other side hangs up, or says nothing for long.
  func rest() -> String {
    var bytes: [UInt8] = []
    while case .bytes(let more) = read(until: .now + .seconds(10)) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }
}

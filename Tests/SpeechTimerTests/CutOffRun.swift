import Foundation
import Testing

/// A folder in which runs leave what they write down of themselves.
final class StateFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID())")
  var path: String { url.path }
  var environment: [String: String] { ["XDG_STATE_HOME": path] }

  init() throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("speech-timer"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent("speech-timer/\(name)") }

  var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent("speech-timer").path)
    return names?.sorted() ?? []
  }

  func text(of name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: file(name))
    chmod(file(name).path, 0o600)
  }

  /// Writes what a run leaves behind that had five minutes for each name, of which so many seconds are left now, where
  /// the machine has been started anew meanwhile.
  func leaveRun(_ number: Int, _ left: KeyValuePairs<String, Int>, arguments: [String] = []) throws {
    let start = Date.now.timeIntervalSince1970 - 10_000_000
    let countdowns = left.map { name, seconds in
      let label = name.isEmpty ? "" : "\"label\":\"\(name)\","
      return "{\"duration\":300,\"end\":\(10_000_000 + seconds),\(label)\"original\":300,\"phase\":\"running\"}"
    }
    let words = ["--speech=none", "--only-end"] + arguments + left.map { $0.key.isEmpty ? "5m" : "\($0.key)=5m" }
    try write(
      """
      {"arguments":[\(words.map { "\"\($0)\"" }.joined(separator: ","))],"at":1,"began":\(start + Double(number)),\
      "countdowns":[\(countdowns.joined(separator: ","))],"isMuted":false,\
      "start":{"boot":1,"bootID":"another","wall":\(start)},"version":1}
      """, to: "run-\(number).json")
  }

  func run(_ arguments: String..., environment more: [String: String] = [:]) async throws -> Tool.Run {
    try await Tool.run(arguments, environment: environment.merging(more) { $1 })
  }

  /// A line of bash, in which `begin ARGUMENT...` starts a run whose process is `$RUN`, and returns once it is written down;
  /// `cut ARGUMENT...` kills it then, and `known TEXT` returns once a text is written down.
  func shell(_ line: String) async throws -> Tool.Run {
    try await Tool.shell(
      """
      begin() { set -m; "$TOOL" "$@" --speech none >/dev/null & RUN=$!; set +m
        known version; }
      known() { for ((i = 0; i < 900; i++)); do grep -qs -e "$1" "$XDG_STATE_HOME"/speech-timer/*.json && break; sleep 0.02; done; }
      cut() { begin "$@"; kill -9 $RUN; wait $RUN 2>/dev/null; }
      \(line)
      """, environment: environment)
  }
}

import Foundation
import SoundServers
import Testing

/// A machine of the test's own for the program: without a sound server, a card and a speech-dispatcher, until the test
/// starts them in its folder.
struct Machine: Sendable {
  let folder: PrivateFolder

  init() throws {
    folder = try PrivateFolder()
    try useALSA("")
  }

  /// Lets ALSA know this configuration and nothing else.
  func useALSA(_ configuration: String) throws {
    try configuration.write(toFile: folder.path("asound.conf"), atomically: true, encoding: .utf8)
  }

  /// Gives it a card that writes down what it plays, all at once.
  func addCard() throws {
    try useALSA(
      """
      pcm.nowhere { type null }
      pcm.!default { type file slave.pcm nowhere file "\(folder.path("card"))" format raw hint.description "A card" }
      """)
  }

  /// What the card has played.
  var played: [Int16] {
    let data = (try? Data(contentsOf: URL(filePath: folder.path("card")))) ?? Data()
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  var environment: [String: String] {
    [
      "PULSE_SERVER": "unix:" + folder.path("native"), "ALSA_CONFIG_PATH": folder.path("asound.conf"),
      "SPEECHD_ADDRESS": "unix_socket:" + folder.path("speechd"), "HOME": folder.url.path,
      "XDG_RUNTIME_DIR": folder.url.path,
    ]
  }

  /// Runs the program with these arguments, as a shell takes them.
  func run(_ arguments: String, environment more: [String: String] = [:]) async throws -> Tool.Run {
    var run = try await Tool.shell(
      "\"$TOOL\" \(arguments) 2>\"$ERRORS\"",
      environment: environment.merging(["ERRORS": folder.path("errors")]) { $1 }.merging(more) { $1 })
    run.errors = complaints
    return run
  }

  /// What the program has complained of, even while it runs.
  var complaints: String { (try? String(contentsOfFile: folder.path("errors"), encoding: .utf8)) ?? "" }
}

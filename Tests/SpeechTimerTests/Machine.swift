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

  /// Runs the program with these arguments, which blanks separate.
  func run(_ arguments: String, environment more: [String: String] = [:]) async throws -> Tool.Run {
    try await Tool.run(
      arguments.split(separator: " ").map(String.init), environment: environment.merging(more) { $1 })
  }
}

/// Returns as soon as something is so, at the latest after ten seconds.
func eventually(_ isSo: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(10)
  while ContinuousClock.now < deadline {
    if isSo() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return isSo()
}

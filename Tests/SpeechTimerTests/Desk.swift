import Foundation
import Testing

/// A desk at which a screen reader is used; what a timer says there is written down.
final class Desk {
  private let folder: URL
  private let process = Process()
  private let input = Pipe()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("desk-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [Tool.root.appendingPathComponent("Tests/SpeechTimerTests/Support/desk.py").path, folder.path]
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try #require(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("ready"))
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment of a program there.
  var environment: [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus",
      "SPEECHD_ADDRESS": "unix_socket:\(folder.path)/speech",
    ]
  }

  /// A message to the daemon.
  struct Message: Equatable {
    /// In seconds of the system's clock.
    var time: Double
    var priority: String
    var text: String
  }

  /// What was said.
  var said: [Message] {
    let text = (try? String(contentsOf: folder.appendingPathComponent("said"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.count == 3 ? Message(time: Double(fields[0]) ?? 0, priority: fields[1], text: fields[2]) : nil
    }
  }
}

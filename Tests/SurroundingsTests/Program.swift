import Foundation
import Testing

/// A program that says a first line when it is ready; it is killed with the test.
final class Program {
  let pid: Int32
  private let process = Process()

  /// - Parameter firstLine: what it says begins with this.
  init(_ command: String..., environment: [String: String] = [:], saying firstLine: String = "") throws {
    let output = Pipe()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    pid = process.processIdentifier
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try #require(said.hasPrefix(firstLine) && !said.isEmpty, "\(command) said: \(said)")
  }

  deinit { kill(pid, SIGKILL) }
}

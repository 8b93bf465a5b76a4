import Foundation
import Testing

/// The built program, run as its users run it: in English unless told otherwise, without a terminal.
enum Tool {
  struct Run {
    var output: String
    var errors: String
    var status: Int32
  }

  /// One JSON line.
  struct Event: Decodable {
    var event: String
    var at: Double
    var remaining: Double
    var duration: Double
    var label: String?
    var by: Double?
    var written: String
    var spoken: String
    var time: String
  }

  /// Beside the bundle of the tests.
  static let path: String = {
    var folder = Bundle.main.bundleURL
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("speech-timer").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return "speech-timer"
  }()

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func run(_ arguments: String..., input: String? = nil, environment: [String: String] = [:]) throws -> Run {
    try run(arguments, input: input, environment: environment)
  }

  static func run(_ arguments: [String], input: String? = nil, environment: [String: String] = [:]) throws -> Run {
    try run(path, arguments, input: input, environment: environment)
  }

  /// A line of bash, in which `$TOOL` is the program.
  static func shell(_ line: String, environment: [String: String] = [:]) throws -> Run {
    try run("/bin/bash", ["-c", line], environment: environment)
  }

  static func events(_ arguments: String...) throws -> [Event] {
    let run = try run(arguments)
    try #require(run.errors == "")
    return try run.output.split(separator: "\n").map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
  }

  static func run(
    _ program: String, _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = root
    process.environment =
      ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TOOL": path, "TZ": "UTC"]
      .merging(environment) { $1 }
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.close()
    // Both pipes are emptied at once, so that neither can fill up and hold the program.
    let group = DispatchGroup()
    let collected = Collected()
    DispatchQueue.global().async(group: group) { collected.set(errors.fileHandleForReading.readDataToEndOfFile()) }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return Run(
      output: String(decoding: text, as: UTF8.self), errors: String(decoding: collected.data, as: UTF8.self),
      status: process.terminationStatus)
  }

  /// What another thread read.
  private final class Collected: Sendable {
    private let storage = NSLock()
    nonisolated(unsafe) private var value = Data()  // Only under the lock.

    func set(_ data: Data) { storage.withLock { value = data } }
    var data: Data { storage.withLock { value } }
  }
}

import Foundation
import Synchronization
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

  static func run(_ arguments: String..., input: String? = nil, environment: [String: String] = [:]) async throws -> Run
  {
    try await run(arguments, input: input, environment: environment)
  }

  static func run(_ arguments: [String], input: String? = nil, environment: [String: String] = [:]) async throws -> Run
  {
    try await run(path, arguments, input: input, environment: environment)
  }

  /// A line of bash, in which `$TOOL` is the program.
  static func shell(_ line: String, environment: [String: String] = [:]) async throws -> Run {
    try await run("/bin/bash", ["-c", line], environment: environment)
  }

  static func events(_ arguments: String...) async throws -> [Event] {
    let run = try await run(arguments)
    try #require(run.errors == "")
    return try run.output.split(separator: "\n").map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
  }

  /// Waits on a thread of its own, so that tests which wait do not hold up others.
  static func run(
    _ program: String, _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) async throws -> Run {
    try await withCheckedThrowingContinuation { done in
      Thread.detachNewThread {
        done.resume(with: Result { try wait(for: program, arguments, input: input, environment: environment) })
      }
    }
  }

  private static func wait(
    for program: String, _ arguments: [String], input text: String?, environment: [String: String]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = root
    // What one run writes down is no news to another.
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TOOL": path, "TZ": "UTC",
      "XDG_STATE_HOME": state.path,
    ].merging(environment) { $1 }
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data((text ?? "").utf8))
    try input.fileHandleForWriting.close()
    // Both are emptied at once, so that neither can fill up and hold the program.
    let told = Mutex(Data())
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      told.withLock { $0 = data }
    }
    let shown = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return Run(
      output: String(decoding: shown, as: UTF8.self), errors: String(decoding: told.withLock { $0 }, as: UTF8.self),
      status: process.terminationStatus)
  }
}

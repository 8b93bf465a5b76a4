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

  /// A line of bash, in which `$TOOL` is the program; `comes PATH` returns once there is a socket, or a file with
  /// something in it, and fails if that takes too long; `goes COMMAND...` returns once a command fails.
  static func shell(_ line: String, environment: [String: String] = [:]) async throws -> Run {
    try await run("/bin/bash", ["-c", helpers + line], environment: environment)
  }

  private static let helpers = """
    comes() { local i; for ((i = 0; i < 1000; i++)); do [ -S "$1" -o -s "$1" ] && return; sleep 0.02; done; return 1; }
    goes() { local i; for ((i = 0; i < 1000; i++)); do "$@" >/dev/null 2>&1 || return 0; sleep 0.02; done; return 1; }

    """

  static func events(_ arguments: String...) async throws -> [Event] {
    let run = try await run(arguments)
    try #require(run.errors == "")
    return try run.output.split(separator: "\n").map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
  }

  /// Makes a folder for the sockets of one run, so that no other asks it.
  static func runtimeFolder(in folder: URL) throws -> String {
    let folder = folder.appendingPathComponent("runtime")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder.path
  }

  /// Waits on a thread of its own, so that tests which wait do not hold up others.
  static func run(
    _ program: String, _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) async throws -> Run {
    try await withCheckedThrowingContinuation { done in
      Thread.detachNewThread {
        room.wait()
        defer { room.signal() }
        done.resume(with: Result { try wait(for: program, arguments, input: input, environment: environment) })
      }
    }
  }

  /// How many programs run at once: with more of them those that have to be in time no longer are.
  private static let room = DispatchSemaphore(value: 16)
  /// Foundation does not start two processes at once without harm.
  private static let launching = Mutex(())

  /// Writes a program. One that a process which is just being launched still holds for writing could not be run.
  static func write(_ program: String, to file: URL) throws {
    try launching.withLock { _ in
      try program.write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  /// A program that had not ended when its time was up, and was killed with its group.
  struct Overdue: Error {
    var program: String
    var arguments: [String]
  }

  /// What a run may take: more than any needs on a busy machine.
  private static let limit = Duration.seconds(120)

  private static func wait(
    for program: String, _ arguments: [String], input text: String?, environment: [String: String]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = root
    // What one run writes down is no news to another.
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID())")
    let runtime = try runtimeFolder(in: state)
    defer { try? FileManager.default.removeItem(at: state) }
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TOOL": path, "TZ": "UTC",
      "XDG_STATE_HOME": state.path, "XDG_RUNTIME_DIR": runtime,
    ].merging(environment) { $1 }
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    // Else they stay open, and among more than a thousand descriptors Foundation reads beside what the system has told of
    // them when it starts the next process.
    defer { for pipe in [output, errors] { try? pipe.fileHandleForReading.close() } }
    try launching.withLock { _ in try process.run() }
    try input.fileHandleForWriting.write(contentsOf: Data((text ?? "").utf8))
    try input.fileHandleForWriting.close()
    let deadline = ContinuousClock.now + limit
    let texts = texts(of: [output.fileHandleForReading, errors.fileHandleForReading], until: deadline)
    // It is the leader of a group.
    let pid = process.processIdentifier
    while process.isRunning && ContinuousClock.now < deadline { usleep(2_000) }
    guard let texts, !process.isRunning else {
      kill(-pid, SIGKILL)
      throw Overdue(program: program, arguments: arguments)
    }
    return Run(output: texts[0], errors: texts[1], status: process.terminationStatus)
  }

  /// All that comes, from all at once, so that none can fill up and hold the program; nil if it does not end in time.
  private static func texts(of handles: [FileHandle], until deadline: ContinuousClock.Instant) -> [String]? {
    var data = handles.map { _ in Data() }
    var waiting = handles.map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
    while waiting.contains(where: { $0.fd >= 0 }) {
      let left = deadline - .now
      guard left > .zero else { return nil }
      guard poll(&waiting, nfds_t(waiting.count), Int32(left / .milliseconds(1)) + 1) > 0 else { continue }
      for index in waiting.indices where waiting[index].revents != 0 {
        let more = handles[index].availableData
        data[index] += more
        // One that has ended is passed over.
        if more.isEmpty { waiting[index] = pollfd(fd: -1, events: 0, revents: 0) }
      }
    }
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}

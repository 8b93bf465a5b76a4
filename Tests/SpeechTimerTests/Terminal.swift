import Foundation
import Testing

/// The program on a real terminal, with keys that are typed and signals that are sent, one step after the other, at stated
/// seconds since the first text, or since the last one that a step waited for.
enum Terminal {
  struct Run: Decodable {
    /// All that came, with the carriage returns that terminals add taken out.
    var text: String
    var pieces: [Piece]
    var status: Int32
    /// The signal that ended it, or 0.
    var signal: Int32
    /// How often it stopped.
    var stops: Int
    /// Whether the terminal was as before, after each stop and at the end.
    var restored: Bool
    var killed: Bool?

    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  /// What came at once, and when, in seconds.
  struct Piece: Decodable {
    var time: Double
    var text: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      text = try values.decode(String.self)
    }
  }

  enum Step: Encodable {
    case keys(String, at: Double)
    case signal(String, at: Double)
    case foreground(at: Double)
    case background(at: Double)
    case resize(columns: Int, rows: Int, at: Double)
    /// Waits until this comes behind what was waited for before.
    case text(String)

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      switch self {
      case .keys(let keys, let time): try add(time, "keys", keys, to: &values)
      case .signal(let name, let time): try add(time, "signal", name, to: &values)
      case .foreground(let time): try add(time, "foreground", nil, to: &values)
      case .background(let time): try add(time, "background", nil, to: &values)
      case .resize(let columns, let rows, let time): try add(time, "resize", "\(columns)x\(rows)", to: &values)
      case .text(let text): try add(0, "text", text, to: &values)
      }
    }

    private func add(
      _ time: Double, _ what: String, _ argument: String?, to values: inout any UnkeyedEncodingContainer
    ) throws {
      try values.encode(time)
      try values.encode(what)
      if let argument { try values.encode(argument) }
    }
  }

  private struct Task: Encodable {
    var command: [String]
    var env: [String: String]
    var steps: [Step]
    var limit = 30.0
  }

  /// Runs something again until it came out as it should, which it may not at once; the last run is what counts.
  static func run(
    upTo times: Int, _ body: () async throws -> Run, until isRight: (Run) -> Bool
  ) async throws -> Run {
    var run = try await body()
    for _ in 1..<times where !isRight(run) { run = try await body() }
    return run
  }

  /// Runs `speech-timer` with the arguments, without speech. Whoever reads the screen of this machine, the last line
  /// stays only where the test says so.
  static func run(_ arguments: String..., steps: [Step] = [], environment: [String: String] = [:]) async throws -> Run {
    let linger = arguments.contains { ["--linger", "--insist"].contains($0) } ? [] : ["--linger", "0"]
    return try await run(
      [Tool.path] + arguments + linger + ["--speech", "none"], steps: steps, environment: environment)
  }

  static func run(_ command: [String], steps: [Step] = [], environment: [String: String] = [:]) async throws -> Run {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID())")
    let runtime = try Tool.runtimeFolder(in: state)
    defer { try? FileManager.default.removeItem(at: state) }
    let usual = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm", "TZ": "UTC", "XDG_STATE_HOME": state.path, "XDG_RUNTIME_DIR": runtime,
    ]
    let environment = usual.merging(environment) { $1 }
    let task = try JSONEncoder().encode(Task(command: command, env: environment, steps: steps))
    let script = Tool.root.appendingPathComponent("Tests/SpeechTimerTests/Support/terminal.py").path
    let run = try await Tool.run("/usr/bin/env", ["python3", script, String(decoding: task, as: UTF8.self)])
    try #require(run.errors == "")
    var result = try JSONDecoder().decode(Run.self, from: Data(run.output.utf8))
    result.text = result.text.replacingOccurrences(of: "\r\n", with: "\n")
    #expect(result.killed == nil)
    return result
  }
}

extension String {
  /// With N for each number, where it depends on how soon the machine comes to something.
  var withoutNumbers: String { replacing(/\d+/, with: "N") }
}

import Foundation
import Testing

/// A shell in tmux, as a user has it, with a client that looks at it.
///
/// Lines are typed into it, and what stands on its screen is read back.
struct Multiplexer {
  private let socket = "/tmp/speech-timer-tmux.\(UInt32.random(in: 0 ... .max))"

  /// Starts tmux, does something in it, and ends it.
  static func with(columns: Int = 80, rows: Int = 24, _ body: (Multiplexer) async throws -> Void) async throws {
    let multiplexer = Multiplexer()
    let folder = URL(filePath: multiplexer.socket + ".folder")
    let runtime = try Tool.runtimeFolder(in: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The program by a short name: tmux moves the cursor where a line fills a window that is resized.
    let shell =
      "exec env PS1='$ ' LC_ALL=C.UTF-8 SWIFT_BACKTRACE=enable=no XDG_RUNTIME_DIR='\(runtime)' TOOL='\(Tool.path)' "
      + "/bin/bash --norc --noprofile"
    _ = try await multiplexer.tmux("-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", shell)
    do {
      try await multiplexer.wait { $0 == ["$"] }
      try await body(multiplexer)
    } catch {
      _ = try? await multiplexer.tmux("kill-server")
      throw error
    }
    _ = try await multiplexer.tmux("kill-server")
  }

  /// Runs a program without what it would inherit from a test runner: blocked signals, and a descriptor that Foundation
  /// waits for, which a server would hold open.
  private static let afresh =
    "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); os.closerange(3, 1 << 20); "
    + "os.execvp(sys.argv[1], sys.argv[1:])"

  /// The same on a terminal of its own, whose other side is read by a process that nobody waits for.
  private static let apart = """
    import os, pty, signal, sys
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.closerange(3, 1 << 20)
    if os.fork(): sys.exit()
    for descriptor in range(3): os.dup2(os.open(os.devnull, os.O_RDWR), descriptor)
    client, terminal = pty.fork()
    if client == 0: os.execvp(sys.argv[1], sys.argv[1:])
    try:
      while os.read(terminal, 65536): pass
    except OSError: pass
    """

  @discardableResult func tmux(_ arguments: String...) async throws -> String {
    let run = try await Tool.run(
      "/usr/bin/env", ["python3", "-c", Self.afresh, "tmux", "-S", socket] + arguments,
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"])
    return run.output.trimmingCharacters(in: .newlines)
  }

  func type(_ keys: String...) async throws {
    for key in keys { try await tmux("send-keys", key) }
  }

  /// The rows that have something, without blanks around.
  func texts() async throws -> [String] {
    try await tmux("capture-pane", "-p").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// What the terminal is set to: the other screen, the cursor, folding, and the settings that programs share.
  func modes() async throws -> [String] {
    let seen = try await tmux("display-message", "-p", "#{alternate_on} #{cursor_flag} #{wrap_flag} #{pane_tty}")
    let words = seen.split(separator: " ").map(String.init)
    let settings = try await Tool.run("/bin/stty", ["-g", "-F", words[3]])
    return words.prefix(3) + [settings.output]
  }

  /// Waits until the screen is as it should be.
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, until isRight: ([String]) -> Bool
  ) async throws {
    for _ in 0..<300 {
      if isRight(try await texts()) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("The screen stayed: \(try await texts())", sourceLocation: sourceLocation)
  }

  /// Attaches a client on a terminal of its own, and gives its process.
  func attach() async throws -> Int32 {
    _ = try await Tool.run(
      "/usr/bin/env", ["python3", "-c", Self.apart, "tmux", "-S", socket, "attach"],
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"])
    for _ in 0..<200 {
      if let client = Int32(try await tmux("list-clients", "-F", "#{client_pid}")) { return client }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Missing.client
  }

  enum Missing: Error { case client }
}

import Foundation
import Testing

/// The ring in tmux, from its start to each way out.
@Suite(.serialized) struct MultiplexerTests {
  private func isRing(_ texts: [String]) -> Bool {
    texts.contains { $0.contains("█") } && texts.contains("Tea") && !texts.contains { $0.hasPrefix("$") }
  }

  /// Runs the ring, does something to it, and expects that the screen is as before but for one line.
  private func leaving(
    _ line: String?, after way: (Multiplexer) async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await Multiplexer.with(columns: 100) { shell in
      let before = try await shell.modes()
      try await shell.type("$TOOL Tea=50s --display ring --speech none", "Enter")
      try await shell.wait(until: isRing)
      #expect(try await shell.modes().prefix(3) == ["1", "0", "0"], sourceLocation: sourceLocation)
      try await way(shell)
      try await shell.wait(sourceLocation: sourceLocation) { $0.last == "$" && $0.first?.hasPrefix("$ $TOOL") == true }
      let texts = try await shell.texts()
      if let line { #expect(texts.contains { $0.hasPrefix(line) }, sourceLocation: sourceLocation) }
      #expect(!texts.contains { $0.contains("█") }, sourceLocation: sourceLocation)
      #expect(try await shell.modes() == before, sourceLocation: sourceLocation)
    }
  }

  @Test func `it is started, rests, follows the window, and is quit`() async throws {
    try await leaving("Tea, Stopped:") { shell in
      try await shell.type("Space")
      try await shell.wait { $0.last?.hasPrefix("Tea, Paused: ") == true }
      try await shell.tmux("resize-window", "-x", "44", "-y", "14")
      try await shell.wait { texts in isRing(texts) && texts.allSatisfy { $0.count <= 44 } && texts.count <= 14 }
      try await shell.tmux("resize-window", "-x", "100", "-y", "24")
      try await shell.wait { texts in isRing(texts) && texts.count > 20 }
      try await shell.type("q")
    }
  }

  @Test func `Ctrl+Z shows the shell, and fg the ring again`() async throws {
    try await leaving("Tea, Stopped:") { shell in
      try await shell.type("C-z")
      try await shell.wait { $0.contains { $0.contains("Stopped") } && $0.last == "$" }
      #expect(try await shell.modes().prefix(3) == ["0", "1", "1"])
      try await shell.type("fg", "Enter")
      try await shell.wait(until: isRing)
      try await shell.type("q")
    }
  }

  @Test(arguments: ["TERM", "INT", "HUP", "SEGV", "ABRT"]) func `a signal shows the shell`(name: String) async throws {
    try await leaving(nil) { shell in
      // The shell's one child.
      let leader = try await shell.tmux("display-message", "-p", "#{pane_pid}")
      _ = try await Tool.shell("pkill -\(name) -P \(leader) -x speech-timer")
    }
  }

  @Test func `when the one who looks is gone, it goes on for the next`() async throws {
    try await leaving("Tea, Stopped:") { shell in
      let client = try await shell.attach()
      kill(client, SIGKILL)
      let other = try await shell.attach()
      #expect(other != client)
      try await shell.wait(until: isRing)
      try await shell.type("q")
    }
  }
}

import Surroundings
import Testing

@Suite struct TerminalTests {
  @Test(arguments: [
    ([:], "only text"), (["TERM": "", "VTE_VERSION": ""], "only text"), (["TERM": "dumb"], "only text"),
    (["TERM": "xterm", "VTE_VERSION": "7006"], "VTE"), (["TERM": "screen", "STY": "1.pts"], "multiplexed"),
    (["TERM": "xterm", "TMUX": "", "STY": ""], ""), (["TERM": "linux"], "console"), (["TERM": "xterm-256color"], ""),
    (["TERM": "dumb", "INSIDE_EMACS": "28.2,comint"], "only text"),
    (["TERM": "eterm-color", "INSIDE_EMACS": "28.2,term:0.96"], "only text"),
    (["TERM": "xterm-256color", "INSIDE_EMACS": "vterm", "VTE_VERSION": "7006"], "only text"),
    (["TERM": "tmux", "TMUX": "x", "VTE_VERSION": "1"], "VTE multiplexed"),
  ])
  func `the environment tells what it is`(environment: [String: String], expected: String) {
    let terminal = Terminal(showsOutput: true, givesInput: false) { environment[$0] }
    let told = [
      terminal.isVTE ? "VTE" : nil, terminal.isMultiplexed ? "multiplexed" : nil, terminal.isConsole ? "console" : nil,
      terminal.takesOnlyText ? "only text" : nil,
    ]
    #expect(told.compactMap { $0 }.joined(separator: " ") == expected)
    #expect(terminal.showsOutput && !terminal.givesInput)
  }
}

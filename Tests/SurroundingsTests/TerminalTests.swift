import Surroundings
import Testing

@Suite struct TerminalTests {
  @Test(arguments: [
    ([:], ""), (["VTE_VERSION": "7006"], "VTE"), (["VTE_VERSION": ""], ""), (["TMUX": "/tmp/tmux,1,0"], "multiplexed"),
    (["STY": "1.pts"], "multiplexed"), (["TMUX": "", "STY": ""], ""), (["TERM": "linux"], "console"),
    (["TERM": "xterm-256color"], ""), (["TERM": "tmux", "TMUX": "x", "VTE_VERSION": "1"], "VTE multiplexed"),
  ])
  func `the environment tells what it is`(environment: [String: String], expected: String) {
    let terminal = Terminal(showsOutput: true, givesInput: false) { environment[$0] }
    let told = [
      terminal.isVTE ? "VTE" : nil, terminal.isMultiplexed ? "multiplexed" : nil, terminal.isConsole ? "console" : nil,
    ]
    #expect(told.compactMap { $0 }.joined(separator: " ") == expected)
    #expect(terminal.showsOutput && !terminal.givesInput)
  }
}

import Drawing
import Testing

@Suite struct ColorDepthTests {
  private func depth(_ use: ColorDepth.Use, terminal: Bool, _ variables: [String: String]) -> ColorDepth {
    ColorDepth(use, showsOnTerminal: terminal) { variables[$0] }
  }

  @Test(arguments: [
    (["TERM": "xterm"], ColorDepth.sixteen), (["TERM": "linux"], .sixteen), (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full), (["TERM": "xterm", "COLORTERM": "24bit"], .full),
    (["TERM": "xterm-direct"], .full), (["TERM": "dumb"], .none), ([:], .none), (["COLORTERM": "truecolor"], .none),
    (["TERM": "xterm", "NO_COLOR": "1"], .none), (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
  ])
  func `a terminal gets the colours that it has`(variables: [String: String], right: ColorDepth) {
    #expect(depth(.auto, terminal: true, variables) == right)
    #expect(depth(.auto, terminal: false, variables) == .none)
    #expect(depth(.never, terminal: true, variables) == .none)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color", "NO_COLOR": "1"], ColorDepth.indexed), (["COLORTERM": "truecolor"], .full),
    ([:], .sixteen), (["TERM": "dumb"], .sixteen),
  ])
  func `always is always`(variables: [String: String], right: ColorDepth) {
    #expect(depth(.always, terminal: false, variables) == right)
  }

  @Test(arguments: [
    ("15;0", Color.black), ("0;15", .white), ("0;default;7", .white), ("", .black),
  ])
  func `a terminal tells its background`(variable: String, color: Color) {
    #expect(Color.terminalBackground { $0 == "COLORFGBG" ? variable : nil } == color)
    #expect(Color.terminalBackground { _ in nil } == .black)
  }
}

import Glibc
import Listening
import Testing

@Suite struct TerminalModeTests {
  @Test func `a terminal that is not ours is left alone`() {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    openpty(&controller, &terminal, nil, nil, nil)
    defer {
      close(controller)
      close(terminal)
    }
    let mode = TerminalMode(descriptor: terminal)
    #expect(!mode.isInForeground)
    mode.readKeys()
    var settings = termios()
    tcgetattr(terminal, &settings)
    #expect(settings.c_lflag & tcflag_t(ECHO) != 0)
  }
}

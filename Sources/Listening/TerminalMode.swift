internal import CRescue
internal import Glibc
internal import Synchronization

/// The terminal's own settings, kept while single keys are read without echo.
///
/// The terminal is touched only while this process is in its foreground: a job in the background that changed it would
/// be stopped, and would spoil it for the one in front.
package final class TerminalMode: Sendable {
  private let descriptor: Int32
  private let saved = Mutex<termios?>(nil)

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether this process may use the terminal now.
  package var isInForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }

  /// Switches echo, line editing and flow control off; again, where a shell has put its own settings back.
  package func readKeys() {
    guard isInForeground else { return }
    saved.withLock { saved in
      var settings = termios()
      guard tcgetattr(descriptor, &settings) == 0 else { return }
      if saved == nil {
        saved = settings
        rescue_modes(descriptor)
      }
      settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
      // Ctrl+S would hold every line back.
      settings.c_iflag &= ~tcflag_t(IXON)
      tcsetattr(descriptor, TCSANOW, &settings)
    }
  }

  /// Puts the terminal back as it was found.
  package func restore() {
    saved.withLock { saved in
      guard var settings = saved else { return }
      saved = nil
      if isInForeground { tcsetattr(descriptor, TCSANOW, &settings) }
      forget_modes()
    }
  }
}

internal import CLinux  // Where winsize is found, once a module brings sys/ioctl.h.
internal import Glibc

/// How much a terminal's window holds.
package struct WindowSize: Equatable, Sendable {
  /// In characters.
  package let columns, rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal behind a descriptor; nil if there is none, or if it does not tell.
  package init?(descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

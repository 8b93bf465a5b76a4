internal import CLinux  // Where winsize is found, once a module brings sys/ioctl.h.
internal import Glibc

/// How many characters a terminal's window holds.
struct WindowSize: Equatable {
  let columns: Int
  let rows: Int

  /// The size of the terminal behind a descriptor; nil if there is none, or if it does not tell.
  init?(descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    columns = Int(size.ws_col)
    rows = Int(size.ws_row)
  }
}

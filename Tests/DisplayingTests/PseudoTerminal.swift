import Displaying
import Glibc

/// A terminal of so many columns and rows, whose other side tells what was written, without waiting.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32

  init(columns: Int, rows: Int) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
    var (number, locks) = (Int32(0), Int32(0))
    // TIOCSPTLCK and TIOCGPTN, which headers make in a way that Swift cannot read.
    _ = ioctl(master, 0x4004_5431, &locks)
    _ = ioctl(master, 0x8004_5430, &number)
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    var settings = termios()
    tcgetattr(slave, &settings)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(slave, TCSANOW, &settings)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(slave)
    close(master)
  }

  var output: Output { Output(descriptor: slave) }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  /// What was written since the last time.
  func written() -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(master, &bytes, bytes.count), count > 0 { text += bytes.prefix(count) }
    return String(decoding: text, as: UTF8.self)
  }
}

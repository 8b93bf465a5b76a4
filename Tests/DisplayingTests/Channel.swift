import Displaying
import Glibc

/// A pipe whose reading end tells what was written, without waiting.
final class Channel {
  private var ends: [Int32] = [-1, -1]

  init() {
    signal(SIGPIPE, SIG_IGN)
    pipe(&ends)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  }

  deinit {
    for end in ends where end >= 0 { close(end) }
  }

  var output: Output { Output(descriptor: ends[1]) }

  /// What was written since the last time.
  func written() -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(ends[0], &bytes, bytes.count), count > 0 { text += bytes.prefix(count) }
    return String(decoding: text, as: UTF8.self)
  }

  func closeReader() {
    close(ends[0])
    ends[0] = -1
  }
}

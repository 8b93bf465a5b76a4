internal import CRescue
internal import Glibc

/// A descriptor that lines are written to, each with one call and at once.
package struct Output: Sendable {
  /// Why nothing more can be written.
  package enum Problem: Error, Equatable {
    /// Nobody reads any more.
    case closed
    /// The other side has taken nothing for so long that no more is kept for it.
    case full
    /// The system refused, with this `errno`.
    case failed(Int32)
  }

  /// What to do while the other side takes nothing.
  package enum Patience: Sendable {
    /// Keep the text until the next write: nothing else may come late because of it. If that becomes too much, what
    /// comes on top is lost until all that was kept has been taken.
    case none
    /// Wait until it is taken.
    case endless
  }

  /// What a pipe that takes more takes at once without waiting, in bytes: a page.
  private static let room = 4096
  /// How much is kept, in bytes.
  private static let most = 1_000_000
  private static let newline = UInt8(ascii: "\n")

  private let descriptor: Int32
  private let patience: Patience
  private var backlog: [UInt8] = []
  private var isFull = false
  /// Whether what went out last was no end of a line.
  private var isInsideLine = false
  /// Whether the rest of that line was lost: what comes next begins on a new one.
  private var isTorn: Bool
  private var lost = 0

  /// `isTorn`: what is there already ends inside a line.
  package init(descriptor: Int32, patience: Patience = .none, isTorn: Bool = false) {
    self.descriptor = descriptor
    self.patience = patience
    self.isTorn = isTorn
  }

  /// Whether the descriptor is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The size of its window, if it is a terminal that tells.
  package var windowSize: WindowSize? { WindowSize(descriptor: descriptor) }

  /// Whether a job of a shell may write here without disturbing another: not to a terminal that another job has.
  package var isInFront: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Whether all that was written has been taken.
  package var isClear: Bool { backlog.isEmpty }

  /// The same terminal, by a way of its own on which nothing ever waits, whatever it is sent: those who share the usual
  /// way may rely on waiting.
  package var unwaiting: Output {
    let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return own < 0 ? self : Output(descriptor: own, patience: .none)
  }

  /// What is written if a signal that nothing answers ends the process.
  package func rescue(with text: String?) { rescue_screen(descriptor, text) }

  /// Writes, and waits so long for all of it to be taken.
  package mutating func write(_ text: String, waitingUpTo milliseconds: Int32) throws(Problem) {
    try write(text)
    while !backlog.isEmpty, waitUntilWritable(milliseconds: milliseconds) { try write("") }
  }

  package mutating func write(_ text: String) throws(Problem) {
    isFull = isFull || patience == .none && backlog.count + text.utf8.count > Self.most
    let isLost = isFull && !text.isEmpty
    if isLost { lost += text.utf8.count { $0 == Self.newline } } else { backlog += text.utf8 }
    try drain()
    if backlog.isEmpty { isFull = false }
    if isLost { throw .full }
  }

  private mutating func drain() throws(Problem) {
    while !backlog.isEmpty {
      if patience == .none && !takesMore { return }
      let size = patience == .none ? min(backlog.count, Self.room) : backlog.count
      let count =
        isTorn
        ? Glibc.write(descriptor, [Self.newline], 1)
        : backlog.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, size) }
      if count >= 0 {
        if isTorn { isTorn = count == 0 } else { hasTaken(count) }
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        if patience == .none { return }
        waitUntilWritable(milliseconds: -1)
      case EPIPE: throw .closed
      case let number:
        lose()
        throw .failed(number)
      }
    }
  }

  /// How many lines have been lost since this was asked last.
  package mutating func takeLinesLost() -> Int {
    defer { lost = 0 }
    return lost
  }

  private mutating func hasTaken(_ count: Int) {
    if count > 0 { isInsideLine = backlog[count - 1] != Self.newline }
    if count == backlog.count { backlog = [] } else { backlog.removeFirst(count) }
  }

  private mutating func lose() {
    lost += backlog.count { $0 == Self.newline }
    backlog = []
    isTorn = isTorn || isInsideLine
  }

  private var takesMore: Bool { waitUntilWritable(milliseconds: 0) }

  @discardableResult private func waitUntilWritable(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, milliseconds) != 0
  }
}

internal import Glibc

/// A file by its path: read whole, and never in part.
package struct File: Equatable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Why a file cannot be read or written, in the system's words.
  package struct Problem: Error, Equatable {
    package let reason: String
    /// Whether there is no such file.
    package let isMissing: Bool

    /// What the last call of the system complained of.
    init() { self.init(number: errno) }

    init(number: Int32) {
      reason = String(cString: strerror(number))
      isMissing = number == ENOENT
    }

    init(_ reason: String) {
      self.reason = reason
      isMissing = false
    }
  }

  /// All bytes; a file of more is refused, and one without an end with it. Nobody is waited for who may never write.
  package func read(megabytes: Int) throws(Problem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if file < 0 { throw Problem() }
    defer { close(file) }
    var facts = stat()
    let isPipe = fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
    // Whoever has a pipe open is about to write, as a command that a shell puts in a file's place.
    if isPipe { _ = fcntl(file, F_SETFL, 0) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw Problem() }
      if count == 0 { break }
      bytes += chunk.prefix(count)
      if bytes.count > megabytes * 1_000_000 { throw Problem("more than \(megabytes) MB") }
    }
    if isPipe, bytes.isEmpty { throw Problem("a pipe into which nobody writes") }
    return bytes
  }
}

extension File {
  /// Whether it ends in the middle of a line, as one does for which there was no room.
  package var endsInsideLine: Bool {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if file < 0 { return false }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0 else { return false }
    var last: UInt8 = 0
    return pread(file, &last, 1, facts.st_size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  /// Opens it for lines that are added at its end, and makes it, for its owner alone, if it is not there.
  package func openForAppending() throws(Problem) -> Int32 {
    // A pipe that nobody reads is refused, not waited for.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    if descriptor < 0 { throw Problem() }
    return descriptor
  }
}

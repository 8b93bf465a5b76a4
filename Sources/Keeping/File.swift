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

  /// All bytes; a file of more is refused, and one without an end with it.
  package func read(megabytes: Int) throws(Problem) -> [UInt8] {
    guard let file = fopen(path, "re") else { throw Problem() }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk.prefix(count)
      if bytes.count > megabytes * 1_000_000 { throw Problem("more than \(megabytes) MB") }
    }
    if ferror(file) != 0 { throw Problem() }
    return bytes
  }
}

extension File {
  /// Opens it for lines that are added at its end, and makes it, for its owner alone, if it is not there.
  package func openForAppending() throws(Problem) -> Int32 {
    // A pipe that nobody reads is refused, not waited for.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    if descriptor < 0 { throw Problem() }
    return descriptor
  }
}

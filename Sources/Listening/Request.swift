/// A line that somebody sent to the socket of a run, and to whom the answer goes.
package struct Request: Equatable, Sendable {
  /// Tells one who asks from another, within a run; who came later has the greater one.
  package struct ID: Hashable, Comparable, Sendable {
    private let number: UInt64

    package init(_ number: UInt64) { self.number = number }

    /// Whether one came before the other.
    package static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  package let id: ID
  /// What was sent, without its newline. It may hold anything.
  package let line: String

  package init(id: ID, line: String) {
    self.id = id
    self.line = line
  }
}

/// Puts a request together from the bytes that come.
package struct RequestReading: Sendable {
  /// What there is of it so far.
  package enum Progress: Equatable, Sendable {
    case unfinished
    case whole(String)
    /// It is longer than any request.
    case tooLong
  }

  /// The most that a request has, in bytes.
  package static let longest = 4096

  private var bytes: [UInt8] = []

  package init() {}

  /// Takes what came. What follows a newline is not looked at: one line is all that is read.
  package mutating func take(_ new: some Sequence<UInt8>) -> Progress {
    for byte in new {
      if byte == UInt8(ascii: "\n") { return finish() }
      if bytes.count == Self.longest { return .tooLong }
      bytes.append(byte)
    }
    return .unfinished
  }

  /// The end, which completes a line without a newline.
  package func finish() -> Progress {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    return .whole(String(decoding: line, as: UTF8.self))
  }
}

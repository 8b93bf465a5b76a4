import Glibc
import Listening
import Testing

@Suite struct ControlLinesTests {
  /// The lines made of what is written to a pipe in these pieces, until `count` have come.
  private func lines(_ pieces: [String], count: Int) async -> [String] {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    let (stream, continuation) = AsyncStream.makeStream(of: Input.self)
    let source = ControlLines(descriptor: ends[0])
    source.start { continuation.yield($0) }
    for piece in pieces { _ = piece.withCString { write(ends[1], $0, strlen($0)) } }
    close(ends[1])
    var lines: [String] = []
    for await case .line(let line) in stream {
      lines.append(line)
      if lines.count == count { break }
    }
    // The reading end stays open: Dispatch lets go of it some time after this, and another pipe must not get its number.
    source.stop()
    return lines
  }

  @Test func `each line is one command, however it arrives`() async {
    #expect(await lines(["pause\nle", "ft\r\n", "\n\nadd 5m\n"], count: 3) == ["pause", "left", "add 5m"])
  }

  @Test func `a last line without a newline counts`() async {
    #expect(await lines(["pause\nstop"], count: 2) == ["pause", "stop"])
  }

  @Test func `a line that never ends is cut`() async {
    let endless = String(repeating: "x", count: 5_000)
    #expect(await lines([endless, "\nleft\n"], count: 2).map(\.count) == [4_096, 4])
  }
}

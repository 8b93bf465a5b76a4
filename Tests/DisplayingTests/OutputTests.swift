import Displaying
import Glibc
import Testing

@Suite struct OutputTests {
  @Test func `a text goes out whole`() throws {
    let channel = Channel()
    var output = channel.output
    try output.write("Время вышло\n")
    #expect(channel.written() == "Время вышло\n")
  }

  @Test func `a pipe that nobody reads is closed`() throws {
    let channel = Channel()
    channel.closeReader()
    var output = channel.output
    #expect(throws: Output.Problem.closed) { try output.write("5 minutes\n") }
  }

  @Test func `a descriptor that refuses says why, and later text is not mixed with what was lost`() {
    var output = Output(descriptor: -1, patience: .endless)
    #expect(throws: Output.Problem.failed(EBADF)) { try output.write("5 minutes\n") }
    #expect(throws: Output.Problem.failed(EBADF)) { try output.write("4 minutes\n") }
  }

  @Test func `a full pipe holds nothing up, and loses nothing`() throws {
    let channel = Channel()
    var output = channel.output
    let line = String(repeating: "x", count: 999) + "\n"
    for _ in 0..<200 { try output.write(line) }
    let first = channel.written()
    #expect(first.utf8.count < 200_000)
    try output.write("end\n")
    var rest = channel.written()
    while !rest.hasSuffix("end\n") {
      try output.write("")
      let more = channel.written()
      try #require(!more.isEmpty)
      rest += more
    }
    #expect(first + rest == String(repeating: line, count: 200) + "end\n")
  }

  @Test func `for one who reads nothing 1 MB is kept, and of the rest the lines are counted`() throws {
    let channel = Channel()
    var output = channel.output
    let line = String(repeating: "x", count: 999) + "\n"
    var lost = 0
    for _ in 0..<2_000 { do { try output.write(line) } catch .full { lost += 1 } }
    #expect(output.takeLinesLost() == lost && lost > 900)
    var text = ""
    while !output.isClear {
      text += channel.written()
      try output.write("")
    }
    try output.write("end\n")
    text += channel.written()
    #expect(text == String(repeating: line, count: 2_000 - lost) + "end\n")
  }
}

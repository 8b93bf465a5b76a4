import Listening
import Testing

@Suite struct RequestTests {
  @Test(arguments: [
    (["left\n"], "left"), (["le", "ft", " Tea\r\n"], "left Tea"), (["left\nstop\n"], "left"), (["\n"], ""),
    (["\u{0}\n"], "\u{0}"),
  ])
  func `one line is a request, in however many pieces it comes`(pieces: [String], line: String) {
    var reading = RequestReading()
    for piece in pieces.dropLast() { #expect(reading.take(piece.utf8) == .unfinished) }
    #expect(reading.take(pieces.last!.utf8) == .whole(line))
  }

  @Test func `the end completes a line too`() {
    var reading = RequestReading()
    #expect(reading.take("left".utf8) == .unfinished)
    #expect(reading.finish() == .whole("left"))
  }

  @Test func `bytes that are no text are read as such`() {
    var reading = RequestReading()
    #expect(reading.take([0xFF, 0x6C, 0xC3, 0x0A]) == .whole("\u{FFFD}l\u{FFFD}"))
  }

  @Test func `it is as long as it may be, and not longer`() {
    var reading = RequestReading()
    let longest = [UInt8](repeating: 0x78, count: RequestReading.longest)
    #expect(reading.take(longest) == .unfinished)
    var other = reading
    #expect(reading.take([0x0A]) == .whole(String(decoding: longest, as: UTF8.self)))
    #expect(other.take([0x78, 0x0A]) == .tooLong)
  }
}

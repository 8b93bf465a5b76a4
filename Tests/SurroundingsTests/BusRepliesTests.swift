import Surroundings
import Testing

@Suite struct BusRepliesTests {
  /// What a bus sends that lets us in, and answers message 2 with yes and message 3 with no.
  private let conversation = Array("OK 0123\r\n".utf8) + reply(to: 2, 1) + reply(to: 3, 0)

  @Test(arguments: [1, 7, 46, 1_000])
  func `replies may come in pieces`(size: Int) {
    var replies = BusReplies()
    for start in stride(from: 0, to: conversation.count, by: size) {
      replies.take(conversation[start..<min(start + size, conversation.count)])
    }
    #expect(replies.answers == [2: true, 3: false])
    #expect(!replies.isBroken)
  }

  @Test func `an unfinished reply is no answer`() {
    var replies = BusReplies()
    replies.take(conversation.dropLast())
    #expect(replies.answers == [2: true])
    #expect(!replies.isBroken)
  }

  @Test(arguments: ["REJECTED EXTERNAL\r\n", "ERROR\r\n", "\r\n", "OK 0123\r\nHTTP/1.1 400 Bad Request\r\n"])
  func `what no bus says breaks the conversation`(text: String) {
    var replies = BusReplies()
    replies.take(text.utf8)
    #expect(replies.isBroken)
    replies.take(conversation)
    #expect(replies.answers.isEmpty)
  }

  @Test func `what never ends breaks the conversation`() {
    var replies = BusReplies()
    let kilobyte = Array(repeating: UInt8(ascii: "."), count: 1_024)
    for _ in 0..<64 { replies.take(kilobyte) }
    #expect(!replies.isBroken)
    replies.take(kilobyte)
    #expect(replies.isBroken)
  }

  /// A reply that holds a truth value, after the specification of D-Bus.
  private static func reply(to serial: UInt8, _ answer: UInt8) -> [UInt8] {
    let (u, g, b) = (UInt8(ascii: "u"), UInt8(ascii: "g"), UInt8(ascii: "b"))
    let start: [UInt8] = [UInt8(ascii: "l"), 2, 0, 1] + [4, 0, 0, 0] + [9, 0, 0, 0] + [15, 0, 0, 0]
    let fields: [UInt8] = [5, 1, u, 0, serial, 0, 0, 0] + [8, 1, g, 0, 1, b, 0] + [0]
    return start + fields + [answer, 0, 0, 0]
  }
}

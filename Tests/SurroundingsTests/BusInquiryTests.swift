import Surroundings
import Testing

@Suite struct BusInquiryTests {
  private let questions: [BusQuestion] = [.readerIsEnabled, .animationsAreEnabled]
  /// Longer than any answer takes.
  private let later = ContinuousClock.now + .seconds(30)
  private let soon = ContinuousClock.now + .milliseconds(50)

  @Test(arguments: [("yes", true), ("no", false)])
  func `a desktop answers both questions`(answer: String, expected: Bool) throws {
    let bus = try SessionBus(desktop: answer)
    let answers = BusInquiry(questions, at: BusAddress.session(bus.environment))?.answers(until: later)
    #expect(answers == [expected, expected])
  }

  @Test func `an abstract socket, and the second address, will do`() throws {
    let bus = try SessionBus(desktop: "yes")
    let inquiry = BusInquiry(questions, at: [.path("/nonexistent/bus"), .abstract(bus.abstractName)])
    #expect(inquiry?.answers(until: later) == [true, true])
  }

  @Test func `a desktop that does not answer is waited for until the deadline`() throws {
    let bus = try SessionBus(desktop: "never")
    let start = ContinuousClock.now
    let inquiry = BusInquiry(questions, at: [.path(bus.folder.path + "/bus")])
    #expect(inquiry?.answers(until: start + .milliseconds(50)) == [nil, nil])
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test func `where nobody answers, that is known at once, and nobody is started`() throws {
    let bus = try SessionBus()
    let inquiry = BusInquiry(questions, at: [.path(bus.folder.path + "/bus")])
    #expect(inquiry?.answers(until: later) == [nil, nil])
    #expect(ContinuousClock.now < later)
    #expect(!bus.folder.contains("started"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a bus that lets nobody in is waited for until the deadline`() throws {
    let folder = try PrivateFolder()
    let socket = try ListeningSocket(in: folder)
    #expect(BusInquiry(questions, at: [.path(socket.path)])?.answers(until: soon) == [nil, nil])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a bus whose queue is full is not waited for`() throws {
    let folder = try PrivateFolder()
    let socket = try ListeningSocket(in: folder)
    socket.fillQueue()
    let answers = BusInquiry(questions, at: [.path(socket.path)])?.answers(until: later)
    #expect(answers == nil)
  }

  @Test func `where no bus listens, none is asked`() throws {
    let long = String(repeating: "long", count: 50)
    let answers = BusInquiry(questions, at: [.path("/nonexistent/bus"), .path(long), .abstract(long)])?
      .answers(until: later)
    #expect(answers == nil)
  }
}

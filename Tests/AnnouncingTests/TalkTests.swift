import Announcing
import Testing
import Timing

@Suite struct TalkTests {
  private static func talk(_ minutes: [Double] = [5, 6, 7], grace: Int = 30) throws -> Talk {
    var talk = try #require(
      Talk(minutes.map { .seconds($0 * 60) }, grace: .seconds(grace), label: "Anna"))
    _ = talk.start(at: .seconds(10))
    return talk
  }

  @Test func `it begins with what the lights will mean`() throws {
    var talk = try #require(Talk([.seconds(60), .seconds(120)], grace: .zero))
    #expect(talk.next == nil)
    let start = talk.start(at: .zero)
    let signals = [Talk.Signal(.green, at: .seconds(60)), Talk.Signal(.red, at: .seconds(120))]
    #expect(start.subject == .talkStarted(signals))
    #expect(start.remaining == .seconds(120) && start.duration == .seconds(120))
  }

  @Test func `lights go on at their times, and then each 15 seconds over are told`() throws {
    var talk = try Self.talk()
    var told: [Announcement] = []
    // A little late each time: nothing of it adds up.
    while let next = talk.next, next < .seconds(480) {
      told += [talk.wake(at: next + .milliseconds(400))].compactMap(\.self)
    }
    #expect(
      told.map(\.subject) == [.light(.green), .light(.yellow), .light(.red), .overtime, .overtime, .overtime])
    #expect(told.map(\.instant) == [310, 370, 430, 445, 460, 475].map(Duration.seconds))
    #expect(told.map(\.remaining) == [120, 60, 0, -15, -30, -45].map(Duration.seconds))
    #expect(told.allSatisfy { $0.label == "Anna" })
  }

  @Test func `what comes is known before, and what follows it`() throws {
    var talk = try Self.talk()
    let upcoming = try #require(talk.upcoming)
    #expect(upcoming.following == .seconds(370))
    #expect(talk.wake(at: .seconds(310)) == upcoming.announcement)
  }

  @Test func `of lights that were missed the newest is told, as it is now`() throws {
    var talk = try Self.talk()
    let told = talk.wake(at: .seconds(400))
    #expect(told?.subject == .light(.yellow) && told?.instant == .seconds(400) && told?.remaining == .seconds(30))
    #expect(talk.next == .seconds(430))
    let late = talk.wake(at: .seconds(490))
    #expect(late?.subject == .overtime && late?.remaining == .seconds(-60))
  }

  @Test func `woken too early it says nothing`() throws {
    var talk = try Self.talk()
    #expect(talk.wake(at: .seconds(309)) == nil)
    #expect(talk.next == .seconds(310))
  }

  @Test(
    arguments: [
      (269.9, .tooShort), (270, .withinTime), (402, .withinTime), (450, .withinTime), (450.9, .withinTime),
      (451, .tooLong),
    ] as [(Double, Talk.Verdict)])
  func `it is within time with 30 seconds of grace, by the seconds that are told`(
    seconds: Double, verdict: Talk.Verdict
  )
    throws
  {
    var talk = try Self.talk()
    let end = talk.stop(at: .seconds(10) + .seconds(seconds))
    #expect(end.subject == .judged(verdict))
    #expect(talk.next == nil)
  }

  @Test func `without grace each second counts`() throws {
    var short = try Self.talk(grace: 0)
    #expect(short.stop(at: .seconds(309)).subject == .judged(.tooShort))
    var long = try Self.talk(grace: 0)
    #expect(long.stop(at: .seconds(431)).subject == .judged(.tooLong))
  }

  @Test(arguments: [(100, nil), (310, .green), (375, .yellow), (500, .red)] as [(Int, Talk.Light?)])
  func `asked, it tells the light that is on`(seconds: Int, light: Talk.Light?) throws {
    let talk = try Self.talk()
    #expect(talk.answer(at: .seconds(seconds)).subject == .elapsed(light))
  }

  @Test(arguments: [[], [5], [5, 5], [6, 5], [5, 7, 6], [0, 5], [1, 2, 3, 4]] as [[Int]])
  func `other times are none`(minutes: [Int]) {
    #expect(Talk(minutes.map { .seconds($0 * 60) }, grace: .zero) == nil)
  }
}

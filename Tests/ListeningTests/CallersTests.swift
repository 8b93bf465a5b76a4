import Listening
import Testing

@Suite struct CallersTests {
  private var callers = Callers()

  private mutating func enter(at now: Duration = .zero) throws -> Request.ID {
    let entered = callers.enter(at: now)
    let (id, effects) = try #require(entered)
    #expect(effects == [])
    return id
  }

  @discardableResult private mutating func say(_ text: String, _ id: Request.ID) -> [Callers.Effect] {
    callers.hear(.bytes(Array(text.utf8)), from: id)
  }

  /// So many who listen on.
  private mutating func listeners(_ count: Int, follow: Bool) throws -> [Request.ID] {
    try (0..<count).map { _ in
      let id = try enter()
      say("wait\n", id)
      #expect(callers.keep(id, follows: follow) == [.attend(id)])
      return id
    }
  }

  @Test mutating func `a line is asked once it is whole, and what follows is not awaited`() throws {
    let id = try enter()
    #expect(say("le", id) == [])
    #expect(callers.awaitsLine(of: id))
    #expect(say("ft\nstop\n", id) == [.ignore(id), .ask(Request(id: id, line: "left"))])
    #expect(!callers.awaitsLine(of: id))
    #expect(callers.answer("5 minutes\n", to: id) == [.send("5 minutes\n", to: id), .hangUp(id)])
    #expect(callers.answer("5 minutes\n", to: id) == [])
  }

  @Test mutating func `the end of what comes completes a line`() throws {
    let id = try enter()
    #expect(say("left", id) == [])
    #expect(callers.hear(.end, from: id) == [.ignore(id), .ask(Request(id: id, line: "left"))])
    #expect(callers.hear(.end, from: id) == [.ignore(id)])
  }

  @Test mutating func `a line that is too long is refused`() throws {
    let id = try enter()
    #expect(say(String(repeating: "x", count: 4_096), id) == [])
    #expect(say("x", id) == [.refuse(.tooLong(most: 4_096), id), .hangUp(id)])
    #expect(say("\n", id) == [])
  }

  @Test mutating func `whoever says more than a line is dropped`() throws {
    let asking = try enter()
    say("left\n", asking)
    #expect(say("stop\n", asking) == [.hangUp(asking)])
    let listening = try listeners(1, follow: true)[0]
    #expect(say("stop\n", listening) == [.hangUp(listening), .withdraw(listening)])
  }

  @Test mutating func `the run has few requests before it, in the order in which they came`() throws {
    let ids = try (0..<6).map { _ in try enter() }
    for id in ids.prefix(4) { #expect(say("hold\n", id) == [.ignore(id), .ask(Request(id: id, line: "hold"))]) }
    for id in ids.dropFirst(4) { #expect(say("hold\n", id) == [.ignore(id)]) }
    #expect(callers.keep(ids[0], follows: false) == [.attend(ids[0]), .ask(Request(id: ids[4], line: "hold"))])
    #expect(callers.answer("", to: ids[1]).last == .ask(Request(id: ids[5], line: "hold")))
  }

  @Test mutating func `whoever has gone is asked nothing for`() throws {
    let ids = try (0..<6).map { _ in try enter() }
    for id in ids { say("hold\n", id) }
    #expect(callers.hear(.gone, from: ids[4]) == [.hangUp(ids[4])])
    #expect(callers.answer("", to: ids[0]).last == .ask(Request(id: ids[5], line: "hold")))
    // The run is at this one, and is told once it wants to keep it.
    #expect(callers.hear(.gone, from: ids[1]) == [.hangUp(ids[1])])
    #expect(callers.keep(ids[1], follows: true) == [.withdraw(ids[1])])
  }

  @Test mutating func `only those who follow get what is published`() throws {
    let following = try listeners(2, follow: true)
    let waiting = try listeners(1, follow: false)[0]
    _ = try enter()
    #expect(callers.publish("one\n") == following.map { .send("one\n", to: $0) })
    #expect(callers.drop(following[0]) == [.hangUp(following[0]), .withdraw(following[0])])
    #expect(callers.publish("two\n") == [.send("two\n", to: following[1])])
    #expect(callers.answer("over\n", to: waiting) == [.send("over\n", to: waiting), .hangUp(waiting)])
  }

  @Test mutating func `not more than some listen`() throws {
    _ = try listeners(Callers.mostListeners, follow: false)
    let id = try enter()
    say("wait\n", id)
    #expect(callers.keep(id, follows: true) == [.refuse(.tooManyListen, id), .hangUp(id), .withdraw(id)])
  }

  @Test mutating func `who takes too long is dropped on the instant, and nothing is due after`() throws {
    #expect(callers.due == nil)
    let first = try enter(at: .seconds(10))
    let second = try enter(at: .seconds(11))
    let asking = try enter(at: .seconds(9))
    #expect(callers.due == .seconds(11))
    say("left\n", asking)
    #expect(callers.due == .seconds(12))
    // Whoever says a little has no more time for it.
    say("le", first)
    #expect(callers.dropSilent(at: .milliseconds(11_999)) == [])
    #expect(callers.dropSilent(at: .seconds(12)) == [.hangUp(first)])
    #expect(callers.due == .seconds(13))
    #expect(callers.dropSilent(at: .seconds(20)) == [.hangUp(second)])
    #expect(callers.due == nil)
    #expect(callers.answer("", to: asking) == [.send("", to: asking), .hangUp(asking)])
  }

  @Test mutating func `of too many the first who say nothing make way, and where all ask, nobody`() throws {
    let ids = try (0..<Callers.most).map { _ in try enter() }
    #expect(callers.isFull)
    say("left\n", ids[0])
    let entered = callers.enter(at: .zero)
    let (id, effects) = try #require(entered)
    #expect(effects == [.hangUp(ids[1])])
    for id in ids.dropFirst(2) + [id] { say("left\n", id) }
    #expect(callers.enter(at: .zero) == nil)
    #expect(callers.drop(ids[0]) == [.hangUp(ids[0])])
    #expect(callers.enter(at: .zero)?.effects == [])
  }
}

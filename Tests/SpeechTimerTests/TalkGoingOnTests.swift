import Announcing
import Listening
import SpeechTimer
import Testing
import Timing

/// Speeches that are gone on with.
@Suite struct TalkGoingOnTests {
  private let talk: Talk

  init() throws { talk = try #require(Talk([60, 90, 120].map { .seconds($0) }, grace: .zero, label: "Ann")) }

  /// What a second run is told of one that began so many seconds before it.
  private func past(since seconds: Int, isMuted: Bool = false) throws -> Session.Standing {
    var first = TalkSession(talk, notation: TimeNotation())
    _ = first.start(at: .zero)
    if isMuted { _ = first.handle(.input(.line("mute")), at: .seconds(1)) }
    var past = try #require(first.standing)
    past.countdowns[0].countdown = past.countdowns[0].countdown.counted(from: .seconds(seconds))
    return past
  }

  private func second(_ past: Session.Standing) -> TalkSession {
    var rules = Session.Rules()
    rules.past = past
    return TalkSession(talk, rules: rules, notation: TimeNotation())
  }

  private func told(_ effects: [Session.Effect]) -> [Announcement] {
    effects.flatMap { effect -> [Announcement] in
      if case .show(let bulletin) = effect { bulletin.announcements } else { [] }
    }
  }

  @Test(
    arguments: [
      (10, .elapsed(nil), 50), (75, .elapsed(.green), 15), (90, .elapsed(.yellow), 30), (130, .elapsed(.red), 5),
      (200, .overtime, 10),
    ] as [(Int, Announcement.Subject, Int)])
  func `it tells how long it has lasted, and goes on with what is ahead`(
    passed: Int, subject: Announcement.Subject, next: Int
  ) throws {
    var session = second(try past(since: passed))
    let effects = session.start(at: .zero)
    #expect(effects.count == 2 && told(effects).map(\.subject) == [subject])
    #expect(told(effects)[0].elapsed == .seconds(passed) && told(effects)[0].label == "Ann")
    #expect(session.nextAlarm == .seconds(next))
    #expect(told(session.handle(.input(.line("stop")), at: .seconds(1)))[0].elapsed == .seconds(passed + 1))
  }

  @Test func `muted, it stays so`() throws {
    var session = second(try past(since: 10, isMuted: true))
    #expect(session.start(at: .zero).count == 1 && session.upcoming == nil)
  }

  @Test func `once it is stopped there is nothing to go on with`() {
    var session = TalkSession(talk, notation: TimeNotation())
    #expect(session.standing?.countdowns.contains(where: \.isGoing) == false)
    _ = session.start(at: .zero)
    #expect(session.standing?.countdowns.contains(where: \.isGoing) == true)
    _ = session.handle(.input(.line("stop")), at: .seconds(70))
    #expect(session.standing?.countdowns.contains(where: \.isGoing) == false)
  }
}

extension Announcement {
  fileprivate var elapsed: Duration { duration - remaining }
}

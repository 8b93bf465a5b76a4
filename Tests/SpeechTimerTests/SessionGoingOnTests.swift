import Announcing
import Listening
import SpeechTimer
import Testing
import Timing

@Suite struct SessionGoingOnTests {
  private func session(_ phase: Countdown.Phase, isMuted: Bool = false) -> Session {
    let narrator = Narrator(Countdown(.seconds(300)), label: "Tea", plan: .onlyEnd)
    let standing = Countdown.Standing(phase: phase, duration: .seconds(300), original: .seconds(300))
    var rules = Session.Rules()
    rules.past = Session.Standing(countdowns: [Narrator.Standing(standing)], isMuted: isMuted)
    return Session([narrator], rules: rules, notation: TimeNotation())
  }

  private func subjects(_ effects: [Session.Effect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .show(let bulletin): "show \(bulletin.announcements[0].subject)"
      case .say(let bulletin): "say \(bulletin.announcements[0].subject)"
      default: "\(effect)"
      }
    }
  }

  @Test func `what is left is told instead of a start, and nothing aloud that was muted`() {
    var heard = session(.running(until: .seconds(60)))
    #expect(subjects(heard.start(at: .zero)) == ["show resumed", "say resumed"])
    #expect(heard.nextAlarm == .seconds(60))
    var muted = session(.running(until: .seconds(60)), isMuted: true)
    #expect(subjects(muted.start(at: .zero)) == ["show resumed"])
    #expect(muted.standing?.isMuted == true)
  }

  @Test func `an end that went by is told, and the run is over`() {
    var late = session(.running(until: .seconds(-240)))
    let told = subjects(late.start(at: .zero))
    #expect(told.last == "awaitSpeech" && told.first == "show finishedLate(by: \(Duration.seconds(240)))")
    #expect(late.handle(.spoken, at: .seconds(1)) == [.end(.timeIsUp)])
  }

  private func over(_ afterEnd: Plan.AfterEnd, since end: Duration, isToldAgain: Bool = true) -> Session {
    let plan = Plan(marks: [], final: 0, afterEnd: afterEnd)
    let standing = Countdown.Standing(phase: .finished(at: end), duration: .seconds(300), original: .seconds(300))
    var rules = Session.Rules()
    rules.linger = plan.insistence == nil ? nil : .zero
    rules.past = Session.Standing(countdowns: [Narrator.Standing(standing, isToldAgain: isToldAgain)])
    return Session(
      [Narrator(Countdown(.seconds(300)), label: "Tea", plan: plan)], rules: rules, notation: TimeNotation())
  }

  @Test func `an end that was insisted on is told, and insisted on`() {
    var session = over(.insisting(for: .seconds(120)), since: .seconds(-50))
    let late = "finishedLate(by: \(Duration.seconds(50)))"
    #expect(subjects(session.start(at: .zero)) == ["show \(late)", "say \(late)", "awaitSpeech"])
    #expect(session.nextAlarm == .seconds(10) && session.standing?.countdowns[0].isGoing == true)
    #expect(subjects(session.handle(.alarm, at: .seconds(10))).count == 2)
    _ = session.handle(.input(.key(.enter)), at: .seconds(11))
    #expect(session.standing?.countdowns[0].isGoing == false)
  }

  @Test func `behind the limit an end is told once, and one that somebody knew of is not`() {
    var late = over(.insisting(for: .seconds(120)), since: .seconds(-500))
    #expect(subjects(late.start(at: .zero)).count == 3)
    #expect(late.standing?.countdowns[0].isGoing == false)
    #expect(late.handle(.spoken, at: .seconds(120)) == [.end(.timeIsUp)])
    var known = over(.insisting(for: .seconds(120)), since: .seconds(-50), isToldAgain: false)
    #expect(subjects(known.start(at: .zero)) == ["awaitSpeech"])
  }

  @Test func `the time behind the end counts on`() {
    var session = over(.overtime, since: .seconds(-90))
    let late = "finishedLate(by: \(Duration.seconds(90)))"
    #expect(subjects(session.start(at: .zero)) == ["show \(late)", "say \(late)", "awaitSpeech"])
    #expect(session.handle(.spoken, at: .seconds(1)) == [] && session.nextAlarm == .seconds(30))
    #expect(subjects(session.handle(.alarm, at: .seconds(30))) == ["show overtime", "say overtime"])
    #expect(session.standing?.countdowns[0].isGoing == true)
  }

  @Test func `how it stands changes with what is told to it, and not with what it says`() {
    var session = session(.running(until: .seconds(60)))
    _ = session.start(at: .zero)
    let before = session.standing
    _ = session.handle(.input(.line("left")), at: .seconds(1))
    #expect(session.standing == before)
    for line in ["pause", "add 1m", "resume", "mute", "reset"] {
      let last = session.standing
      _ = session.handle(.input(.line(line)), at: .seconds(2))
      #expect(session.standing != last, "\(line)")
    }
  }
}

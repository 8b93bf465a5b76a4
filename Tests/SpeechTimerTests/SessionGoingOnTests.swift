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

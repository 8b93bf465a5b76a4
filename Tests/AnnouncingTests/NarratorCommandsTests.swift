import Announcing
import Testing
import Timing

struct NarratorCommandsTests {
  /// A countdown of a minute that has started.
  private func running() -> Narrator {
    var narrator = Narrator(Countdown(.seconds(60)))
    _ = narrator.start(at: .zero)
    return narrator
  }

  /// The same, paused ten seconds after its start.
  private func paused() -> Narrator {
    var narrator = running()
    _ = narrator.apply(.pause, at: .seconds(10))
    return narrator
  }

  private func finished() -> Narrator {
    var narrator = running()
    _ = narrator.wake(at: .seconds(60))
    return narrator
  }

  private func announcement(
    _ subject: Announcement.Subject, at now: Int, remaining: Int, duration: Int = 60, end: Int? = nil
  ) -> Announcement {
    Announcement(
      subject, at: .seconds(now), remaining: .seconds(remaining), duration: .seconds(duration),
      end: end.map { .seconds($0) })
  }

  @Test func `a running countdown answers each command`() {
    let answers: [(Narrator.Command, Announcement)] = [
      (.pause, announcement(.paused, at: 20, remaining: 40)),
      (.resume, announcement(.answered, at: 20, remaining: 40, end: 60)),
      (.reset, announcement(.reset, at: 20, remaining: 60, end: 80)),
      (.add(.seconds(60)), announcement(.added(.seconds(60)), at: 20, remaining: 100, duration: 120, end: 120)),
      (.add(.seconds(-30)), announcement(.added(.seconds(-30)), at: 20, remaining: 10, duration: 30, end: 30)),
      (.add(.seconds(-40)), announcement(.onlyLeft, at: 20, remaining: 40, end: 60)),
      (.add(.zero), announcement(.answered, at: 20, remaining: 40, end: 60)),
      (.add(Countdown.longest), announcement(.answered, at: 20, remaining: 40, end: 60)),
      (.ask, announcement(.answered, at: 20, remaining: 40, end: 60)),
      (.stop, announcement(.quit, at: 20, remaining: 40, end: 60)),
    ]
    for (command, answer) in answers {
      var narrator = running()
      #expect(narrator.apply(command, at: .seconds(20)) == [answer])
    }
  }

  @Test func `a paused countdown answers each command`() {
    let answers: [(Narrator.Command, Announcement)] = [
      (.pause, announcement(.paused, at: 20, remaining: 50)),
      (.resume, announcement(.resumed, at: 20, remaining: 50, end: 70)),
      (.reset, announcement(.reset, at: 20, remaining: 60, end: 80)),
      (.add(.seconds(60)), announcement(.added(.seconds(60)), at: 20, remaining: 110, duration: 120)),
      (.add(.seconds(-50)), announcement(.onlyLeft, at: 20, remaining: 50)),
      (.ask, announcement(.answeredInPause, at: 20, remaining: 50)),
      (.stop, announcement(.quit, at: 20, remaining: 50)),
    ]
    for (command, answer) in answers {
      var narrator = paused()
      #expect(narrator.apply(command, at: .seconds(20)) == [answer])
    }
  }

  @Test func `a finished countdown answers each command`() {
    let answers: [(Narrator.Command, Announcement)] = [
      (.pause, announcement(.answered, at: 80, remaining: -20)),
      (.resume, announcement(.answered, at: 80, remaining: -20)),
      (.reset, announcement(.reset, at: 80, remaining: 60, end: 140)),
      (.add(.seconds(60)), announcement(.added(.seconds(60)), at: 80, remaining: 60, duration: 120, end: 140)),
      (.add(.seconds(-60)), announcement(.onlyLeft, at: 80, remaining: -20)),
      (.ask, announcement(.answered, at: 80, remaining: -20)),
      (.stop, announcement(.quit, at: 80, remaining: -20)),
    ]
    for (command, answer) in answers {
      var narrator = finished()
      #expect(narrator.apply(command, at: .seconds(80)) == [answer])
    }
  }

  @Test func `before the start each command is answered too`() {
    let answers: [(Narrator.Command, Announcement)] = [
      (.pause, announcement(.answered, at: 5, remaining: 60)),
      (.resume, announcement(.answered, at: 5, remaining: 60)),
      (.reset, announcement(.started, at: 5, remaining: 60, end: 65)),
      (.add(.seconds(5)), announcement(.added(.seconds(5)), at: 5, remaining: 65, duration: 65)),
      (.add(.seconds(-60)), announcement(.onlyLeft, at: 5, remaining: 60)),
      (.ask, announcement(.answered, at: 5, remaining: 60)),
      (.stop, announcement(.quit, at: 5, remaining: 60)),
    ]
    for (command, answer) in answers {
      var narrator = Narrator(Countdown(.seconds(60)))
      #expect(narrator.apply(command, at: .seconds(5)) == [answer])
    }
  }

  @Test func `starting what runs is answered, starting what is paused resumes`() {
    var first = running()
    #expect(first.start(at: .seconds(20)).map(\.subject) == [.answered])
    var second = paused()
    #expect(second.start(at: .seconds(20)).map(\.subject) == [.resumed])
  }

  @Test func `nothing is due once it is stopped`() {
    var narrator = running()
    _ = narrator.apply(.stop, at: .seconds(20))
    #expect(narrator.next == nil)
  }

  @Test func `a mark that is due is said before a command is done`() {
    var narrator = running()
    let told = narrator.apply(.pause, at: .milliseconds(30_500))
    #expect(told.map(\.subject) == [.mark, .paused])
    #expect(told.map(\.remaining) == [.seconds(30), .milliseconds(29_500)])
  }

  @Test(arguments: [Narrator.Command.resume, .add(.zero)])
  func `a mark that is due answers what changes nothing`(command: Narrator.Command) {
    var narrator = running()
    #expect(narrator.apply(command, at: .seconds(30)).map(\.subject) == [.mark])
  }

  @Test func `a question leaves what is due to be said`() {
    var narrator = running()
    #expect(narrator.apply(.ask, at: .seconds(30)).map(\.subject) == [.answered])
    #expect(narrator.wake(at: .seconds(30)).map(\.subject) == [.mark])
    #expect(narrator.apply(.ask, at: .seconds(60)).map(\.subject) == [.answered])
    #expect(narrator.wake(at: .seconds(60)).map(\.subject) == [.finished])
  }

  @Test(arguments: [Narrator.Command.pause, .resume])
  func `an end that passed wins over a command`(command: Narrator.Command) {
    var narrator = running()
    #expect(narrator.apply(command, at: .milliseconds(60_200)).map(\.subject) == [.finished])
    #expect(narrator.next == nil)
    var late = running()
    #expect(late.apply(command, at: .seconds(70)).map(\.subject) == [.finishedLate(by: .seconds(10))])
  }

  @Test func `time added at an end that passed starts again after the end is told`() {
    var narrator = running()
    let told = narrator.apply(.add(.seconds(60)), at: .milliseconds(60_200))
    #expect(told.map(\.subject) == [.finished, .added(.seconds(60))])
    #expect(narrator.countdown.end == .milliseconds(120_200))
    #expect(narrator.next == .milliseconds(90_200))
  }

  @Test func `added time makes old marks new`() {
    var narrator = running()
    _ = narrator.wake(at: .seconds(30))
    #expect(narrator.next == .seconds(50))
    _ = narrator.apply(.add(.seconds(60)), at: .seconds(40))
    #expect(narrator.next == .seconds(60))
    #expect(narrator.wake(at: .seconds(60)).map(\.remaining) == [.seconds(60)])
    #expect(narrator.wake(at: .seconds(90)).map(\.remaining) == [.seconds(30)])
  }

  @Test func `marks that time taken off has passed are dropped`() {
    var narrator = running()
    _ = narrator.apply(.add(.seconds(-35)), at: .seconds(20))
    #expect(narrator.next == .seconds(21))
    #expect(narrator.wake(at: .seconds(21)).map(\.remaining) == [.seconds(4)])
  }

  @Test func `starting over makes all marks new`() {
    var narrator = running()
    _ = narrator.wake(at: .seconds(30))
    _ = narrator.apply(.add(.seconds(600)), at: .seconds(35))
    let told = narrator.apply(.reset, at: .seconds(40))
    #expect(told == [announcement(.reset, at: 40, remaining: 60, end: 100)])
    #expect(narrator.next == .seconds(70))
  }

  @Test func `a burst of pauses loses no time and repeats no mark`() {
    var narrator = running()
    _ = narrator.wake(at: .seconds(30))
    var subjects: [Announcement.Subject] = []
    for tenth in 0..<20 {
      let now = Duration.milliseconds(31_000 + 100 * tenth)
      subjects += narrator.apply(tenth.isMultiple(of: 2) ? .pause : .resume, at: now).map(\.subject)
    }
    #expect(subjects == (0..<20).map { $0.isMultiple(of: 2) ? .paused : .resumed })
    #expect(narrator.countdown.end == .seconds(61))
    #expect(narrator.next == .seconds(51))
  }
}

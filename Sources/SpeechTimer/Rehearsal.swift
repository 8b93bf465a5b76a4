internal import Displaying

/// A run on a time that jumps to each instant at which something happens: the same announcements, no waiting.
struct Rehearsal {
  private var session: any Course
  private var teller: Teller

  init(_ session: any Course, teller: Teller) {
    self.session = session
    self.teller = teller
  }

  mutating func run() async throws(Failure) -> Session.Ending {
    do throws(Output.Problem) {
      var ending = try perform(session.start(at: .zero), at: .zero)
      while ending == nil, let next = session.nextAlarm {
        teller.prepare(session.upcoming)
        ending = try perform(session.handle(.alarm, at: next), at: next)
      }
      await teller.finish()
      return ending ?? .timeIsUp
    } catch .closed {
      return .outputClosed
    } catch {
      throw Failure(error)
    }
  }

  private mutating func perform(_ effects: [Session.Effect], at now: Duration) throws(Output.Problem) -> Session.Ending?
  {
    for effect in effects {
      switch effect {
      case .show(let bulletin): try teller.show(bulletin)
      case .say(let bulletin): teller.say(bulletin, before: session.upcoming)
      case .awaitSpeech:
        if let ending = try perform(session.handle(.spoken, at: now), at: now) { return ending }
      case .end(let ending): return ending
      case .makeReady, .silence, .suspend, .attend, .complain, .answer, .keep: break
      }
    }
    return nil
  }
}

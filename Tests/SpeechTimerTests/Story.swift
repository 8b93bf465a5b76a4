import Announcing
import Listening
import SpeechTimer
import Timing

/// A session with what it does, in short.
struct Story {
  private var session: any Course

  init(
    _ duration: Duration = .seconds(60), marks: [Mark] = [.remaining(.seconds(30))], final: Int = 0,
    afterEnd: Plan.AfterEnd? = nil, _ change: (inout Session.Rules) -> Void = { _ in }
  ) {
    let plan = Plan(marks: marks, final: final, afterEnd: afterEnd)
    self.init([Narrator(Countdown(duration), label: "Tea", plan: plan)], change)
  }

  /// Several countdowns of so many seconds each, with a mark at 30 seconds.
  init(
    _ seconds: KeyValuePairs<String, Int>, afterEnd: Plan.AfterEnd? = nil,
    _ change: (inout Session.Rules) -> Void = { _ in }
  ) {
    let plan = Plan(marks: [.remaining(.seconds(30))], final: 0, afterEnd: afterEnd)
    self.init(seconds.map { Narrator(Countdown(.seconds($0.value)), label: $0.key, plan: plan) }, change)
  }

  init(_ narrators: [Narrator], _ change: (inout Session.Rules) -> Void = { _ in }) {
    var rules = Session.Rules()
    change(&rules)
    session = Session(narrators, rules: rules, notation: TimeNotation())
  }

  init(_ talk: Talk, until end: Duration?, _ change: (inout Session.Rules) -> Void) {
    var rules = Session.Rules()
    change(&rules)
    session = TalkSession(talk, rules: rules, notation: TimeNotation(), until: end)
  }

  var nextAlarm: Duration? { session.nextAlarm }
  var upcoming: Announcement.Subject? { session.upcoming?.bulletin.announcements[0].subject }

  mutating func start() -> [String] { session.start(at: .zero).map(\.inShort) }

  mutating func handle(_ event: Session.Event, at seconds: Double) -> [String] {
    session.handle(event, at: .milliseconds(Int(seconds * 1_000))).map(\.inShort)
  }

  /// The clock on the wall is set forward by so many seconds.
  mutating func setClock(forwardBy change: Int, at seconds: Int) -> [String] {
    session.clockWasSet(forwardBy: .seconds(change), at: .seconds(seconds)).map(\.inShort)
  }

  mutating func press(_ key: Character, at seconds: Double) -> [String] {
    handle(.input(.key(key == " " ? .space : key == "\t" ? .tab : .character(key))), at: seconds)
  }

  mutating func type(_ line: String, at seconds: Double) -> [String] { handle(.input(.line(line)), at: seconds) }

  /// Asks, as another process; of several requests each has a number.
  mutating func ask(_ line: String, at seconds: Double, number: UInt64 = 1) -> [String] {
    handle(.input(.request(Request(id: Request.ID(number), line: line))), at: seconds)
  }

  /// What is refused, here or where it was asked.
  mutating func failures(of event: Session.Event, at seconds: Double) -> [Failure] {
    session.handle(event, at: .milliseconds(Int(seconds * 1_000))).compactMap { effect in
      switch effect {
      case .complain(let failure): failure
      case .answer(_, let answer): answer.failure
      default: nil
      }
    }
  }

  /// The names of what a picture shows.
  var drawn: [String] { session.drawn.figures.compactMap(\.label) }

  /// The name of the one that is marked in it.
  var marked: String? { session.drawn.selected.flatMap { session.drawn.figures[$0].label } }

  /// The announcements that are shown.
  mutating func told(by event: Session.Event, at seconds: Double) -> [Announcement] {
    session.handle(event, at: .milliseconds(Int(seconds * 1_000))).flatMap { effect -> [Announcement] in
      if case .show(let bulletin) = effect { bulletin.announcements } else { [] }
    }
  }

  /// What is shown of it, with names.
  mutating func shown(by event: Session.Event, at seconds: Double) -> [String] {
    session.handle(event, at: .milliseconds(Int(seconds * 1_000))).compactMap { effect in
      guard case .show(let bulletin) = effect else { return nil }
      return bulletin.announcements.map { "\($0.label ?? "all") \($0.subject.name)" }.joined(separator: ", ")
    }
  }
}

extension Session.Effect {
  fileprivate var inShort: String {
    switch self {
    case .makeReady: "ready"
    case .show(let bulletin): "show \(bulletin.inShort)"
    case .say(let bulletin): "say \(bulletin.inShort)"
    case .silence: "silence"
    case .awaitSpeech: "await"
    case .suspend: "suspend"
    case .attend: "attend"
    case .complain: "complain"
    case .answer(_, let answer): "answer \(answer.inShort)"
    case .keep(_, let follows): follows ? "let follow" : "let wait"
    case .end(let ending): "end \(ending)"
    }
  }
}

extension Answer {
  fileprivate var inShort: String {
    failure.map { "\($0.kind)" }
      ?? "\(status) " + told.map { "\($0.label.map { "\($0) " } ?? "")\($0.subject.name)" }.joined(separator: "+")
  }
}

extension Bulletin {
  fileprivate var inShort: String { announcements.map(\.subject.name).joined(separator: "+") }
}

extension Announcement.Subject {
  fileprivate var name: String { "\(self)".prefix { $0 != "(" }.description }
}

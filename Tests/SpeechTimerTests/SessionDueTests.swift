import Announcing
import Listening
import SpeechTimer
import Testing
import Timing

/// What is due is told first, whatever comes at that moment.
@Suite struct SessionDueTests {
  private static let lines = [
    "left", "pause", "resume", "add 1m", "add -1m", "add 999d", "mute", "silence", "stop", "reset", "next", "bogus", "",
  ]
  private static let inputs: [Session.Event] =
    [Key.space, .enter, .tab, .character("x"), .character("q"), .character("r"), .character("."), .character("m")].map {
      .input(.key($0))
    } + lines.map { .input(.line($0)) }
    + (lines + lines.map { "aloud \($0)" } + ["list", "watch", "wait", "aloud list"]).map {
      .input(.request(Request(id: Request.ID(1), line: $0)))
    } + [UnixSignal.interrupt, .suspend, .resize].map { .input(.signal($0)) }
    + [.input(.focus(true)), .input(.withdrawn(Request.ID(1))), .spoken]

  /// In the end no key is among them: one that comes together with an end does nothing, and would end the run behind it.
  private static let atEnds = inputs.filter { if case .input(.key) = $0 { false } else { true } }

  private func countdown() -> Story {
    var story = Story(.seconds(60), marks: [.remaining(.seconds(30))], afterEnd: .overtime) { $0.linger = nil }
    _ = story.start()
    return story
  }

  private func speech() throws -> Story {
    var story = try Story(#require(Talk([.seconds(30), .seconds(60)], grace: .zero, label: "Tea")), until: nil) { _ in }
    _ = story.start()
    return story
  }

  private func expect(_ story: Story, toTell subject: String, first event: Session.Event, at seconds: Double) {
    var (alone, after) = (story, story)
    let due = after.handle(.alarm, at: seconds)
    #expect(due.prefix(2) == ["show \(subject)", "say \(subject)"])
    let told = alone.handle(event, at: seconds)
    #expect(told == due + after.handle(event, at: seconds), "\(event) at \(seconds)")
    #expect(alone.nextAlarm == after.nextAlarm)
  }

  @Test(arguments: inputs, [30, 30.001, 30.5])
  func `a mark is told once, shown and said, before any input is dealt with`(event: Session.Event, seconds: Double)
    throws
  {
    expect(countdown(), toTell: "mark", first: event, at: seconds)
    expect(try speech(), toTell: "light", first: event, at: seconds)
  }

  @Test(arguments: atEnds, [60, 60.9])
  func `so is an end`(event: Session.Event, seconds: Double) {
    expect(countdown(), toTell: "finished", first: event, at: seconds)
  }

  @Test(arguments: atEnds)
  func `so is what follows an end`(event: Session.Event) throws {
    var story = countdown()
    _ = story.handle(.alarm, at: 60)
    expect(story, toTell: "overtime", first: event, at: 120)
    var speech = try speech()
    _ = speech.handle(.alarm, at: 30)
    _ = speech.handle(.alarm, at: 60)
    expect(speech, toTell: "overtime", first: event, at: 75)
  }

  @Test(arguments: ["x", "q", " ", "r", "m"] as [Character])
  func `a key that comes with the end, or before anybody can have heard of it, does not end the run`(key: Character) {
    var story = countdown()
    #expect(story.press(key, at: 60) == ["show finished", "say finished", "await"])
    #expect(story.press(key, at: 60.19) == [])
    #expect(story.press(key, at: 60.5) == ["silence", "end timeIsUp"])
  }

  @Test(arguments: ["pause", "aloud add 1m", "stop Tea"])
  func `a mark that waits to be told with another's end is told before a command`(line: String) {
    let plan = Plan(marks: [.remaining(.seconds(30))], final: 0)
    var story = Story([
      Narrator(Countdown(.seconds(60)), label: "Tea", plan: plan),
      Narrator(Countdown(.milliseconds(30_300)), label: "Eggs", plan: plan),
    ])
    _ = story.start()
    _ = story.handle(.alarm, at: 0.3)
    _ = story.ask("left", at: 30.1)
    #expect(story.nextAlarm == .milliseconds(30_300))
    let told = story.ask(line, at: 30.2)
    #expect(told.contains("show mark") && told.contains("say mark"))
    #expect(story.handle(.alarm, at: 30.3).contains { $0.hasPrefix("show") && $0.contains("mark") } == false)
  }

  @Test func `back from a stop, the terminal is looked at before anything is shown`() {
    var story = countdown()
    _ = story.handle(.input(.signal(.suspend)), at: 10)
    #expect(story.handle(.input(.signal(.proceed)), at: 30) == ["attend", "show mark", "say mark"])
  }
}

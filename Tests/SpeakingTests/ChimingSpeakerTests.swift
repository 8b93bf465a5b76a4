import Dispatch
import Speaking
import Synchronization
import Testing

@Suite struct ChimingSpeakerTests {
  private let log = Log()

  @Test func `the tone follows the words, and covers none of them`() async {
    let (speaker, _) = speaker()
    speaker.say(Utterance("Time is up", urgency: .important, tone: .end), at: .seconds(5))
    await speaker.finish()
    #expect(log.all == ["words: Time is up", "words end", "tones: Time is up, chimed", "tones end"])
  }

  @Test(arguments: [SpeechProblem.daemonHangs, .daemonMissing(reason: "as told")])
  func `where words have failed the end is a tone, and nothing else is`(problem: SpeechProblem) async {
    let (speaker, report) = speaker()
    report(problem)
    speaker.say(Utterance("5 minutes"), at: .seconds(4))
    speaker.say(Utterance("Time is up", urgency: .important), at: .seconds(5))
    await speaker.finish()
    #expect(log.all.filter { $0.hasPrefix("tones:") } == ["tones: Time is up, chimed"])
  }

  @Test func `where words are there again no tone is needed`() async {
    let (speaker, report) = speaker()
    report(.daemonMissing(reason: "as told"))
    report(.recovered("speech-dispatcher"))
    speaker.say(Utterance("Time is up", urgency: .important), at: .seconds(5))
    await speaker.finish()
    #expect(!log.all.contains { $0.hasPrefix("tones:") })
  }

  @Test func `silence reaches both, and a tone that waits is not heard`() async {
    let (speaker, _) = speaker()
    speaker.say(Utterance("Time is up", urgency: .important, tone: .end), at: .seconds(5))
    speaker.silence(at: .seconds(5))
    await speaker.finish()
    #expect(log.all.filter { $0.hasSuffix("silence") } == ["words silence", "tones silence"])
    #expect(!log.all.contains { $0.hasPrefix("tones:") })
  }

  private func speaker() -> (ChimingSpeaker, @Sendable (SpeechProblem) -> Void) {
    var report: @Sendable (SpeechProblem) -> Void = { _ in }
    let words = LoggedSpeaker("words", log)
    let make: (@escaping @Sendable (SpeechProblem) -> Void) -> any Speaker = { told in
      report = told
      return words
    }
    return (ChimingSpeaker(LoggedSpeaker("tones", log), on: Later(), behind: make), report)
  }
}

/// Does its work a little later than it is told.
private final class Later: TaskExecutor {
  private let queue = DispatchQueue(label: "later")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.asyncAfter(deadline: .now() + .milliseconds(5)) { @Sendable in
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Writes down what it says, and when it has finished that for the first time.
private final class LoggedSpeaker: Speaker {
  private let name: String
  private let log: Log
  private let hasFinished = Mutex(false)

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {}
  func discard() {}

  func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {
    log.note("\(name): \(utterance.text)\(utterance.tone != nil ? ", chimed" : "")")
  }

  func silence(at instant: Duration) { log.note("\(name) silence") }

  func finish() async {
    let isFirst = hasFinished.withLock { isDone in
      defer { isDone = true }
      return !isDone
    }
    if isFirst { log.note("\(name) end") }
  }
}

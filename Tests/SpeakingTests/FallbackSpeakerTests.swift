import Speaking
import Synchronization
import Testing

@Suite struct FallbackSpeakerTests {
  private let first = ToldSpeaker()
  private let second = ToldSpeaker()

  @Test func `as long as the first does not fail the second is not made`() {
    let speaker = FallbackSpeaker { _ in
      first
    } else: {
      Issue.record("It was made.")
      return nil
    }
    speaker.prepare(Utterance("mark"), at: .seconds(2), next: nil)
    speaker.say(Utterance("mark"), at: .seconds(2))
    #expect(first.told == ["prepare mark", "say mark"])
  }

  @Test func `when the first fails the second says what is not too late, and all that follows`() {
    let (speaker, fail) = chain()
    speaker.say(Utterance("2 minutes"), at: .zero)
    fail(.daemonMissing(reason: "as told"))
    fail(.daemonHangs)
    speaker.say(Utterance("Time is up"), at: .seconds(120))
    #expect(first.told == ["say 2 minutes", "silence"])
    #expect(second.told == ["say 2 minutes", "say Time is up"])
  }

  @Test(arguments: [(Utterance.Urgency.message, []), (.important, ["say Time is up"])])
  func `what the first hung on is said only if it is the end`(urgency: Utterance.Urgency, told: [String]) {
    let (speaker, fail) = chain()
    speaker.say(Utterance("Time is up", urgency: urgency), at: .zero)
    fail(.daemonHangs)
    #expect(second.told == told)
  }

  @Test func `what was prepared with the first is prepared with the second`() {
    let (speaker, fail) = chain()
    speaker.prepare(Utterance("mark"), at: .seconds(2), next: nil)
    fail(.daemonHangs)
    #expect(second.told == ["prepare mark"])
  }

  private func chain() -> (FallbackSpeaker, @Sendable (SpeechProblem) -> Void) {
    var fail: @Sendable (SpeechProblem) -> Void = { _ in }
    let (first, second) = (first, second)
    let make: (@escaping @Sendable (SpeechProblem) -> Void) -> any Speaker = { report in
      fail = report
      return first
    }
    let speaker = FallbackSpeaker(make, else: { second })
    return (speaker, fail)
  }
}

/// Remembers what it was told.
private final class ToldSpeaker: Speaker {
  private let heard = Mutex<[String]>([])

  var told: [String] { heard.withLock { $0 } }

  private func note(_ text: String) { heard.withLock { $0.append(text) } }

  func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) { note("prepare \(utterance.text)") }
  func discard() { note("discard") }
  func say(_ utterance: Utterance, at instant: Duration, next: Duration?) { note("say \(utterance.text)") }
  func silence(at instant: Duration) { note("silence") }
  func finish() async {}
}

import SoundServers
import Speaking
import Synchronization
import Testing

/// How far a busy machine may be off in these tests; the benchmark tells how far it is.
private let tolerance = Duration.milliseconds(150)

@Suite(.serialized) struct EspeakSpeakerTests {
  private let reports = Reports()
  private let start = ContinuousClock.now

  @Test func `what was prepared is heard on its instant, and nothing is open before and after`() async throws {
    let source = StandInSource(start: start)
    let speaker = try speaker(through: source)
    speaker.prepare(Utterance("mark"), at: .milliseconds(600), next: nil)
    speaker.say(Utterance("mark"), at: .milliseconds(600))
    await speaker.finish()
    let heard = try #require(source.heard.first)
    #expect(abs(heard.lowerBound - .milliseconds(600)) < tolerance)
    #expect(abs(heard.upperBound - heard.lowerBound - .milliseconds(300)) < tolerance)
    #expect(source.opened.count == 1 && source.openStreams == 0)
    #expect(abs(source.opened[0] - .milliseconds(300)) < tolerance)
    #expect(reports.all == [])
  }

  @Test func `what follows closely is heard on the same stream`() async throws {
    let source = StandInSource(start: start)
    let speaker = try speaker(through: source)
    source.whenOpened.withLock { action in
      action = {
        speaker.say(Utterance("mark"), at: .milliseconds(500))
        speaker.prepare(Utterance("mark"), at: .milliseconds(900), next: nil)
        speaker.say(Utterance("mark"), at: .milliseconds(900))
      }
    }
    speaker.prepare(Utterance("mark"), at: .milliseconds(500), next: .milliseconds(900))
    #expect(await eventually { !source.opened.isEmpty })
    await speaker.finish()
    #expect(source.heard.count == 2)
    #expect(source.opened.count == 1)
    for (heard, instant) in zip(source.heard, [500, 900]) {
      #expect(abs(heard.lowerBound - .milliseconds(instant)) < tolerance)
    }
  }

  @Test func `silence is heard within 50 ms`() async throws {
    let source = StandInSource(start: start)
    let speaker = try speaker(through: source)
    speaker.say(Utterance("long"), at: .zero)
    #expect(await eventually { !source.heard.isEmpty })
    let now = start.duration(to: .now)
    speaker.silence(at: now)
    await speaker.finish()
    let end = try #require(source.heard.last?.upperBound)
    #expect(end < now + .milliseconds(50) + tolerance)
    #expect(source.openStreams == 0)
  }

  @Test func `what is said at once makes room for a number`() async throws {
    let source = StandInSource(start: start)
    let speaker = try speaker(through: source)
    speaker.say(Utterance("start", shortText: "answer"), at: .zero, next: .seconds(1))
    speaker.prepare(Utterance("mark", urgency: .notification, isCounted: true), at: .seconds(1), next: nil)
    #expect(await eventually { source.heard.count == 2 })
    await speaker.finish()
    let lengths = source.heard.map { $0.upperBound - $0.lowerBound }
    #expect(lengths.first.map { $0 < .milliseconds(500) } == true)
  }

  @Test func `what was prepared is discarded`() async throws {
    let source = StandInSource(start: start)
    let speaker = try speaker(through: source)
    speaker.prepare(Utterance("mark"), at: .milliseconds(350), next: nil)
    speaker.discard()
    speaker.say(Utterance("mark"), at: .zero)
    await speaker.finish()
    #expect(source.heard.count == 1)
  }

  @Test func `the end interrupts, and an answer waits for it`() async throws {
    let source = StandInSource(start: start)
    let speaker = try speaker(through: source)
    speaker.say(Utterance("long"), at: .zero)
    #expect(await eventually { !source.heard.isEmpty })
    speaker.say(Utterance("mark", urgency: .important), at: .milliseconds(100))
    speaker.say(Utterance("answer"), at: .milliseconds(101))
    await speaker.finish()
    let lengths = source.heard.map { $0.upperBound - $0.lowerBound }
    // Between what waits and what it waits for there is less silence than tells stretches apart.
    #expect((lengths.last ?? .zero) >= .milliseconds(490))
  }

  @Test func `no output is told once, and the next utterance tries again`() async throws {
    let source = StandInSource(start: start, faults: [.refuses, .refuses])
    let speaker = try speaker(through: source)
    for second in 1...3 {
      speaker.say(Utterance("answer"), at: .seconds(second))
      await speaker.finish()
    }
    #expect(source.heard.count == 1)
    #expect(reports.all == [.noOutput([StandInSource.refusal]), .recovered("Stand-in")])
  }

  @Test func `a lost output is told once, and the next utterance opens another`() async throws {
    let source = StandInSource(start: start, faults: [.isLost])
    let speaker = try speaker(through: source)
    for second in 1...2 {
      speaker.say(Utterance("answer"), at: .seconds(second))
      await speaker.finish()
    }
    #expect(source.heard.count == 1 && source.openStreams == 0)
    #expect(reports.all == [.outputLost(StandInSource.refusal), .recovered("Stand-in")])
  }

  @Test func `an output that hangs costs the speech and nothing else`() async throws {
    let source = StandInSource(start: start, faults: [.hangs])
    let speaker = try speaker(through: source)
    let before = ContinuousClock.now
    speaker.say(Utterance("answer"), at: .seconds(1))
    speaker.prepare(Utterance("mark"), at: .seconds(2), next: nil)
    speaker.say(Utterance("mark"), at: .seconds(2))
    #expect(before.duration(to: .now) < .seconds(1))
    await speaker.finish()
    #expect(before.duration(to: .now) < .seconds(15))
    #expect(await eventually { !reports.all.isEmpty })
    #expect(reports.all == [.outputHangs("Stand-in")])
    source.release()
    #expect(await eventually { source.openStreams == 0 })
    speaker.say(Utterance("answer"), at: .seconds(4))
    await speaker.finish()
    #expect(source.heard.count == 1)
    #expect(reports.all == [.outputHangs("Stand-in"), .recovered("Stand-in")])
  }

  @Test(arguments: [StandInSource.Fault.hangs, .stalls])
  func `where an output hangs the next one is used, and the end is not lost`(fault: StandInSource.Fault) async throws {
    let (server, card) = (StandInSource("Server", start: start, faults: [fault]), StandInSource("Card", start: start))
    let speaker = try speaker(through: StandInLadder(sources: [server, card]))
    speaker.say(Utterance("mark", urgency: .important), at: .zero)
    await speaker.finish()
    #expect(server.heard.isEmpty && card.heard.count == 1)
    let problem = fault == .hangs ? SpeechProblem.outputHangs("Server") : .outputStalls("Server")
    #expect(reports.all == [problem, .recovered("Card")])
    speaker.say(Utterance("answer"), at: .seconds(9))
    await speaker.finish()
    #expect(card.opened.count == 2 && server.opened.count == 1)
    server.release()
    #expect(await eventually { server.opened.count == 2 && server.openStreams == 0 })
    #expect(
      await eventually {
        speaker.say(Utterance("answer"), at: .seconds(10))
        return !server.heard.isEmpty
      })
    #expect(reports.all.count == 2)
  }

  @Test func `a voice that is silent is told, and the end is a tone`() async throws {
    let source = StandInSource(start: start)
    let speaker = try speaker(through: source)
    speaker.say(Utterance("5"), at: .zero)
    await speaker.finish()
    #expect(source.opened.isEmpty)
    speaker.say(Utterance("5", urgency: .important), at: .zero)
    await speaker.finish()
    #expect(source.heard.count == 1)
    speaker.say(Utterance("answer"), at: .zero)
    await speaker.finish()
    #expect(source.opened.count == 2)
    #expect(reports.all == [.voiceSilent(voice: "en", text: "5")])
  }

  @Test func `nothing said is finished at once`() async throws {
    let speaker = try speaker(through: StandInSource(start: start))
    speaker.prepare(Utterance("mark"), at: .seconds(3_600), next: nil)
    let before = ContinuousClock.now
    await speaker.finish()
    #expect(before.duration(to: .now) < .milliseconds(500))
  }

  private func speaker(through source: any OutputSource) throws -> EspeakSpeaker {
    let synthesizer = ToldSynthesizer(["mark": 0.3, "answer": 0.2, "long": 3, "start": 2, "5": 0])
    let recital = Recital(synthesizer, in: try Voice(name: "en"))
    return EspeakSpeaker(recital, through: source, start: start, report: reports.take)
  }
}

private func abs(_ duration: Duration) -> Duration { duration < .zero ? .zero - duration : duration }

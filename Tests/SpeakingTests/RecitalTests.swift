import Speaking
import Testing

@Suite struct RecitalTests {
  private let voice: Voice

  init() throws { voice = try Voice(name: "en") }

  @Test func `a piece begins with its first audible sample and has some silence at its end`() throws {
    let piece = try #require(recite(Utterance("five"), by: ToldSynthesizer(["five": 0.4])).piece)
    #expect(piece.instant == .seconds(10))
    #expect(piece.samples.first == 9_000 && piece.samples.last == 0)
    #expect(piece.length == .milliseconds(400))
    #expect(piece.samples.count == Duration.milliseconds(400).samples + 220)
  }

  @Test func `what does not fit is made again, faster and then short`() {
    let synthesizer = ToldSynthesizer(["Tea, 10 seconds": 3, "10": 1.2])
    let outcome = recite(Utterance("Tea, 10 seconds", shortText: "10"), before: .seconds(11), by: synthesizer)
    #expect(synthesizer.rendered == ["Tea, 10 seconds@175", "10@175", "10@224"])
    #expect(outcome.problem == nil)
    #expect((outcome.piece?.length ?? .zero) < .milliseconds(960))
  }

  @Test func `what is left out is no trouble`() {
    let outcome = recite(
      Utterance("long", isCounted: true), before: .seconds(11), by: ToldSynthesizer(["long": 20]))
    #expect(outcome.piece == nil && outcome.problem == nil)
  }

  @Test func `a voice that makes no sound of a number is told`() {
    let outcome = recite(Utterance("5"), by: ToldSynthesizer(["5": 0]))
    #expect(outcome.piece == nil)
    #expect(outcome.problem == .voiceSilent(voice: "en", text: "5"))
  }

  @Test func `a counted second that the voice cannot say keeps its beat as a tone`() {
    let outcome = recite(Utterance("5", urgency: .notification, isCounted: true), by: ToldSynthesizer(["5": 0]))
    #expect(outcome.piece?.length == Chime.tick().length)
    #expect(outcome.problem == .voiceSilent(voice: "en", text: "5"))
  }

  @Test(arguments: [SpeechProblem.speechDataMissing, .voiceNotFound("xx")])
  func `where words fail the end is a tone`(problem: SpeechProblem) {
    let synthesizer = ToldSynthesizer(failing: problem)
    #expect(recite(Utterance("5 minutes"), by: synthesizer).piece == nil)
    let end = recite(Utterance("Time is up", urgency: .important), by: synthesizer)
    #expect(end.problem == problem)
    #expect(end.piece?.length == Chime.rendering().length)
  }

  @Test func `a tone comes behind the words where it is asked for, and the slot holds both`() throws {
    let synthesizer = ToldSynthesizer(["Tea": 0.5])
    let piece = try #require(
      recite(Utterance("Tea", tone: .end), before: .seconds(11), by: synthesizer).piece)
    #expect(synthesizer.rendered.count == 2)
    #expect(piece.length > Chime.rendering().length + .milliseconds(300))
    #expect(piece.length <= .seconds(1) - Fitting.pause)
    #expect(piece.samples.first == 9_000)
    #expect(
      Array(piece.samples.suffix(5_000)) == Array(Chime.rendering().samples[Chime.rendering().audible].suffix(5_000)))
  }

  @Test func `without words only what is chimed is heard, as a tone`() throws {
    let recital = try Recital(tonesAt: 100)
    let end = recital.recite(Utterance("Tea", urgency: .important, tone: .end), at: .seconds(10), before: nil)
    #expect(end.piece?.length == Chime.rendering().length && end.problem == nil)
    let mark = recital.recite(Utterance("5 minutes"), at: .seconds(10), before: nil)
    #expect(mark.piece == nil && mark.problem == nil)
  }

  @Test func `at volume 0 silence is as wished`() throws {
    let recital = Recital(try EspeakEngine.start(), in: try Voice(name: "en", volume: 0))
    let outcome = recital.recite(Utterance("five"), at: .zero, before: nil)
    #expect(outcome.piece == nil && outcome.problem == nil)
  }

  @Test(arguments: ["en", "es", "de", "ru", "fi", "ar"], [100, 175, 350])
  func `counting real numbers never overlaps, and leaves out no two in a row`(name: String, rate: Int) throws {
    let recital = Recital(try EspeakEngine.start(), in: try Voice(name: name, rate: rate))
    var end = Duration.zero
    var leftOut = 0
    for number in (1...30).reversed() {
      let instant = Duration.seconds(30 - number)
      let utterance = Utterance("\(number)", urgency: .notification, isCounted: true)
      if instant < end {
        leftOut += 1
        #expect(leftOut == 1 && number >= 10, "\(number)")
        continue
      }
      leftOut = 0
      let piece = try #require(recital.recite(utterance, at: instant, before: instant + .seconds(1)).piece)
      end = instant + piece.length
    }
    #expect(end < .seconds(30))
  }

  private func recite(
    _ utterance: Utterance, before next: Duration? = nil, by synthesizer: ToldSynthesizer
  ) -> Recital.Outcome {
    Recital(synthesizer, in: voice).recite(utterance, at: .seconds(10), before: next)
  }
}

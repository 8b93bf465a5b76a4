/// Turns utterances into sound that fits its slot.
package struct Recital: Sendable {
  private let synthesizer: (any Synthesizer)?
  private let voice: Voice

  package init(_ synthesizer: any Synthesizer, in voice: Voice) {
    self.synthesizer = synthesizer
    self.voice = voice
  }

  /// Without words: what is chimed is a tone, and nothing else is heard.
  ///
  /// - Parameter volume: a voice's, 100 being its own.
  /// - Throws: `SpeechProblem.outOfRange`.
  package init(tonesAt volume: Int) throws(SpeechProblem) {
    synthesizer = nil
    voice = try Voice(name: "", volume: volume)
  }

  /// What came of an utterance.
  package struct Outcome: Sendable {
    /// Its sound; nil if it is left out.
    package var piece: Piece?
    /// What went wrong, also where a tone is heard instead of words; nil if nothing did.
    package var problem: SpeechProblem?
  }

  /// Makes the sound of an utterance that is due at `instant` and has to end before `next`.
  ///
  /// Where it cannot, and the next one yields, it is said as it is. What is important and comes out without words is a
  /// tone instead, and a counted second a shorter one.
  package func recite(
    _ utterance: Utterance, at instant: Duration, before next: Duration?, whichYields nextYields: Bool = false
  ) -> Outcome {
    let piece = { (samples: ArraySlice<Int16>, length: Duration) in
      Piece(
        at: instant, samples: Array(samples), length: length, urgency: utterance.urgency,
        mayBeLeftOut: utterance.mayBeLeftOut)
    }
    guard let synthesizer else {
      let tone = utterance.tone.map { Chime.rendering($0, volume: voice.volume) }
      guard let tone, !tone.isSilent else { return Outcome() }
      return Outcome(piece: piece(tone.samples[tone.audible], tone.length))
    }
    do throws(SpeechProblem) {
      let tone = utterance.tone.map { Self.chime($0, at: voice.volume) } ?? []
      let tail = tone.isEmpty ? 0 : Self.fading + tone.count
      let slot = next.map { $0 - instant - Duration(samples: tail) }
      guard
        let words = try render(utterance, by: synthesizer, with: Fitting(utterance, slot: slot, nextYields: nextYields))
      else {
        return Outcome()
      }
      // Some ten milliseconds of what is too soft to hear, so that the last sound does not end in a click.
      let end = min(words.samples.count, words.audible.upperBound + Self.fading)
      let samples = words.samples[words.audible.lowerBound..<end]
      guard utterance.tone != nil else { return Outcome(piece: piece(samples, words.length)) }
      return Outcome(piece: piece(samples + tone, Duration(samples: samples.count + tone.count)))
    } catch {
      let isEnd = utterance.urgency == .important || utterance.tone != nil
      // Of a row of counted seconds the beat is what matters, and a tone has it too.
      guard isEnd || utterance.isCounted else { return Outcome(problem: error) }
      let volume = voice.volume
      let tone = isEnd ? Chime.rendering(utterance.tone ?? .end, volume: volume) : Chime.tick(volume: volume)
      return Outcome(piece: piece(tone.samples[tone.audible], tone.length), problem: error)
    }
  }

  /// The rendering that fits, or nil if it is to be left out or nothing is to be heard anyway.
  private func render(
    _ utterance: Utterance, by synthesizer: any Synthesizer, with fitting: Fitting
  ) throws(SpeechProblem) -> Rendering? {
    var fitting = fitting
    while true {
      let text = fitting.form.text == .short ? utterance.shortText ?? utterance.text : utterance.text
      let voice = fitting.form.speed == 1 ? voice : voice.faster(by: fitting.form.speed)
      let rendering = try synthesizer.render(text, in: voice)
      guard !rendering.isSilent else {
        if voice.volume == 0 || text.speakable.isEmpty { return nil }
        throw .voiceSilent(voice: voice.name, text: text)
      }
      switch fitting.measured(rendering.length) {
      case .render: continue
      case .say: return rendering
      case .leaveOut: return nil
      }
    }
  }

  /// How many samples of what is too soft to hear are kept.
  private static let fading = SampleRate.hertz / 100

  /// The tone with a pause before it.
  private static func chime(_ tone: Tone, at volume: Int) -> ArraySlice<Int16> {
    let tone = Chime.rendering(tone, volume: volume)
    return Array(repeating: 0, count: SampleRate.hertz / 10) + tone.samples[tone.audible]
  }
}

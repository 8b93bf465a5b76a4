internal import Announcing
internal import Phrasing
internal import Timing

extension Wiring {
  private static let talkExample = "Right would be: speech-timer talk 5m,6m,7m"

  /// Runs a speaker's timer. Nobody stops a rehearsal: it ends at the last second that is within time.
  func run(talk words: [String]) async throws -> Session.Ending {
    let talk = try talk(words)
    try past?.refuse(unless: talk)
    let notation = language.notation
    let end = settings.rehearses ? talk.limit + talk.grace : nil
    let plan = RunPlan(
      phraser: language.phraser, rules: try rules(), chimes: true, wallStart: past?.record.began ?? secondsSince1970(),
      length: end ?? talk.limit, name: TimerParser.cleaned(settings.label)
    ) {
      TalkSession(talk, rules: $0, notation: notation, until: end)
    }
    return try await run(plan)
  }

  private func talk(_ words: [String]) throws(Failure) -> Talk {
    if words.isEmpty { throw .usage("talk needs two or three times. \(Self.talkExample)") }
    let text = words.joined(separator: " ")
    let apart = words.compactMap { try? language.notation.duration(of: $0) }
    if apart.count == words.count, Talk(apart, grace: .zero) != nil {
      let right = words.map(\.shown).joined(separator: ",")
      throw .usage("talk \(text.shown): no commas between the times. Right would be: speech-timer talk \(right)")
    }
    var times: [Duration] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      times.append(try language.notation.duration(String(piece), for: "talk", example: "speech-timer talk 5m,6m,7m"))
    }
    let label = TimerParser.cleaned(settings.label)
    guard let talk = Talk(times, grace: try grace(), label: label) else {
      throw .usage("talk \(text.shown): not two or three times, each longer than the one before. \(Self.talkExample)")
    }
    return talk
  }

  private func grace() throws(Failure) -> Duration {
    guard let text = settings.grace else { return .seconds(30) }
    return text == "0" ? .zero : try language.notation.duration(text, for: "--grace", example: "--grace 30s")
  }
}

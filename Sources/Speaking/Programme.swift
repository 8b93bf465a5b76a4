/// What an espeak-ng speaker decides with: whose turn it is, and which of the renderings under way are still wanted.
struct Programme: SpeakerRule {
  var turns = Turns()
  /// Counts what was prepared or discarded; a rendering for an older count is not wanted.
  var preparations = 0
  /// Counts the silences; what was said before one is not wanted.
  var silences = 0
  /// What was said and is not yet rendered.
  var pending = 0
  /// The names of the outputs that do not return from a call.
  var hanging: Set<String> = []

  var isIdle: Bool { turns.isIdle && pending == 0 }

  func remaining(at now: Duration) -> Duration { turns.remaining(at: now) + .milliseconds(100) * pending }

  mutating func giveUp(_ problem: SpeechProblem, at now: Duration) {
    if let name = problem.hangingOutput { hanging.insert(name) }
    turns.giveUp(at: now)
  }
}

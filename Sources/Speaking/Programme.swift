/// What an espeak-ng speaker decides with: whose turn it is, and which of the renderings under way are still wanted.
struct Programme: StageRule {
  var turns = Turns()
  /// Counts what was prepared or discarded; a rendering for an older count is not wanted.
  var preparations = 0
  /// Counts the silences; what was said before one is not wanted.
  var silences = 0
  /// What was said and is not yet rendered.
  var pending = 0

  var isIdle: Bool { turns.isIdle && pending == 0 }

  func remaining(at now: Duration) -> Duration { turns.remaining(at: now) + .milliseconds(100) * pending }
}

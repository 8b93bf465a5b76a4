/// Something that utters. Instants are counted from the start of the run.
///
/// No call blocks, whatever the sound server does, and none fails: trouble is told once through the `report` closure
/// that a speaker was made with, and the next utterance tries again. At most one utterance is heard at a time; the
/// newest wins, but for one that is `important`, which only `silence` ends.
///
/// The run calls `prepare` for what comes next as soon as it is known, and `say` when it is due; a speaker that cannot
/// begin ahead, or that has no clock, as the one that writes a file, begins at `say`.
package protocol Speaker: Sendable {
  /// Makes ready what will be due at `instant`, so that its first audible sample lands there. It starts by itself;
  /// `next` is when something else is due, so the utterance has to end before; what is important has to end before its
  /// like alone. Replaces what was prepared before.
  func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?)

  /// Discards what was prepared and has not begun.
  func discard()

  /// Says what is due at `instant`, which is now or just past. What was prepared for that very instant goes on as it
  /// is; anything else is made to end before `next`, when something else is due, if it can be.
  func say(_ utterance: Utterance, at instant: Duration, next: Duration?)

  /// Stops what is being said, within 50 ms, and discards what was prepared; `instant` is now.
  func silence(at instant: Duration)

  /// Returns when all that was said has been heard, or when it is clear that it will not be.
  func finish() async
}

extension Speaker {
  /// Says what is due at `instant` and has all the time it takes.
  package func say(_ utterance: Utterance, at instant: Duration) { say(utterance, at: instant, next: nil) }
}

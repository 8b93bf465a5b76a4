/// Decides what speech-dispatcher is told, and when. It cannot be told ahead of time, and has its own order of speech:
/// what it was told waits for others who speak. The newest of ours replaces what waits so or is being said; nothing
/// replaces what is important, behind which it waits.
package struct Dictation: SpeakerRule {
  /// What to do next.
  package enum Step: Equatable, Sendable {
    case sleep(until: Duration?)
    case say(Utterance)
    case cancel
  }

  private struct Due: Sendable {
    var utterance: Utterance
    var instant: Duration
    /// After this it is no longer worth saying.
    var latest: Duration
  }

  /// How long a text of this length may take; slow voices say some ten characters a second.
  private static func length(of text: String) -> Duration { .milliseconds(100 * text.count) }

  private var prepared: Due?
  private var waiting: [Due] = []
  private var settled: Duration?
  private var wantsToCancel = false
  private var isCancelling = false
  /// When what was told should have been heard.
  private var end = Duration.zero
  /// How urgent that is which was told and is not known to be over.
  private var told: [Utterance.Urgency] = []

  package init() {}

  package var isIdle: Bool { waiting.isEmpty && !wantsToCancel && !isCancelling && told.isEmpty }

  package func remaining(at now: Duration) -> Duration {
    waiting.reduce(max(.zero, end - now)) { $0 + Self.length(of: $1.utterance.text) }
  }

  /// Keeps ready what will be due at an instant, in place of what was ready before.
  package mutating func prepare(_ utterance: Utterance, at instant: Duration) {
    prepared = Due(utterance: utterance, instant: instant, latest: instant + Turns.tolerance)
  }

  package mutating func discard() { prepared = nil }

  /// Says something now, unless it was prepared for this instant and has been said.
  package mutating func say(_ utterance: Utterance, at instant: Duration, now: Duration) {
    if settled == instant { return }
    var utterance = utterance
    if let prepared, prepared.instant == instant {
      utterance = prepared.utterance
      self.prepared = nil
      settled = instant
    }
    dropLate(at: now)
    waiting.append(Due(utterance: utterance, instant: instant, latest: now + Turns.patience))
  }

  /// Cancels what was told, and forgets what was to be.
  package mutating func silence() {
    wantsToCancel = true
    waiting = []
    discard()
  }

  /// What to do now.
  package mutating func next(at now: Duration) -> Step {
    if wantsToCancel { return cancel(at: now) }
    dropLate(at: now)
    if !waiting.isEmpty { return say(waiting.removeFirst(), at: now) }
    guard let due = prepared else { return .sleep(until: nil) }
    guard now >= due.instant else { return .sleep(until: due.instant) }
    prepared = nil
    guard now <= due.latest else { return .sleep(until: nil) }
    settled = due.instant
    return say(due, at: now)
  }

  /// There is one daemon, and no other thread to wait for it.
  package mutating func giveUp(_ problem: SpeechProblem, at now: Duration) {}

  /// All that was told has been done, heard, cancelled or lost, but what is so urgent.
  package mutating func heard(allBut rest: [Utterance.Urgency] = []) {
    isCancelling = false
    told = rest
  }

  /// What was told was not begun in its time, as by a daemon that hung, and is not true any more; an end is still true.
  package mutating func expire() {
    if mayCancel { wantsToCancel = true }
  }

  private mutating func dropLate(at now: Duration) { waiting.removeAll { now > $0.latest } }

  private var mayCancel: Bool { !told.isEmpty && !told.contains(.important) }

  private mutating func cancel(at now: Duration) -> Step {
    wantsToCancel = false
    isCancelling = true
    told = []
    end = now
    return .cancel
  }

  private mutating func say(_ due: Due, at now: Duration) -> Step {
    // What yields to anything does so to our own words too: the daemon leaves it out.
    if due.utterance.urgency != .notification, mayCancel {
      waiting.insert(Due(utterance: due.utterance, instant: due.instant, latest: now + Turns.patience), at: 0)
      return cancel(at: now)
    }
    told.append(due.utterance.urgency)
    end = max(now, end) + Self.length(of: due.utterance.text)
    return .say(due.utterance)
  }
}

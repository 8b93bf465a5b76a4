package import Timing

/// A countdown with a name and a plan, which is told the time and tells what to announce.
package struct Narrator: Equatable, Sendable {
  package private(set) var countdown: Countdown
  /// The name of the countdown, if it has one.
  package private(set) var label: String?
  package let plan: Plan
  /// What the countdown is a step of, if it is one.
  package internal(set) var routine: Routine?
  /// Everything planned at or above this remaining time has been said or dropped.
  private var heard: Duration
  /// What was left when it was given up; nil if it was not.
  private(set) var leftWhenStopped: Duration?
  /// Whether somebody knows that it has ended.
  private var isAcknowledged = false
  /// When to say that a pause lasts, while it does.
  private var reminder: Duration?

  /// How late something may be said as if it were on time: by then its second is over.
  private static let patience = Duration.seconds(1)
  private static let firstReminder = Duration.seconds(60)
  private static let laterReminders = Duration.seconds(300)

  package init(_ countdown: Countdown, label: String? = nil, plan: Plan = .standard, routine: Routine? = nil) {
    self.countdown = countdown
    self.label = label
    self.plan = plan
    self.routine = routine
    heard = countdown.duration
  }

  /// The instant at which something is to be said next; nil before the start, and after the end unless the plan goes
  /// on.
  package var next: Duration? {
    switch countdown.phase {
    case .idle: nil
    case .finished: nextAfterEnd
    case .paused: reminder
    case .held(let end): min(reminder ?? end, end)
    case .running(let end): end - (plan.next(below: heard, of: countdown.duration)?.remaining ?? .zero)
    }
  }

  /// What will be left at the next mark; nil where nothing but counted seconds and the end is left to say.
  package var nextMark: Duration? {
    guard countdown.isRunning || countdown.isPaused, let next = plan.next(below: heard, of: countdown.duration),
      next.subject != .counted
    else { return nil }
    return next.remaining
  }

  /// An announcement with the name and the times of this countdown.
  package func announcement(_ subject: Announcement.Subject, at now: Duration) -> Announcement {
    Announcement(
      subject, label: label, at: now, remaining: countdown.remaining(at: now), duration: countdown.duration,
      end: countdown.end, followsClock: countdown.followsClock, round: routine?.round)
  }

  /// Says what is due, at most one thing: what is more than a second late is told as it is now.
  package mutating func wake(at now: Duration) -> [Announcement] {
    switch countdown.phase {
    case .idle: return []
    case .finished(let end): return tellAgain(at: now, end: end)
    case .paused: return remind(at: now)
    case .held(let end): return now >= end ? finish(at: now, end: end) : remind(at: now)
    case .running(let end): return now >= end ? finish(at: now, end: end) : tellMark(at: now, end: end)
    }
  }

  /// Whether it was given up.
  package var isStopped: Bool { leftWhenStopped != nil }

  /// Gives it up, if it runs or rests.
  mutating func giveUp(at now: Duration) {
    leftWhenStopped = countdown.remaining(at: now)
    _ = change(.stop, at: now)
  }

  /// Does to the countdown what is told, and follows it with the plan.
  mutating func change(_ command: Countdown.Command, at now: Duration) -> Countdown.Outcome {
    let outcome = countdown.apply(command, at: now)
    if countdown.isRunning { leftWhenStopped = nil }
    switch outcome {
    case .started, .resumed, .reset, .added, .stopped: heard = countdown.remaining(at: now)
    case .paused, .refused, .tooLong, .unchanged: break
    }
    if !countdown.isPaused {
      reminder = nil
    } else if reminder == nil {
      reminder = now + Self.firstReminder
    }
    return outcome
  }

  /// Stands as another one did. What is planned above what is left then is not said any more.
  mutating func stand(_ standing: Standing, at now: Duration) {
    countdown = Countdown(standing.countdown)
    routine?.skip(to: standing.stepsDone)
    label = routine?.step.label ?? label
    skip(to: countdown.remaining(at: now))
    reminder = countdown.isPaused ? now + Self.firstReminder : nil
  }

  mutating func follow(clockSetForwardBy change: Duration) {
    countdown.clockWasSet(forwardBy: change)
  }

  /// Takes all that is planned at or above a remaining time for said.
  mutating func skip(to remaining: Duration) { heard = remaining }

  /// Starts a step of the routine.
  mutating func begin(_ step: Routine.Step, at now: Duration) {
    countdown = Countdown(step.duration)
    label = step.label
    _ = change(.start, at: now)
  }

  private mutating func finish(at now: Duration, end: Duration) -> [Announcement] {
    isAcknowledged = false
    let finished = announcement(.finished, at: end)
    proceed(at: now)
    let lastEnd = countdown.end ?? end
    countdown.update(at: now)
    if countdown.isRunning, now - end < Self.patience { return [finished, announcement(.step, at: end)] }
    heard = countdown.remaining(at: now)
    // Of steps that were slept through nothing is told but where it is now.
    if countdown.isRunning { return [announcement(.step, at: now)] }
    let lateness = now - lastEnd
    return lateness < Self.patience
      ? [announcement(.finished, at: lastEnd)] : [announcement(.finishedLate(by: lateness), at: now)]
  }

  /// After the end nothing is planned, unless it is told again.
  private var nextAfterEnd: Duration? {
    guard case .finished(let end) = countdown.phase, let again = plan.afterEnd, !isAcknowledged else { return nil }
    let late = (.zero - heard).roundedDown(to: again.every) + again.every
    return plan.insistence.map { late > $0 } == true ? nil : end + late
  }

  private mutating func tellAgain(at now: Duration, end: Duration) -> [Announcement] {
    guard let again = plan.afterEnd, let next = nextAfterEnd, next <= now else { return [] }
    heard = end - now
    let newest = end + (now - end).roundedDown(to: again.every)
    let instant = now - newest < Self.patience ? newest : now
    switch again {
    case .overtime: return [announcement(.overtime, at: instant)]
    case .insisting: return [announcement(.finishedLate(by: instant - end), at: instant)]
    }
  }

  /// Takes note that somebody knows of its end: then nobody insists on it any more.
  mutating func acknowledge() {
    if countdown.isFinished, plan.insistence != nil { isAcknowledged = true }
  }

  private mutating func tellMark(at now: Duration, end: Duration) -> [Announcement] {
    let remaining = end - now
    guard isDue(plan.next(below: heard, of: countdown.duration), at: remaining) else { return [] }
    var newest: (remaining: Duration, subject: Announcement.Subject)?
    var mark = plan.next(below: min(heard, remaining + Self.patience), of: countdown.duration)
    while let due = mark, isDue(due, at: remaining) {
      newest = due
      mark = plan.next(below: due.remaining, of: countdown.duration)
    }
    heard = newest?.remaining ?? remaining
    guard let newest else { return [announcement(.caughtUp, at: now)] }
    return [announcement(newest.subject, at: end - newest.remaining)]
  }

  private func isDue(_ mark: (remaining: Duration, subject: Announcement.Subject)?, at remaining: Duration) -> Bool {
    mark.map { $0.remaining >= remaining } ?? false
  }

  private mutating func remind(at now: Duration) -> [Announcement] {
    guard let due = reminder, now >= due else { return [] }
    let newest = due + (now - due).roundedDown(to: Self.laterReminders)
    reminder = newest + Self.laterReminders
    return [announcement(.stillPaused, at: now - newest < Self.patience ? newest : now)]
  }
}

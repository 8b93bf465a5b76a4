/// One thing to tell, without words yet.
package struct Announcement: Equatable, Sendable {
  package var subject: Subject
  /// The name of the countdown, if it has one.
  package var label: String?
  /// When it is for, counted from the start of the run, pauses included.
  package var instant: Duration
  /// What is left then: of a mark exactly the mark, negative after the end.
  package var remaining: Duration
  /// The whole duration as it is set now.
  package var duration: Duration
  /// When the countdown ends, counted like `instant`; nil while that is open.
  package var end: Duration?
  /// Whether the end is one of the clock on the wall.
  package var followsClock: Bool
  /// Which time a routine's steps are gone through, if there is more than one.
  package var round: Routine.Round?

  package init(
    _ subject: Subject, label: String? = nil, at instant: Duration, remaining: Duration, duration: Duration,
    end: Duration? = nil, followsClock: Bool = false, round: Routine.Round? = nil
  ) {
    self.subject = subject
    self.label = label
    self.instant = instant
    self.remaining = remaining
    self.duration = duration
    self.end = end
    self.followsClock = followsClock
    self.round = round
  }

  /// What an announcement is about. What programs and speech need to know of it stands in `facts`; words are made of it
  /// elsewhere.
  package enum Subject: Equatable, Sendable {
    case started
    /// A later step of a routine has begun, or is under way after others went by.
    case step
    /// A mark of the plan.
    case mark
    /// A round remaining time, every so often.
    case interval
    case halfway
    /// One of the last seconds, counted down.
    case counted
    /// What is left after marks went by unsaid.
    case caughtUp
    case paused
    /// A reminder that a pause lasts.
    case stillPaused
    case resumed
    case reset
    /// Time was added, or taken off if negative.
    case added(Duration)
    case muted, unmuted
    /// The time left, because somebody asked.
    case answered
    /// The time left of a pause, because somebody asked.
    case answeredInPause
    /// Nothing was taken off: there is not that much left.
    case onlyLeft
    /// A key has to be pressed a second time, or nothing is done.
    case confirming(Confirmation)
    /// From now on keys are for this countdown alone.
    case selected
    /// From now on keys are for all countdowns.
    case allSelected
    /// The keys, because somebody asked; with those that choose among several, and that which goes on to the next step.
    case keys(select: Bool, next: Bool = false)
    /// The keys of a speech, because somebody asked.
    case keysOfTalk
    case finished
    /// The end went by unnoticed, this long ago.
    case finishedLate(by: Duration)
    /// Some time has passed since the end.
    case overtime
    /// A speech has begun; its lights will go on then.
    case talkStarted([Talk.Signal])
    /// A light of a speech goes on, or is on after it was missed.
    case light(Talk.Light)
    /// How long a speech has lasted, because somebody asked, and the light that is on.
    case elapsed(Talk.Light?)
    /// A speech is over.
    case judged(Talk.Verdict)
    case quit
  }

  /// What a key has to be pressed twice for.
  package enum Confirmation: Equatable, Sendable {
    case reset(key: String)
    case pause
    case stop
  }
}

package import Announcing

/// What a run does: it is told what happened and when, and says what is to be done about it.
package protocol Course {
  /// When `Session.Event.alarm` is wanted next.
  var nextAlarm: Duration? { get }
  /// What will be said next by itself, and the instant before which it has to be over.
  var upcoming: (bulletin: Bulletin, following: Duration?)? { get }

  /// All that has to be known to go on with it in another run; nil where nobody can.
  var standing: Session.Standing? { get }

  /// What there is to draw.
  var drawn: Scene { get }

  /// Begins, at an instant counted from the start of the run, and says what to do at once.
  mutating func start(at now: Duration) -> [Session.Effect]
  /// Takes note of what happened, and says what to do about it.
  mutating func handle(_ event: Session.Event, at now: Duration) -> [Session.Effect]

  /// Whether it wants to know when the clock on the wall is set.
  var followsClock: Bool { get }
  /// Takes note that the clock on the wall was set forward, or back if negative.
  mutating func clockWasSet(forwardBy change: Duration, at now: Duration) -> [Session.Effect]
}

extension Course {
  package var standing: Session.Standing? { nil }
  package var followsClock: Bool { false }
  package mutating func clockWasSet(forwardBy change: Duration, at now: Duration) -> [Session.Effect] { [] }
}

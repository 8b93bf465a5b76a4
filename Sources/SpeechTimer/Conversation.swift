internal import Announcing
internal import Listening
internal import Timing

/// What a run has with those who listen, type and ask.
struct Conversation {
  typealias Effect = Session.Effect

  /// How answers are told, beside the one that goes to whoever asked.
  enum Manner {
    case shownAndSaid
    /// A change that another process made: it is seen here, and heard only there.
    case shown
    /// A question of another process.
    case neither

    var isShown: Bool { self != .neither }
    var isSaid: Bool { self == .shownAndSaid }
  }

  /// Somebody who wants to know when one countdown is over; nil: all.
  struct Waiting {
    let id: Request.ID
    let index: Int?
  }

  let rules: Session.Rules
  /// Reads the times of typed commands.
  let notation: TimeNotation
  var pacing: LinePacing
  var stage = Stage.counting
  /// When the last end came by itself.
  var ended: Duration?
  var isMuted = false
  /// What a key was pressed once for.
  var asked: (confirmation: Announcement.Confirmation, at: Duration)?
  /// What the event at hand has led to tell.
  var told: [Announcement] = []
  /// How answers to the event at hand are told.
  var manner = Manner.shownAndSaid
  /// Those who wait for an end.
  var waiting: [Waiting] = []

  init(_ rules: Session.Rules, notation: TimeNotation) {
    self.rules = rules
    self.notation = notation
    pacing = LinePacing(lead: rules.lead)
  }

  /// Tells what was planned; not all of it need be shown.
  mutating func tell(_ bulletin: Bulletin, showing shown: Bulletin?) -> [Effect] {
    told += bulletin.announcements
    return (shown.map { pacing.show($0) } ?? []) + say(bulletin)
  }

  /// Tells what somebody asked for.
  mutating func answer(_ bulletin: Bulletin, at now: Duration) -> [Effect] {
    told += bulletin.announcements
    let shown = manner.isShown ? pacing.answer(bulletin, at: now) : []
    return shown + (manner.isSaid ? say(bulletin) : [])
  }

  private func say(_ bulletin: Bulletin) -> [Effect] { isMuted ? [] : [.say(bulletin)] }
}

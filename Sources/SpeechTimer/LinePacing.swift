internal import Announcing

/// When lines go out, for a display that wants notice of each: first it is made ready, and after its lead comes the
/// line.
///
/// A planned announcement's second is known, so the notice goes out ahead of it. Nobody can know an answer ahead: its
/// notice goes out at once, and the line follows.
struct LinePacing {
  typealias Effect = Session.Effect

  /// The notice a display wants; with zero, lines just go out.
  let lead: Duration
  /// The planned instant that notice was given of.
  private var noticed: Duration?
  private var deferred: (bulletin: Bulletin, until: Duration)?

  init(lead: Duration) { self.lead = lead }

  /// When `catchUp` is wanted, where the next planned line is due at `due`.
  func nextAlarm(due: Duration?) -> Duration? {
    let notice = lead > .zero && due != noticed ? due.map { $0 - lead } : nil
    return [notice, deferred?.until].compactMap { $0 }.min()
  }

  /// Shows a line that was waiting, and gives notice of the next planned one, if it is time.
  mutating func catchUp(at now: Duration, due: Duration?) -> [Effect] {
    var effects = deferred.map { $0.until <= now } == true ? showDeferred() : []
    if lead > .zero, let due, due != noticed, due - lead <= now, now < due {
      noticed = due
      effects.append(.makeReady)
    }
    return effects
  }

  /// Shows a planned line.
  mutating func show(_ bulletin: Bulletin) -> [Effect] { showDeferred() + [.show(bulletin)] }

  /// Shows a line that nobody could expect.
  mutating func answer(_ bulletin: Bulletin, at now: Duration) -> [Effect] {
    guard lead > .zero else { return show(bulletin) }
    let earlier = showDeferred()
    deferred = (bulletin, until: now + lead)
    return earlier + [.makeReady]
  }

  /// Shows a line that was waiting, now.
  mutating func showDeferred() -> [Effect] {
    guard let (bulletin, _) = deferred else { return [] }
    deferred = nil
    return [.show(bulletin)]
  }
}

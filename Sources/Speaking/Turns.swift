/// Decides which piece is heard when, and what becomes of the others. It is told the time.
package struct Turns: Sendable {
  /// A piece whose time has come.
  package struct Turn: Equatable, Sendable {
    package var piece: Piece
    /// After this it is no longer worth saying: the process was stopped, or the output hung.
    package var latest: Duration
    /// Whether the run has asked for it, beyond preparing it.
    package var isSaid = false
  }

  /// What to do next.
  package enum Step: Equatable, Sendable {
    case sleep(until: Duration?)
    case begin(Piece)
  }

  /// How late what was prepared may begin.
  package static let tolerance = Duration.milliseconds(50)
  /// How late what was said may begin, behind a slow output.
  package static let patience = Duration.seconds(1)
  /// How long before another piece's instant the stream has to be free for it.
  package static let handover = Duration.milliseconds(120)

  private var prepared: Turn?
  private var current: Turn?
  /// When the current one will have been heard.
  private var end = Duration.zero
  private var isCut = false
  private var waiting: [Turn] = []
  /// The instant whose prepared piece has begun, or was left out.
  private var settled: Duration?

  package init() {}

  /// Nothing is heard, nor is anything waiting that was said.
  package var isIdle: Bool { current == nil && waiting.isEmpty }

  /// How long it is until all that was said should have been heard.
  package func remaining(at now: Duration) -> Duration {
    let sounding = current == nil ? now : max(now, end)
    return waiting.reduce(sounding) { max($0 + Approach.lead, $1.piece.instant) + $1.piece.length } - now
  }

  /// Makes a piece ready for its instant; nil is one that is left out. One whose stream is open goes on as it is.
  package mutating func prepare(_ piece: Piece?, at instant: Duration) {
    guard current?.piece.instant != instant else { return }
    prepared = piece.map { Turn(piece: $0, latest: $0.instant + Self.tolerance) }
    if piece == nil { settled = instant }
  }

  /// Discards what is prepared and not yet heard, even if its stream is open; what is prepared next is for `next`.
  package mutating func discard(at now: Duration, for next: Duration? = nil) {
    prepared = nil
    let isUnwanted = { (turn: Turn) in
      // What is to come may be told at the very instant at which this begins.
      !turn.isSaid && turn.piece.instant != next && now < turn.piece.instant - .milliseconds(5)
    }
    waiting.removeAll(where: isUnwanted)
    guard let current, isUnwanted(current) else { return }
    isCut = true
    settled = nil
  }

  /// When something is due that what is said now, and is so urgent, must not run into.
  package func next(after urgency: Utterance.Urgency) -> Duration? {
    guard let piece = prepared?.piece else { return nil }
    return urgency == .important && piece.urgency != .important || piece.mayBeLeftOut ? nil : piece.instant
  }

  /// Whether what is due at an instant has been prepared for it; then it is said.
  package mutating func takes(_ instant: Duration) -> Bool {
    if let turn = prepared, turn.piece.instant == instant {
      prepared = nil
      settled = instant
      meet(Turn(piece: turn.piece, latest: instant + Self.patience, isSaid: true))
      return true
    }
    if current?.piece.instant == instant { current?.isSaid = true }
    for index in waiting.indices where waiting[index].piece.instant == instant { waiting[index].isSaid = true }
    return settled == instant
  }

  /// Says a piece now.
  package mutating func say(_ piece: Piece, at now: Duration) {
    meet(Turn(piece: piece, latest: now + Self.patience, isSaid: true))
  }

  /// Ends what is heard and forgets the rest.
  package mutating func silence() {
    isCut = true
    waiting = []
    prepared = nil
    settled = nil
  }

  /// What to do while no stream is open.
  package mutating func next(at now: Duration) -> Step {
    waiting.removeAll { now > $0.latest }
    if let first = waiting.first {
      let start = first.piece.instant - Approach.lead
      return now < start ? .sleep(until: start) : .begin(begin(waiting.removeFirst(), at: now))
    }
    guard let turn = prepared else { return .sleep(until: nil) }
    if now > turn.latest {
      prepared = nil
      return .sleep(until: nil)
    }
    guard now >= turn.piece.instant - Approach.lead else {
      return .sleep(until: turn.piece.instant - Approach.lead)
    }
    return .begin(beginPrepared(turn, at: now))
  }

  /// The piece that goes on behind the current one, on the same stream, if one is due so soon.
  package mutating func follow(at now: Duration) -> Piece? {
    waiting.removeAll { now > $0.latest }
    if let first = waiting.first {
      guard now >= first.piece.instant - Approach.lead else { return nil }
      var turn = waiting.removeFirst()
      if turn.piece.instant < end { turn.piece.instant = end + Fitting.pause }
      return begin(turn, at: now)
    }
    guard let turn = prepared, now >= turn.piece.instant - Approach.lead, end <= turn.piece.instant else { return nil }
    return beginPrepared(turn, at: now)
  }

  /// When `follow` may have an answer, if nothing else happens.
  package var nextStart: Duration? {
    if let first = waiting.first { return first.piece.instant - Approach.lead }
    return prepared.map { $0.piece.instant - (end <= $0.piece.instant ? Approach.lead : Self.handover) }
  }

  /// Whether the stream goes on with the current piece; asked before each bit of it.
  package mutating func goesOn(at now: Duration) -> Bool {
    guard current != nil, !isCut else { return false }
    // Sound is written as it is heard; so late, the process was stopped or the output hung.
    if now > end + .milliseconds(300) { return false }
    guard let turn = prepared, now >= turn.piece.instant - Self.handover, end > turn.piece.instant else { return true }
    prepared = nil
    settled = turn.piece.instant
    meet(turn)
    return !isCut
  }

  /// The current piece is known to be heard from `instant` on, or not at all if that is too late.
  package mutating func starts(at instant: Duration) -> Bool {
    guard let current, !isCut else { return false }
    let late = current.piece.mayBeLeftOut && !current.isSaid ? Self.tolerance : Self.patience
    guard instant <= current.latest + late else { return false }
    end = instant + current.piece.length
    return true
  }

  /// The output of the current piece hangs: what is important is heard from its beginning where another is found.
  package mutating func giveUp(at now: Duration) {
    if var turn = current, !isCut, turn.piece.urgency == .important {
      turn.latest = now + Self.patience
      waiting.insert(turn, at: 0)
    }
    ended()
  }

  /// The current piece is over.
  package mutating func ended() {
    current = nil
    isCut = false
  }

  /// Lets a piece be heard, before, after or instead of the current one.
  private mutating func meet(_ turn: Turn) {
    var turn = turn
    guard let current, end > turn.piece.instant else { return wait(turn) }
    switch Precedence.of(turn.piece, over: current.piece) {
    case .yields: return
    case .cuts: isCut = true
    case .waits: turn.latest = end + Self.patience
    }
    wait(turn)
  }

  /// Of what waits only the newest is true, but what is important is kept.
  private mutating func wait(_ turn: Turn) {
    if turn.piece.mayBeLeftOut, waiting.contains(where: { !$0.piece.mayBeLeftOut }) { return }
    waiting = waiting.filter { $0.piece.urgency == .important } + [turn]
  }

  private mutating func beginPrepared(_ turn: Turn, at now: Duration) -> Piece {
    prepared = nil
    settled = turn.piece.instant
    return begin(turn, at: now)
  }

  private mutating func begin(_ turn: Turn, at now: Duration) -> Piece {
    current = turn
    isCut = false
    end = max(now, turn.piece.instant) + turn.piece.length
    return turn.piece
  }
}

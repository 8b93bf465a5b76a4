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
  package var isIdle: Bool { current == nil && waiting.isEmpty && prepared?.isSaid != true }

  /// How long it is until all that was said should have been heard.
  package func remaining(at now: Duration) -> Duration {
    let said = waiting + (prepared.map { $0.isSaid ? [$0] : [] } ?? [])
    let sounding = current == nil ? .zero : max(.zero, end - now)
    return said.reduce(sounding) { $0 + $1.piece.length + Approach.lead }
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
    guard let current, !current.isSaid, current.piece.instant != next else { return }
    // It is heard a little before this is told at its very instant.
    guard now < current.piece.instant - .milliseconds(5) else { return }
    isCut = true
    settled = nil
  }

  /// When something is due that what is said now must not run into.
  package var next: Duration? { prepared.flatMap { $0.piece.mayBeLeftOut ? nil : $0.piece.instant } }

  /// Whether what is due at an instant has been prepared for it; then it is said.
  package mutating func takes(_ instant: Duration) -> Bool {
    if prepared?.piece.instant == instant {
      prepared?.isSaid = true
      prepared?.latest = instant + Self.patience
      return true
    }
    if current?.piece.instant == instant { current?.isSaid = true }
    return settled == instant
  }

  /// Says a piece now.
  package mutating func say(_ piece: Piece, at now: Duration) {
    var turn = Turn(piece: piece, latest: now + Self.patience, isSaid: true)
    guard let current else { return wait(turn) }
    switch Precedence.of(piece, over: current.piece) {
    case .yields: break
    case .cuts:
      isCut = true
      wait(turn)
    case .waits:
      turn.latest = max(now, end) + Self.patience
      wait(turn)
    }
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
    if !waiting.isEmpty { return .begin(begin(waiting.removeFirst(), at: now)) }
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
    if !waiting.isEmpty {
      var turn = waiting.removeFirst()
      turn.piece.instant = max(turn.piece.instant, end + Fitting.pause)
      return begin(turn, at: now)
    }
    guard let turn = prepared, now >= turn.piece.instant - Approach.lead, end <= turn.piece.instant else { return nil }
    return beginPrepared(turn, at: now)
  }

  /// When `follow` may have an answer, if nothing else happens.
  package var nextStart: Duration? { prepared.map { $0.piece.instant - Approach.lead } }

  /// Whether the stream goes on with the current piece; asked before each bit of it.
  package mutating func goesOn(at now: Duration) -> Bool {
    guard let current, !isCut else { return false }
    // Sound is written as it is heard; so late, the process was stopped or the output hung.
    if now > end + .milliseconds(300) { return false }
    guard let turn = prepared, now >= turn.piece.instant - Self.handover, end > turn.piece.instant else { return true }
    switch Precedence.of(turn.piece, over: current.piece) {
    case .cuts: return false
    case .yields: settled = turn.piece.instant
    case .waits:
      settled = turn.piece.instant
      wait(Turn(piece: turn.piece, latest: end + Self.patience, isSaid: true))
    }
    prepared = nil
    return true
  }

  /// The current piece is known to be heard from `instant` on, or not at all if that is too late.
  package mutating func starts(at instant: Duration) -> Bool {
    guard let current, !isCut else { return false }
    let late = current.piece.mayBeLeftOut && !current.isSaid ? Self.tolerance : Self.patience
    guard instant <= current.latest + late else { return false }
    end = instant + current.piece.length
    return true
  }

  /// The current piece is over.
  package mutating func ended() {
    current = nil
    isCut = false
  }

  /// Of what waits only the newest is true, but what is important is kept.
  private mutating func wait(_ turn: Turn) {
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

/// Who is connected to a run's socket, what they have said and wait for, and what is to be done about it.
///
/// Times are counted from any one instant.
package struct Callers: Sendable {
  /// What is to be done about it.
  package enum Effect: Equatable, Sendable {
    /// Listen to one, also for its leaving.
    case attend(Request.ID)
    /// Listen to it no longer.
    case ignore(Request.ID)
    case send(String, to: Request.ID)
    case refuse(Refusal, Request.ID)
    /// End the connection.
    case hangUp(Request.ID)
    /// Give the run a request.
    case ask(Request)
    /// Tell the run that whoever asked this does not wait any more.
    case withdraw(Request.ID)
  }

  /// Why the run is not asked.
  package enum Refusal: Equatable, Sendable {
    /// The request has more than this many bytes.
    case tooLong(most: Int)
    case tooManyListen
  }

  /// What comes from a caller.
  package enum Piece: Equatable, Sendable {
    case bytes([UInt8])
    /// Its way here is closed, but not the way back.
    case end
    case gone
  }

  /// How many may be connected. Of more, those who have said nothing go first.
  package static let most = 128
  /// How many of them may listen on.
  package static let mostListeners = 64
  /// How many requests the run has before it at once.
  package static let mostAsked = 4
  /// How long a caller may take to say its line.
  package static let patience = Duration.seconds(2)

  private enum State {
    /// Its line is not whole yet.
    case speaking(RequestReading, since: Duration)
    /// Its request waits, or the run has it.
    case asking
    case listening(follows: Bool)
  }

  private var states: [Request.ID: State] = [:]
  /// The number of the newest.
  private var newest: UInt64 = 0
  /// Requests that wait for the run to have time.
  private var waiting: [Request] = []
  /// Requests that the run has.
  private var asked: Set<Request.ID> = []

  package init() {}

  package var isFull: Bool { states.count >= Self.most }

  /// When somebody has taken too long; nil while nobody speaks.
  package var due: Duration? { speaking.map { $0.since + Self.patience }.min() }

  /// Whether more is wanted from one.
  package func awaitsLine(of id: Request.ID) -> Bool {
    if case .speaking = states[id] { true } else { false }
  }

  /// Lets somebody in; nil if there is no room.
  package mutating func enter(at now: Duration) -> (id: Request.ID, effects: [Effect])? {
    var effects: [Effect] = []
    if isFull {
      effects = dropFirstSilent()
      if effects.isEmpty { return nil }
    }
    newest += 1
    let id = Request.ID(newest)
    states[id] = .speaking(RequestReading(), since: now)
    return (id, effects)
  }

  /// Takes what came from a caller. Who says more than its line is dropped.
  package mutating func hear(_ piece: Piece, from id: Request.ID) -> [Effect] {
    switch (states[id], piece) {
    case (nil, _): return []
    case (.speaking(var reading, let since), .bytes(let bytes)):
      let progress = reading.take(bytes)
      states[id] = .speaking(reading, since: since)
      return take(progress, from: id)
    case (.speaking(let reading, _), .end): return take(reading.finish(), from: id)
    case (.asking, .end), (.listening, .end): return [.ignore(id)]
    // Whoever has said its line, and says more, is not heard any longer.
    case (.asking, .bytes), (.listening, .bytes), (.speaking, .gone), (.asking, .gone), (.listening, .gone):
      return drop(id)
    }
  }

  private mutating func take(_ progress: RequestReading.Progress, from id: Request.ID) -> [Effect] {
    switch progress {
    case .unfinished: return []
    case .tooLong: return [.refuse(.tooLong(most: RequestReading.longest), id)] + drop(id)
    case .whole(let line):
      states[id] = .asking
      waiting.append(Request(id: id, line: line))
      return [.ignore(id)] + askNext()
    }
  }

  private mutating func askNext() -> [Effect] {
    var effects: [Effect] = []
    while asked.count < Self.mostAsked, !waiting.isEmpty {
      let request = waiting.removeFirst()
      guard states[request.id] != nil else { continue }
      asked.insert(request.id)
      effects.append(.ask(request))
    }
    return effects
  }
}

/// What the run does.
extension Callers {
  /// It has answered a request.
  package mutating func answer(_ text: String, to id: Request.ID) -> [Effect] {
    asked.remove(id)
    let isThere = states.removeValue(forKey: id) != nil
    return (isThere ? [.send(text, to: id), .hangUp(id)] : []) + askNext()
  }

  /// It lets whoever asked this listen on.
  package mutating func keep(_ id: Request.ID, follows: Bool) -> [Effect] {
    asked.remove(id)
    return listen(id, follows: follows) + askNext()
  }

  private mutating func listen(_ id: Request.ID, follows: Bool) -> [Effect] {
    guard states[id] != nil else { return [.withdraw(id)] }
    let listeners = states.values.count { if case .listening = $0 { true } else { false } }
    states[id] = .listening(follows: follows)
    return listeners < Self.mostListeners ? [.attend(id)] : [.refuse(.tooManyListen, id)] + drop(id)
  }

  /// It tells all that follow.
  package func publish(_ text: String) -> [Effect] {
    let followers = states.filter { if case .listening(follows: true) = $0.value { true } else { false } }
    return followers.keys.sorted().map { .send(text, to: $0) }
  }
}

/// Who may not stay.
extension Callers {
  private var speaking: [(id: Request.ID, since: Duration)] {
    states.compactMap { if case .speaking(_, let since) = $0.value { ($0.key, since) } else { nil } }
  }

  /// One that has gone, or cannot be sent anything.
  package mutating func drop(_ id: Request.ID) -> [Effect] {
    switch states.removeValue(forKey: id) {
    case nil: []
    case .speaking, .asking: [.hangUp(id)]
    case .listening: [.hangUp(id), .withdraw(id)]
    }
  }

  /// Of those who have not said their line the first to come.
  package mutating func dropFirstSilent() -> [Effect] { speaking.map(\.id).min().map { drop($0) } ?? [] }

  /// Those who have taken too long.
  package mutating func dropSilent(at now: Duration) -> [Effect] {
    speaking.filter { now - $0.since >= Self.patience }.map(\.id).sorted().flatMap { drop($0) }
  }
}

/// Plays pieces on a thread of its own, each from its instant on. While nothing is to be heard, nothing is open and the
/// thread sleeps.
struct Playback: Sendable {
  private let stage: Stage<Programme>
  private let source: any OutputSource

  /// How much is written at a time; then it is asked whether to go on.
  private static let bit = Duration.milliseconds(20).samples

  init(on stage: Stage<Programme>, through source: any OutputSource) {
    self.stage = stage
    self.source = source
  }

  /// Plays until the stage is over.
  func run() {
    while !stage.isOver {
      let now = stage.now
      switch stage.decide({ $0.turns.next(at: now) }) {
      case .sleep(let instant): stage.sleep(until: instant)
      case .begin(let piece):
        do throws(SpeechProblem) { try play(piece) } catch { stage.failed(error) }
        stage.decide { $0.turns.ended() }
      }
    }
  }

  /// Opens a stream, and plays a piece and what follows closely.
  private func play(_ first: Piece) throws(SpeechProblem) {
    let output = try stage.watched(.outputHangs(source.name)) { () throws(SpeechProblem) in try source.open() }
    defer { output.close() }
    let name = output.name
    var piece = first
    try write(silence: Approach.opening(at: stage.now, before: piece.instant), to: output)
    while true {
      guard try begin(piece, on: output), try write(piece.samples[...], to: output) else { return output.flush() }
      let end = stage.now + (try stage.watched(.outputHangs(name)) { () throws(SpeechProblem) in try output.latency() })
      stage.succeeded(through: name)
      let now = stage.now
      if let next = stage.decide({ $0.turns.follow(at: now) }) {
        piece = next
        continue
      }
      // Soft ends are kept from clicking, and cards from playing old sound, by a little silence.
      try write(silence: 2 * Self.bit, to: output)
      switch wait(until: end) {
      case .follow(let next): piece = next
      case .stop: return output.flush()
      case .over: return try stage.watched(.outputHangs(output.name)) { () throws(SpeechProblem) in try output.drain() }
      }
    }
  }

  /// Pads with silence up to a piece's instant. It is measured twice, since a busy machine may lose time in between.
  private func begin(_ piece: Piece, on output: any AudioOutput) throws(SpeechProblem) -> Bool {
    let near = Approach.warmUp.samples
    let missing = try missing(before: piece, on: output)
    if missing > near {
      guard try write(silence: missing - near, to: output) else { return false }
    }
    let rest = try self.missing(before: piece, on: output)
    let now = stage.now
    let isInTime = stage.decide { $0.turns.starts(at: max(now, piece.instant)) }
    guard isInTime else { return false }
    return try write(silence: rest, to: output)
  }

  private func missing(before piece: Piece, on output: any AudioOutput) throws(SpeechProblem) -> Int {
    // What is said at once is not held up by a question.
    guard piece.instant > stage.now else { return 0 }
    let latency = try stage.watched(.outputHangs(output.name)) { () throws(SpeechProblem) in try output.latency() }
    return Approach.padding(at: stage.now, latency: latency, before: piece.instant)
  }

  @discardableResult
  private func write(silence count: Int, to output: any AudioOutput) throws(SpeechProblem) -> Bool {
    try write(ArraySlice(repeating: 0, count: count), to: output)
  }

  /// Writes bit by bit; false as soon as the piece is not wanted any more.
  private func write(_ samples: ArraySlice<Int16>, to output: any AudioOutput) throws(SpeechProblem) -> Bool {
    var rest = samples
    while !rest.isEmpty {
      let now = stage.now
      guard stage.decide({ $0.turns.goesOn(at: now) }) else { return false }
      let bit = rest.prefix(Self.bit)
      try stage.watched(.outputHangs(output.name)) { () throws(SpeechProblem) in try output.write(bit) }
      rest = rest.dropFirst(bit.count)
    }
    return true
  }

  private enum Sequel {
    case follow(Piece)
    case stop, over
  }

  /// Waits until a piece has been heard, or something else is to be.
  private func wait(until end: Duration) -> Sequel {
    while true {
      let now = stage.now
      let (goesOn, next, start) = stage.decide { programme in
        let goesOn = programme.turns.goesOn(at: now)
        return (goesOn, goesOn ? programme.turns.follow(at: now) : nil, programme.turns.nextStart)
      }
      if !goesOn { return .stop }
      if let next { return .follow(next) }
      if now >= end { return .over }
      stage.sleep(until: min(end, start.map { max($0, now + .milliseconds(1)) } ?? end))
    }
  }
}

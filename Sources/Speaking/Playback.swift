/// Plays pieces on a thread of its own, each from its instant on. While nothing is to be heard, nothing is open and the
/// thread sleeps.
struct Playback: Sendable {
  private let thread: SpeakerThread<Programme>
  private let source: any OutputSource
  /// Which of the threads that took over from one another this is.
  private let shift: Int

  /// How much is written at a time; then it is asked whether to go on.
  private static let bit = Duration.milliseconds(20).samples

  init(on thread: SpeakerThread<Programme>, through source: any OutputSource, shift: Int) {
    self.thread = thread
    self.source = source
    self.shift = shift
  }

  /// Plays until the thread is over, or until a call hangs.
  func run() {
    while thread.isOn(shift) {
      let now = thread.now
      switch thread.decide({ $0.turns.next(at: now) }) {
      case .sleep(let instant): thread.sleep(until: instant)
      case .begin(let piece):
        do throws(SpeechProblem) { try play(piece) } catch {
          guard thread.isOn(shift) else { return awaitOutput(after: error) }
          thread.failed(error)
        }
        thread.decide { $0.turns.ended() }
      }
    }
  }

  /// Opens a stream, and plays a piece and what follows closely.
  private func play(_ first: Piece) throws(SpeechProblem) {
    let output = try open()
    defer { output.close() }
    var piece = first
    try write(silence: Approach.opening(at: thread.now, before: piece.instant), to: output)
    while true {
      guard try begin(piece, on: output), try write(piece.samples[...], to: output) else { return try flush(output) }
      let latency = try latency(of: output)
      let end = thread.now + latency
      thread.succeeded(through: output.name)
      let now = thread.now
      if let next = thread.decide({ $0.turns.follow(at: now) }) {
        piece = next
        continue
      }
      // Soft ends are kept from clicking, and cards from playing old sound, by a little silence.
      try write(silence: 2 * Self.bit, to: output)
      switch wait(until: end) {
      case .follow(let next): piece = next
      case .stop: return try flush(output)
      case .over: return try watched(output) { () throws(SpeechProblem) in try output.drain() }
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
    let now = thread.now
    let isInTime = thread.decide { $0.turns.starts(at: max(now, piece.instant)) }
    guard isInTime else { return false }
    return try write(silence: rest, to: output)
  }

  private func missing(before piece: Piece, on output: any AudioOutput) throws(SpeechProblem) -> Int {
    // What is said at once is not held up by a question.
    guard piece.instant > thread.now else { return 0 }
    let latency = try latency(of: output)
    return Approach.padding(at: thread.now, latency: latency, before: piece.instant)
  }

  @discardableResult
  private func write(silence count: Int, to output: any AudioOutput) throws(SpeechProblem) -> Bool {
    try write(ArraySlice(repeating: 0, count: count), to: output)
  }

  /// Writes bit by bit; false as soon as the piece is not wanted any more.
  private func write(_ samples: ArraySlice<Int16>, to output: any AudioOutput) throws(SpeechProblem) -> Bool {
    var rest = samples
    while !rest.isEmpty {
      let now = thread.now
      guard thread.decide({ $0.turns.goesOn(at: now) }) else { return false }
      let bit = rest.prefix(Self.bit)
      try watched(output) { () throws(SpeechProblem) in try output.write(bit) }
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
      let now = thread.now
      let (goesOn, next, start) = thread.decide { programme in
        let goesOn = programme.turns.goesOn(at: now)
        return (goesOn, goesOn ? programme.turns.follow(at: now) : nil, programme.turns.nextStart)
      }
      if !goesOn { return .stop }
      if let next { return .follow(next) }
      if now >= end { return .over }
      thread.sleep(until: min(end, start.map { max($0, now + .milliseconds(1)) } ?? end))
    }
  }
}

/// The calls, each of which may hang.
extension Playback {
  /// Opens the first output that answers; one that hangs is passed over.
  private func open() throws(SpeechProblem) -> any AudioOutput {
    let hanging = thread.decide { $0.hanging }
    var refusals: [SpeechProblem.Refusal] = []
    for rung in source.rungs where !hanging.contains(rung.name) {
      do throws(SpeechProblem) {
        return try thread.watched(.outputHangs(rung.name), by: shift, rung.open)
      } catch .noOutput(let reasons) {
        refusals += reasons
      }
    }
    throw hanging.first.map { .outputHangs($0) } ?? .noOutput(refusals)
  }

  private func latency(of output: any AudioOutput) throws(SpeechProblem) -> Duration {
    try watched(output) { () throws(SpeechProblem) in try output.latency() }
  }

  private func flush(_ output: any AudioOutput) throws(SpeechProblem) {
    try watched(output) { () throws(SpeechProblem) in output.flush() }
  }

  private func watched<Value>(
    _ output: any AudioOutput, _ call: () throws(SpeechProblem) -> Value
  ) throws(SpeechProblem) -> Value {
    try thread.watched(.outputStalls(output.name), by: shift, call)
  }

  /// Another thread has taken over: this one stays with the output that hangs until that answers again.
  private func awaitOutput(after problem: SpeechProblem) {
    guard let rung = source.rungs.first(where: { $0.name == problem.hangingOutput }) else { return }
    while !thread.isOver {
      let start = thread.now
      let output = try? rung.open()
      output?.close()
      // One that hangs is given up by its library only after long.
      if thread.now - start < .seconds(1) { break }
    }
    thread.change { _ = $0.hanging.remove(rung.name) }
  }
}

import Foundation
import Speaking
import Synchronization

/// A loudspeaker that remembers when it would have been heard, and fails as it is told.
final class StandInSource: OutputSource {
  enum Fault: Sendable { case refuses, hangs, isLost, stalls }

  struct Bit {
    var instant: Duration
    var samples: ArraySlice<Int16>
  }

  struct State {
    var faults: [Fault]
    var opened: [Duration] = []
    var closed = 0
    var bits: [Bit] = []
  }

  static let refusal = SpeechProblem.Refusal(output: "Stand-in", reason: "as told")

  let name: String
  let start: ContinuousClock.Instant
  fileprivate let state: Mutex<State>
  /// Done once, on the playing thread, as soon as a stream is open.
  let whenOpened: Mutex<(@Sendable () -> Void)?>
  private let gate = DispatchSemaphore(value: 0)

  /// - Parameter faults: one for each stream from the first on; then there are none.
  init(_ name: String = "Stand-in", start: ContinuousClock.Instant, faults: [Fault] = []) {
    self.name = name
    self.start = start
    whenOpened = Mutex(nil)
    state = Mutex(State(faults: faults))
  }

  var rungs: [OutputRung] { [OutputRung(name) { () throws(SpeechProblem) in try self.open() }] }

  private func open() throws(SpeechProblem) -> any AudioOutput {
    let now = start.duration(to: .now)
    let fault = state.withLock { state in
      state.opened.append(now)
      return state.faults.isEmpty ? nil : state.faults.removeFirst()
    }
    switch fault {
    case .refuses: throw .noOutput([Self.refusal])
    case .hangs: hang()
    case .isLost, .stalls, nil: break
    }
    let action = whenOpened.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
    return StandInOutput(self, fault: fault)
  }

  /// Hangs until it is released.
  fileprivate func hang() { gate.wait() }

  /// Lets one hanging call go on.
  func release() { gate.signal() }

  var opened: [Duration] { state.withLock { $0.opened } }
  var openStreams: Int { state.withLock { $0.opened.count - $0.closed } }

  /// When it was heard: loud stretches with less than 80 ms between them.
  var heard: [ClosedRange<Duration>] {
    var stretches: [ClosedRange<Duration>] = []
    for bit in state.withLock({ $0.bits }) {
      for (index, sample) in bit.samples.enumerated() where abs(Int32(sample)) > 184 {
        let instant = bit.instant + Duration(samples: index)
        if let last = stretches.last, instant - last.upperBound < .milliseconds(80) {
          stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, instant)
        } else {
          stretches.append(instant...instant)
        }
      }
    }
    return stretches
  }
}

/// Some loudspeakers, the best first.
struct StandInLadder: OutputSource {
  let sources: [StandInSource]

  var rungs: [OutputRung] { sources.flatMap(\.rungs) }
}

private final class StandInOutput: AudioOutput {
  let name: String
  private let source: StandInSource
  private let fault: StandInSource.Fault?
  private var end = Duration.zero
  private var isOpen = true

  init(_ source: StandInSource, fault: StandInSource.Fault?) {
    name = source.name
    self.source = source
    self.fault = fault
  }

  deinit { close() }

  private var now: Duration { source.start.duration(to: .now) }

  func latency() -> Duration { max(.milliseconds(10), end - now) }

  func write(_ samples: ArraySlice<Int16>) throws(SpeechProblem) {
    if samples.contains(where: { $0 != 0 }) {
      if fault == .isLost { throw .outputLost(StandInSource.refusal) }
      if fault == .stalls { source.hang() }
    }
    // It takes no more than 60 ms ahead, as a server does.
    let wait = end - now - .milliseconds(60)
    if wait > .zero { usleep(UInt32(wait / .microseconds(1))) }
    let begin = max(end, now + .milliseconds(10))
    source.state.withLock { $0.bits.append(.init(instant: begin, samples: samples)) }
    end = begin + Duration(samples: samples.count)
  }

  func drain() {
    if end > now { usleep(UInt32((end - now) / .microseconds(1))) }
  }

  func flush() {
    let now = now
    source.state.withLock { state in
      state.bits = state.bits.compactMap { bit in
        guard bit.instant + Duration(samples: bit.samples.count) > now else { return bit }
        let heard = bit.samples.prefix(max(0, (now - bit.instant).samples))
        return heard.isEmpty ? nil : .init(instant: bit.instant, samples: heard)
      }
    }
    end = now
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    source.state.withLock { $0.closed += 1 }
  }
}

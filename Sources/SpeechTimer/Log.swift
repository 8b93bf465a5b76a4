internal import Dispatch
internal import Displaying
internal import Keeping
internal import Synchronization

/// A record of what was told: JSON lines at the end of a file, whatever is displayed. Nothing waits for the disk, but
/// for a moment the end of the run.
final class Log: Follower {
  /// How long that waits.
  private static let patience = Duration.seconds(1)
  /// How many reports wait for the disk; what comes on top is left out.
  private static let most = 10_000

  private struct State {
    var output: Output
    var trouble = Trouble()
  }

  private struct Waiting {
    var reports = 0
    /// Lines that were left out.
    var lost = 0
  }

  private let path: String
  /// Used on the queue only, since writing may take as long as the disk likes.
  private let state: Mutex<State>
  private let waiting = Mutex(Waiting())
  private let queue = DispatchQueue(label: "log")
  private let complain: @Sendable (Failure) -> Void

  /// Opens the file; `complain` is told what goes wrong later.
  init(_ path: String, complain: @escaping @Sendable (Failure) -> Void) throws(Failure) {
    let file = File(path)
    do {
      state = Mutex(State(output: Output(descriptor: try file.openForAppending(), isTorn: file.endsInsideLine)))
    } catch {
      throw .usage("--log \(path.shown): \(error.reason). Right would be: --log exam.jsonl")
    }
    self.path = path
    self.complain = complain
  }

  func follow(_ report: Report) {
    let isTaken = waiting.withLock { waiting in
      let isTaken = waiting.reports < Self.most
      if isTaken { waiting.reports += 1 } else { waiting.lost += report.entries.count }
      return isTaken
    }
    if isTaken { queue.async { @Sendable [self] in write(report) } }
  }

  func finish() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { @Sendable [self] in
        if !queue.drain(within: Self.patience) {
          complain(
            .failed(
              "--log \(path.shown): the disk takes too long, and lines may be missing. Right would be: "
                + "a file on another disk"))
        }
        continuation.resume()
      }
    }
  }

  func leave() { _ = queue.drain(within: Self.patience) }

  private func write(_ report: Report) {
    state.withLock { state in
      do throws(Output.Problem) {
        try state.output.write(report.jsonLines)
        if state.output.isClear { tellLost(of: &state) }
      } catch {
        if state.trouble.begins() {
          complain(.failed("--log \(path.shown): \(Failure(error).text) The countdown goes on."))
        }
      }
    }
    waiting.withLock { $0.reports -= 1 }
  }

  /// Tells, once it can be written again, what is missing.
  private func tellLost(of state: inout State) {
    let leftOut = waiting.withLock { waiting in
      defer { waiting.lost = 0 }
      return waiting.lost
    }
    guard state.trouble.ends() || leftOut > 0 else { return }
    let lost = state.output.takeLinesLost() + leftOut
    let count = lost == 0 ? "nothing" : lost == 1 ? "1 line" : "\(lost) lines"
    complain(.failed("--log \(path.shown): written again. Lost: \(count)."))
  }
}

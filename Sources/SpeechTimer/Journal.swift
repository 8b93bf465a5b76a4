internal import Dispatch
internal import Keeping
internal import Phrasing
internal import Synchronization
internal import Timing

/// Keeps on the disk how a run stands, so that it can be gone on with after a crash. Nothing waits for the disk.
final class Journal: Sendable {
  /// How long the exit, and who starts a run in the background, wait for the disk.
  private static let patience = Duration.seconds(1)
  /// How many runs are told of at the start.
  private static let most = 3

  private struct State {
    var noted: Session.Standing?
    /// The newest that is not written yet; nil within: there is nothing to go on with.
    var pending: RunRecord??
    var claim: Journals.Claim?
    var trouble = Trouble()
  }

  private let path: String?
  private let arguments: [String]
  private let began: Double
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "journal")
  private let complain: @Sendable (Failure) -> Void

  /// - Parameters:
  ///   - claim: that of a run that is gone on with.
  ///   - began: when clock times were read, in seconds since 1970 (UTC).
  init(
    _ environment: Environment, arguments: [String], began: Double, claim: Journals.Claim?,
    complain: @escaping @Sendable (Failure) -> Void
  ) {
    path = Journals.path(environment)
    self.arguments = arguments
    self.began = began
    self.complain = complain
    state = Mutex(State(claim: claim))
  }

  /// Tells of runs that were cut off, unless they were over longer ago than `within`.
  func tellCutOff(within: Duration) {
    queue.async { @Sendable [self] in
      guard let path, let folder = try? Folder.open(path) else { return }
      let journals = Journals(folder: folder)
      guard let findings = try? journals.look(at: .now) else { return }
      try? journals.tidy()
      guard !findings.isEmpty, let english = try? Phraser.english else { return }
      let news = findings.news(within: within, phraser: english)
      for failure in news.prefix(Self.most) { complain(failure) }
      let more = news.count - Self.most
      if more > 0 {
        complain(.failed("\(more) more \(more == 1 ? "was" : "were") cut off. speech-timer restore lists them."))
      }
    }
  }

  /// Does something once all is on the disk, and told, that was given before; or when that takes too long.
  func afterThis(_ body: @escaping @Sendable () -> Void) {
    queue.async(execute: body)
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: body)
  }

  /// Takes note of how the run stands, if that has changed; `start` is the instant that its instants are counted from.
  func note(_ standing: Session.Standing, from start: ContinuousClock.Instant) {
    let isFirst = state.withLock { state in
      guard standing != state.noted else { return false }
      state.noted = standing
      let isFirst = state.pending == nil
      state.pending = .some(standing.isGoing ? record(standing, from: start) : nil)
      return isFirst
    }
    if isFirst { queue.async { @Sendable [self] in write() } }
  }

  /// Ends it. What ended by itself or was told to end leaves nothing behind.
  func close(keeping isKept: Bool) {
    if !isKept { queue.async { @Sendable [self] in state.withLock { $0.claim.take() }?.remove() } }
    _ = queue.drain(within: Self.patience)
  }

  private func record(_ standing: Session.Standing, from start: ContinuousClock.Instant) -> RunRecord {
    RunRecord(
      arguments: arguments, began: began, start: Anchor(start), at: start.duration(to: .now) / .seconds(1),
      isMuted: standing.isMuted, countdowns: standing.countdowns.map { RunRecord.Entry($0) })
  }

  private func write() {
    guard let pending = state.withLock({ $0.pending.take() }) else { return }
    do throws(Failure) {
      let claim = try claim()
      if let pending {
        guard let bytes = pending.bytes else { throw failure("the command line is too long to be kept") }
        do { try claim.write(bytes) } catch { throw failure(error.reason) }
      } else {
        claim.removeRecord()
      }
      state.withLock { _ = $0.trouble.ends() }
    } catch {
      if state.withLock({ $0.trouble.begins() }) { complain(error) }
    }
  }

  private func claim() throws(Failure) -> Journals.Claim {
    if let claim = state.withLock({ $0.claim }) { return claim }
    guard let path else { throw failure("neither XDG_STATE_HOME nor HOME names a folder") }
    do throws(File.Problem) {
      let journals = Journals(folder: try Folder.make(path))
      // One that is being tidied away in this instant is taken; there are enough others.
      while true {
        guard let claim = try journals.claim() else { continue }
        state.withLock { $0.claim = claim }
        return claim
      }
    } catch {
      throw failure(error.reason)
    }
  }

  private func failure(_ reason: String) -> Failure {
    let place = path.map { " in \($0)" } ?? ""
    return .failed(
      "No journal\(place): \(reason). The countdown goes on, but after a crash it cannot be restored as it is now.")
  }
}

extension Journals.Findings {
  /// What is told at the start of another run, in lines.
  func news(within: Duration, phraser: Phraser) -> [Failure] {
    let open = cutOff.indices.filter { (cutOff[$0].overdue ?? .zero) <= within }
    return open.map { index in
      let run = cutOff[index]
      let name = open.count > 1 ? " " + cutOff.nameToType(index) : ""
      let what = run.overdue == nil ? "To go on" : "To hear so"
      return .failed("\(run.sentence(phraser)) \(what): speech-timer restore\(name)")
    } + problems
  }
}

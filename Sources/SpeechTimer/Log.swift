internal import Displaying
internal import Keeping

/// A record of what was told: JSON lines at the end of a file, whatever is displayed.
struct Log: Follower {
  private let path: String
  private var lines: JSONDisplay
  private var isLost = false
  /// Told once, until it can be written again.
  private let complain: @Sendable (Failure) -> Void

  /// Opens the file; `complain` is told what goes wrong later.
  init(_ path: String, complain: @escaping @Sendable (Failure) -> Void) throws(Failure) {
    do {
      lines = JSONDisplay(Output(descriptor: try File(path).openForAppending()))
    } catch {
      throw .usage("--log \(path.shown): \(error.reason). Right would be: --log exam.jsonl")
    }
    self.path = path
    self.complain = complain
  }

  mutating func follow(_ report: Report) {
    do {
      try lines.show(report)
      isLost = false
    } catch {
      if !isLost { complain(.failed("--log \(path.shown): \(Failure(error).text) The countdown goes on.")) }
      isLost = true
    }
  }
}

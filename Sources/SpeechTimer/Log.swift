internal import Displaying
internal import Keeping

/// A record of what was told: JSON lines at the end of a file, whatever is displayed.
struct Log: Follower {
  private let path: String
  private var output: Output
  private let lines = EventLines()
  private var isFailing = false
  /// Told once, until it can be written again.
  private let complain: @Sendable (Failure) -> Void

  /// Opens the file; `complain` is told what goes wrong later.
  init(_ path: String, complain: @escaping @Sendable (Failure) -> Void) throws(Failure) {
    let file = File(path)
    do {
      output = Output(descriptor: try file.openForAppending(), isTorn: file.endsInsideLine)
    } catch {
      throw .usage("--log \(path.shown): \(error.reason). Right would be: --log exam.jsonl")
    }
    self.path = path
    self.complain = complain
  }

  mutating func follow(_ report: Report) {
    do {
      try output.write(lines.text(of: report))
      if isFailing, output.isClear { tellLost() }
    } catch {
      if !isFailing { complain(.failed("--log \(path.shown): \(Failure(error).text) The countdown goes on.")) }
      isFailing = true
    }
  }

  /// Tells, once it can be written again, what is missing.
  private mutating func tellLost() {
    isFailing = false
    let lost = output.takeLinesLost()
    let count = lost == 0 ? "nothing" : lost == 1 ? "1 line" : "\(lost) lines"
    complain(.failed("--log \(path.shown): written again. Lost: \(count)."))
  }
}

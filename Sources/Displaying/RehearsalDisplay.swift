internal import Announcing

/// Each announcement with the time at which it would be made: elapsed m:ss, a tab, the text.
package struct RehearsalDisplay: Display {
  private var output: Output

  package init(_ output: Output) { self.output = output }

  package var lead: Duration { .zero }

  package mutating func makeReady() {}

  package mutating func show(_ report: Report) throws(Output.Problem) {
    let seconds = report.announcement.instant.components.seconds
    let tail = seconds % 60
    try output.write("\(seconds / 60):\(tail < 10 ? "0" : "")\(tail)\t\(report.line)\n")
  }

  package mutating func leave() {}
}

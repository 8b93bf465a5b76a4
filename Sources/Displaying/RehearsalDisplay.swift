internal import Announcing

/// Each announcement with the time at which it would be made: elapsed m:ss, a tab, the text.
package struct RehearsalDisplay: Display {
  private var output: Output

  package init(_ output: Output) { self.output = output }

  package var lead: Duration { .zero }

  package mutating func makeReady() {}

  package mutating func show(_ report: Report) throws(Output.Problem) {
    guard let seconds = report.entries.first?.announcement.instant.components.seconds else { return }
    let tail = seconds % 60
    let time = "\(seconds / 60):\(tail < 10 ? "0" : "")\(tail)"
    try output.write(report.lines.map { "\(time)\t\($0)\n" }.joined())
  }

  package mutating func leave() {}
}

/// One JSON object a line, for programs.
package struct JSONDisplay: Display {
  private var output: Output

  package init(_ output: Output) { self.output = output }

  package var lead: Duration { .zero }

  package mutating func makeReady() {}

  package mutating func show(_ report: Report) throws(Output.Problem) { try output.write(report.jsonLines) }

  package mutating func leave() throws(Output.Problem) { try output.write("") }
}

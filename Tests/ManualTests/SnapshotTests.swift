import Foundation
import Manual
import Testing

/// Whole pages as files beside the tests: set `RECORD_SNAPSHOTS=1` to write them anew, and look at what changed.
@Suite struct SnapshotTests {
  private func expect(_ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)", sourceLocation: sourceLocation)
  }

  @Test func `a page for man is written as before`() throws {
    try expect(ManPage(Sample.manual, date: "2024-02-29").text, in: "sample.1")
  }

  @Test func `a page for browsers is written as before`() throws {
    try expect(HTMLPage(Sample.manual).text, in: "sample.html")
  }
}

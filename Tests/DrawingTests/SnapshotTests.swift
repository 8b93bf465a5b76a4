import Drawing
import Foundation
import Testing

/// Pictures as files beside the tests: set `RECORD_SNAPSHOTS=1` to write them anew, and look at what changed.
@Suite struct SnapshotTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  private func expect(_ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Self.folder.appendingPathComponent(name)
    let shown = text.replacingOccurrences(of: "\u{1B}", with: "␛")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(shown.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == shown, "\(name)", sourceLocation: sourceLocation)
  }

  @Test(arguments: ColorDepth.allCases, ["0", "0.001", "0.25", "0.5", "0.999", "1"])
  func `a ring is drawn as before`(depth: ColorDepth, fraction: String) throws {
    let ring = Ring(try #require(Double(fraction)))
    let picture = try #require(Dial([ring]).picture(columns: 20, rows: 10, depth: depth))
    try expect(picture.canvas.text, in: "ring \(fraction) \(depth.rawValue).txt")
  }

  @Test(arguments: ColorDepth.allCases)
  func `rings around a time are drawn as before`(depth: ColorDepth) throws {
    let blue = Gradient(from: Color(red: 0, green: 200, blue: 255), to: Color(red: 90, green: 90, blue: 255))
    let rings = [Ring(0.75), Ring(0.4, direction: .fills, colors: blue)]
    let picture = try #require(Dial(rings, time: "4:05").picture(columns: 60, rows: 20, depth: depth))
    try expect(picture.canvas.text, in: "rings \(depth.rawValue).txt")
  }

  @Test(arguments: ColorDepth.allCases)
  func `the rings of three goals are drawn as before`(depth: ColorDepth) throws {
    let rings = [0.87, 0.73, 0.92].enumerated().map { Ring($1, direction: .fills, colors: .ofRing($0)) }
    let picture = try #require(Dial(rings).picture(columns: 24, rows: 12, depth: depth))
    #expect(picture.leftOver == [])
    let legend = rings.map { Swatch($0).text(depth: depth) + "\n" }.joined()
    try expect(picture.canvas.text + legend, in: "goals \(depth.rawValue).txt")
  }

  @Test func `a ring on a light terminal is drawn as before`() throws {
    let picture = try #require(Dial([Ring(0.5)]).picture(columns: 20, rows: 10, depth: .full, background: .white))
    try expect(picture.canvas.text, in: "ring 0.5 light.txt")
  }
}

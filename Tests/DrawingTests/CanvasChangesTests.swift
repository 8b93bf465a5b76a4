import Drawing
import ScreenModel
import Testing

@Suite struct CanvasChangesTests {
  private func canvas(_ fraction: Double, depth: ColorDepth) throws -> Canvas {
    try #require(
      Dial([Ring(fraction)], time: "0:\(Int(fraction * 40) + 10)").picture(columns: 30, rows: 14, depth: depth)
    )
    .canvas
  }

  @Test(arguments: ColorDepth.allCases)
  func `after the changes a terminal shows what it shows when all is written`(depth: ColorDepth) throws {
    var shown = try canvas(1, depth: depth)
    var screen = ScreenModel(columns: 40, rows: 20)
    try screen.feed(shown.changes(from: nil, row: 4))
    for step in 1...20 {
      let next = try canvas(1 - Double(step) / 20, depth: depth)
      try screen.feed(next.changes(from: shown, row: 4))
      var fresh = ScreenModel(columns: 40, rows: 20)
      try fresh.feed(next.changes(from: nil, row: 4))
      #expect(screen.cells == fresh.cells, "step \(step)")
      #expect(screen.pen == "" && screen.scrolled == 0)
      shown = next
    }
  }

  @Test func `only cells that differ are written`() throws {
    let (first, second) = (try canvas(0.8, depth: .full), try canvas(0.79, depth: .full))
    var different = 0
    for row in 0..<14 { for column in 0..<30 where first[column, row] != second[column, row] { different += 1 } }
    var screen = ScreenModel(columns: 30, rows: 14)
    try screen.feed(second.changes(from: first))
    #expect(screen.written == different && different > 0)
    #expect(second.changes(from: second) == "")
  }
}

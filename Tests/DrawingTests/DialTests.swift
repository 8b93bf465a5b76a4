import Drawing
import Testing

@Suite struct DialTests {
  @Test(arguments: [(7, 10), (8, 3), (0, 0), (-1, 5)])
  func `there is no ring below the smallest`(columns: Int, rows: Int) {
    #expect(Dial([Ring(0.5)]).picture(columns: columns, rows: rows, depth: .full) == nil)
  }

  @Test(arguments: [(20, 10), (60, 10), (21, 30)])
  func `the picture has the size of its room, and the ring is in the middle of it`(columns: Int, rows: Int) throws {
    let canvas = try #require(Dial([Ring(1)]).picture(columns: columns, rows: rows, depth: .none)).canvas
    #expect(canvas.columns == columns && canvas.rows == rows)
    for row in 0..<rows {
      for column in 0..<columns {
        #expect((canvas[column, row] == .blank) == (canvas[columns - 1 - column, row] == .blank))
        #expect((canvas[column, row] == .blank) == (canvas[column, rows - 1 - row] == .blank))
      }
    }
  }

  @Test func `rings that would turn inside out are left over`() throws {
    let rings = (1...9).map { Ring(Double($0) / 10) }
    let picture = try #require(Dial(rings).picture(columns: 20, rows: 10, depth: .full))
    #expect(picture.leftOver == Array(rings.dropFirst(5)))
  }

  @Test(arguments: ColorDepth.allCases)
  func `however little is left, it is seen`(depth: ColorDepth) throws {
    func canvas(_ fraction: Double) throws -> Canvas {
      try #require(Dial([Ring(fraction)]).picture(columns: 20, rows: 10, depth: depth)).canvas
    }
    #expect(try canvas(0.001) != canvas(0))
  }

  @Test(arguments: [(24, 2), (40, 4)])
  func `the time is as large as fits`(rows: Int, scale: Int) throws {
    let canvas = try #require(Dial([Ring(0)], time: "4:05").picture(columns: 2 * rows, rows: rows, depth: .none)).canvas
    let filled = (0..<rows).flatMap { row in (0..<(2 * rows)).map { canvas[$0, row].glyph } }
      .filter { "▀▄█".contains($0) }
    let squares = try #require(BlockText("4:05", scale: scale)).squares.joined().filter { $0 }.count
    #expect(filled.map { $0 == "█" ? 2 : 1 }.reduce(0, +) == squares)
  }

  @Test(arguments: 1...12) func `rings make room for the time, and those without room are left over`(count: Int) throws
  {
    let rings = (1...count).map { Ring(Double($0) / 20) }
    let picture = try #require(Dial(rings, time: "1:09:59").picture(columns: 40, rows: 20, depth: .none))
    #expect(count == 1 || picture.canvas.text.contains("1:09:59"))
    #expect(picture.leftOver == rings.suffix(max(0, count - 8)))
  }

  @Test func `a name stands below the time, where there is room`() throws {
    func text(rows: Int) throws -> String {
      let dial = Dial([Ring(0)], time: "12:34", name: "Tea")
      return try #require(dial.picture(columns: 2 * rows, rows: rows, depth: .none)).canvas.text
    }
    #expect(try text(rows: 20).contains("  Tea  ") && text(rows: 8).contains("Tea"))
    #expect(try text(rows: 5).contains("12:34") && !text(rows: 5).contains("Tea"))
  }

  @Test func `a time without room for digits of squares is plain text, and without room for that it is left out`()
    throws
  {
    func text(_ time: String, rows: Int) throws -> String {
      try #require(Dial([Ring(0)], time: time).picture(columns: 2 * rows, rows: rows, depth: .none)).canvas.text
    }
    #expect(try text("12:34", rows: 7).contains("12:34"))
    #expect(try text("soon", rows: 24).contains("soon"))
    #expect(try text("1 day 12:34:56", rows: 5) == text("", rows: 5))
  }
}

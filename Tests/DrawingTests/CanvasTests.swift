import Drawing
import Testing

@Suite struct CanvasTests {
  private let red = Ink.indexed(1)
  private let pink = Ink.full(Color(red: 255, green: 45, blue: 120))

  @Test func `colours are told where they change, and each line ends in the terminal's own`() {
    var canvas = Canvas(columns: 5, rows: 2)
    canvas[1, 0] = Cell(upper: red, lower: pink)
    canvas[2, 0] = Cell(upper: red, lower: pink)
    canvas[3, 0] = Cell(upper: red, lower: nil)
    canvas[0, 1] = Cell("x")
    #expect(canvas.text == " \u{1B}[31;48;2;255;45;120m▀▀\u{1B}[49m▀\u{1B}[0m\nx\n")
  }

  @Test(arguments: [
    (UInt8(0), "30"), (7, "37"), (8, "90"), (15, "97"), (16, "38;5;16"), (255, "38;5;255"),
  ])
  func `an ink is told as terminals know it`(index: UInt8, parameters: String) {
    var canvas = Canvas(columns: 1, rows: 1)
    canvas[0, 0] = Cell("x", foreground: .indexed(index))
    #expect(canvas.text == "\u{1B}[\(parameters)mx\u{1B}[0m\n")
  }

  @Test func `two squares make a cell`() {
    #expect(Cell(upper: nil, lower: nil) == .blank)
    #expect(Cell(upper: red, lower: nil) == Cell("▀", foreground: red))
    #expect(Cell(upper: nil, lower: red) == Cell("▄", foreground: red))
    #expect(Cell(upper: red, lower: red) == Cell("█", foreground: red))
    #expect(Cell(upper: red, lower: pink) == Cell("▀", foreground: red, background: pink))
  }
}

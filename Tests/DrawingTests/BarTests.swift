import Drawing
import Testing

@Suite struct BarTests {
  @Test(arguments: [
    (0, "[----------]"), (0.001, "[#---------]"), (0.25, "[###-------]"), (0.5, "[#####-----]"),
    (0.999, "[#########-]"), (1, "[##########]"),
  ])
  func `a bar is a line of ASCII`(fraction: Double, line: String) {
    #expect(Bar(Ring(fraction)).text(columns: 12) == line)
  }

  @Test(arguments: [(0, ""), (2, ""), (3, "[#]"), (6, "4:05"), (7, "4:05"), (8, "[#] 4:05"), (10, "[##-] 4:05")])
  func `a time stands behind it where there is room, or alone`(columns: Int, line: String) {
    #expect(Bar(Ring(0.5), time: "4:05").text(columns: columns) == line)
  }
}

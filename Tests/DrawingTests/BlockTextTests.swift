import Drawing
import Testing

@Suite struct BlockTextTests {
  private func rows(_ text: BlockText) -> [String] { text.squares.map { String($0.map { $0 ? "#" : "." }) } }

  @Test func `digits are made of squares`() throws {
    let text = try #require(BlockText("1:0", scale: 1))
    #expect(rows(text) == [".#....###", "##..#.#.#", ".#....#.#", ".#..#.#.#", "###...###"])
  }

  @Test func `a scale enlarges in both directions`() throws {
    let text = try #require(BlockText("-", scale: 2))
    #expect(
      rows(text) == ["......", "......", "......", "......", "######", "######"] + Array(repeating: "......", count: 4))
  }

  @Test func `each digit has a shape of its own`() {
    #expect(Set("0123456789:-d ".map { BlockText(String($0), scale: 1)?.squares }).count == 14)
  }

  @Test(arguments: ["", "5m", "٣"]) func `what is no time has no squares`(text: String) {
    #expect(BlockText(text, scale: 1) == nil)
  }

  @Test(arguments: [(8.8, nil), (8.9, 17), (17.7, 17), (17.8, 34), (90, 170)])
  func `the largest stays within its circle`(radius: Double, width: Int?) {
    #expect(BlockText("12:34", inCircle: radius)?.width == width)
  }
}

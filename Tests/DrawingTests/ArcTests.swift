import Drawing
import Testing

@Suite struct ArcTests {
  private let band = Band(outer: 10, width: 2)

  @Test func `nothing paints nothing, and all of it is the whole circle`() throws {
    #expect(Arc(Ring(0), in: band) == nil)
    let whole = try #require(Arc(Ring(1), in: band))
    #expect(whole.isWhole && whole.width == 2)
  }

  @Test(arguments: [0.0001, 0.001, 0.01])
  func `what is less than the two round ends is a smaller dot`(fraction: Double) throws {
    let arc = try #require(Arc(Ring(fraction), in: band))
    #expect(arc.start == arc.end)
    let area = Double.pi * arc.width * arc.width / 4
    #expect(abs(area / (2 * .pi * band.radius * band.width) - fraction) < 1e-9)
  }

  @Test(arguments: [Ring.Direction.empties, .fills])
  func `the ends are round and stay within the band`(direction: Ring.Direction) throws {
    let arc = try #require(Arc(Ring(0.3, direction: direction), in: band))
    let beyond = Point(turn: arc.end + 0.5 / (2 * .pi * arc.radius), distance: arc.radius)
    #expect(arc.distance(to: beyond) < 0)
    let corner = Point(turn: arc.end + 0.9 / (2 * .pi * arc.radius), distance: band.outer - 0.1)
    #expect(arc.distance(to: corner) > 0)
  }

  @Test(arguments: [Ring.Direction.empties, .fills])
  func `a longer fraction is a longer arc, without a jump`(direction: Ring.Direction) throws {
    var last: Double?
    for step in 30...1000 {
      let arc = try #require(Arc(Ring(Double(step) / 1000, direction: direction), in: band))
      let length = arc.end - arc.start
      if let last { #expect(length > last && length - last < 0.06, "\(step)") }
      last = length
    }
  }

  @Test func `a round end has the colour of the end, also beyond the top`() throws {
    let arc = try #require(Arc(Ring(0.5, direction: .fills), in: band))
    #expect(arc.place(of: Point(turn: 0.99, distance: arc.radius)) == arc.start)
    #expect(arc.place(of: Point(turn: 0.51, distance: arc.radius)) == arc.end)
    #expect(abs(arc.place(of: Point(turn: 0.2, distance: arc.radius)) - 0.2) < 1e-12)
  }
}

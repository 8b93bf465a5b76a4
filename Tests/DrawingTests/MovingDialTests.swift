import Drawing
import Testing

@Suite struct MovingDialTests {
  private func dial(_ fractions: [Double], direction: Ring.Direction, time: String? = nil) -> Dial {
    Dial(fractions.map { Ring($0, direction: direction) }, time: time)
  }

  /// Draws one after another, and each anew.
  private func expectLikeFresh(
    _ dials: [Dial], columns: Int, rows: Int, depth: ColorDepth, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var moving = try #require(MovingDial(columns: columns, rows: rows, depth: depth, background: .black))
    for (index, dial) in dials.enumerated() {
      let fresh = try #require(dial.picture(columns: columns, rows: rows, depth: depth))
      #expect(moving.picture(of: dial) == fresh, "picture \(index)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ColorDepth.allCases, [Ring.Direction.empties, .fills])
  func `step by step it is what it is when drawn at once`(depth: ColorDepth, direction: Ring.Direction) throws {
    let dials = (0...60).map { step in
      dial([1 - Double(step) / 60], direction: direction, time: "0:\(10 + step / 4)")
    }
    try expectLikeFresh(dials, columns: 21, rows: 8, depth: depth)
    try expectLikeFresh(dials.reversed(), columns: 21, rows: 8, depth: depth)
  }

  @Test(arguments: [Ring.Direction.empties, .fills])
  func `the least steps add up to no error`(direction: Ring.Direction) throws {
    let dials = (0...60).map { dial([0.02 - Double($0) / 4_000, 0.5 + Double($0) / 1_400], direction: direction) }
    try expectLikeFresh(dials, columns: 28, rows: 12, depth: .full)
  }

  @Test func `jumps, other rings and other colours are drawn too`() throws {
    var blue = Dial([Ring(0.4, colors: Gradient(from: .white, to: .black))])
    blue.time = "1:00"
    let dials = [
      dial([0.9], direction: .empties), dial([0.3], direction: .empties), dial([0.3, 0.7], direction: .empties),
      dial([0.31, 0.72, 0.1], direction: .empties), dial([0.3], direction: .fills), blue, dial([], direction: .fills),
      dial([1], direction: .empties), dial([0], direction: .empties), dial([0], direction: .empties, time: "soon"),
    ]
    try expectLikeFresh(dials, columns: 32, rows: 14, depth: .full)
  }

  @Test func `a larger ring and more shades have more steps, and without a ring there is none`() throws {
    func steps(_ rows: Int, _ depth: ColorDepth, rings: Int = 1) throws -> Double {
      try #require(MovingDial(columns: 2 * rows, rows: rows, depth: depth, background: .black)).steps(rings: rings)
    }
    #expect(try steps(20, .full) > steps(10, .full))
    #expect(try steps(20, .full) > steps(20, .sixteen))
    #expect(try steps(20, .full, rings: 0) == 0)
  }

  @Test(arguments: [ColorDepth.full, .none]) func `a step is seen`(depth: ColorDepth) throws {
    var moving = try #require(MovingDial(columns: 40, rows: 20, depth: depth, background: .black))
    let steps = moving.steps(rings: 1)
    // Not each one where there are no shades, but most.
    let pictures = (0...50).map { moving.picture(of: dial([0.6 - Double($0) / steps], direction: .empties)).canvas }
    let changes = zip(pictures, pictures.dropFirst()).filter { $0 != $1 }.count
    #expect(changes >= (depth == .full ? 50 : 25))
  }
}

import Drawing
import Testing

@Suite struct CoverageTests {
  static let fractions: [Double] = (0...25).map { Double($0) / 25 } + [0.001, 0.999, 1.0 / 3.0]

  /// The share of a ring's half-cells that is painted, by area.
  private func painted(_ ring: Ring, on band: Band, size: Int) -> Double {
    var raster = Raster(columns: size, rows: size)
    raster.paint(ring, on: band)
    let arc = raster.halfCells.map(\.arc.coverage).reduce(0, +)
    let track = raster.halfCells.map(\.track.coverage).reduce(0, +)
    return arc / (arc + track)
  }

  @Test(arguments: [8, 15, 24, 47], [Ring.Direction.empties, .fills])
  func `what is painted of the circle is the fraction, within one percent`(size: Int, direction: Ring.Direction) throws
  {
    let band = try #require(Band.nested(1, outer: Double(size) / 2, thinnest: 1.5).first)
    for fraction in Self.fractions {
      let share = painted(Ring(fraction, direction: direction), on: band, size: size)
      #expect(abs(share - fraction) < 0.01, "\(fraction) of \(size)")
    }
  }

  @Test func `every ring of several has its fraction`() {
    for band in Band.nested(4, outer: 20, thinnest: 1.5) {
      for fraction in Self.fractions {
        #expect(abs(painted(Ring(fraction), on: band, size: 40) - fraction) < 0.01, "\(fraction) at \(band.radius)")
      }
    }
  }

  @Test func `the circle's area is that of geometry`() throws {
    let band = try #require(Band.nested(1, outer: 20, thinnest: 1).first)
    var raster = Raster(columns: 40, rows: 40)
    raster.paint(Ring(1), on: band)
    let area = raster.halfCells.map(\.arc.coverage).reduce(0, +)
    let right = 2 * Double.pi * band.radius * band.width
    #expect(abs(area / right - 1) < 0.005)
  }

  @Test(arguments: [(0.25, true, false), (0.75, false, true)])
  func `a quarter more or less is on the side where it belongs`(place: Double, fills: Bool, empties: Bool) throws {
    let band = try #require(Band.nested(1, outer: 20, thinnest: 1).first)
    let point = Point(turn: place, distance: band.radius)
    for (direction, isPainted) in [(Ring.Direction.fills, fills), (.empties, empties)] {
      let arc = try #require(Arc(Ring(0.4, direction: direction), in: band))
      #expect((arc.distance(to: point) < 0) == isPainted)
    }
  }
}

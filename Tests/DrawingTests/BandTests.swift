import Drawing
import Testing

@Suite struct BandTests {
  @Test(arguments: 1...30, [4.0, 11.5, 40, 200])
  func `nested bands never turn inside out, touch or overlap`(count: Int, outer: Double) {
    let bands = Band.nested(count, outer: outer, thinnest: 1.5)
    #expect(bands.first?.outer == outer)
    for band in bands { #expect(band.inner >= band.width / 2 - 1e-9 && band.width >= 1.5) }
    for (outside, inside) in zip(bands, bands.dropFirst()) { #expect(outside.inner > inside.outer) }
  }

  @Test(arguments: [(1, 40.0, 1), (3, 40, 3), (100, 40, 21), (5, 4, 1), (1, 2, 0), (0, 40, 0), (3, -1, 0)])
  func `as many fit as have room`(count: Int, outer: Double, fitting: Int) {
    #expect(Band.nested(count, outer: outer, thinnest: 1.5).count == fitting)
  }

  @Test(arguments: [(1, 12.0, 8.0, 1), (9, 20, 4, 8), (2, 6, 5, 0)])
  func `as many fit as leave a hole`(count: Int, outer: Double, hole: Double, fitting: Int) {
    let bands = Band.nested(count, outer: outer, thinnest: 1.5, hole: hole)
    #expect(bands.count == fitting && bands.allSatisfy { $0.inner >= hole - 1e-9 && $0.width >= 1.5 })
  }

  @Test func `one alone leaves room in its middle`() throws {
    let band = try #require(Band.nested(1, outer: 12, thinnest: 1.5).first)
    #expect(band.width == 2 && band.inner == 10)
  }
}

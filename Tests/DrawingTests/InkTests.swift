import Drawing
import Testing

@Suite struct InkTests {
  @Test(arguments: [
    (Color.black, UInt8(0), UInt8(16)), (.white, 15, 231), (Color(red: 255, green: 0, blue: 0), 9, 196),
    (Color(red: 95, green: 135, blue: 175), 8, 67), (Color(red: 18, green: 18, blue: 18), 0, 233),
  ])
  func `the nearest colour is found`(color: Color, sixteen: UInt8, indexed: UInt8) {
    #expect(Ink(color, depth: .sixteen) == .indexed(sixteen))
    #expect(Ink(color, depth: .indexed) == .indexed(indexed))
    #expect(Ink(color, depth: .full) == .full(color))
    #expect(Ink(color, depth: .none) == nil)
  }

  @Test func `the usual ring has no grey part where only sixteen colours are`() {
    for place in 0...100 {
      let ink = Ink(Gradient.orangeToPink.color(at: Double(place) / 100), depth: .sixteen)
      #expect([.indexed(3), .indexed(5), .indexed(9)].contains(ink))
    }
  }
}

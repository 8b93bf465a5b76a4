import Drawing
import Testing

@Suite struct RingTests {
  @Test(arguments: [(-1, 0), (2, 1), (.nan, 0), (.infinity, 1), (0.3, 0.3)])
  func `a fraction stays within the circle`(given: Double, taken: Double) {
    #expect(Ring(given).fraction == taken)
  }

  @Test func `a gradient goes from its one colour to its other`() {
    let gradient = Gradient(from: .black, to: .white)
    #expect(gradient.color(at: 0) == .black)
    #expect(gradient.color(at: 0.5) == Color(red: 128, green: 128, blue: 128))
    #expect(gradient.color(at: 1) == .white)
  }
}

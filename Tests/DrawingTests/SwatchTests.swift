import Drawing
import Testing

@Suite struct SwatchTests {
  @Test(arguments: [
    (ColorDepth.full, "\u{1B}[38;2;255;149;0m█\u{1B}[38;2;255;45;120m█\u{1B}[0m"),
    (.sixteen, "\u{1B}[33m█\u{1B}[35m█\u{1B}[0m"), (.none, ""),
  ])
  func `it has both colours of its ring, and is nothing without colour`(depth: ColorDepth, text: String) {
    #expect(Swatch(Ring(0.5)).text(depth: depth) == text)
  }

  @Test(arguments: [ColorDepth.sixteen, .indexed, .full])
  func `rings side by side differ in every depth of colour`(depth: ColorDepth) {
    func inks(_ index: Int) -> [Ink?] {
      let colors = Gradient.ofRing(index)
      return [0, 0.5, 1].map { Ink(colors.color(at: $0), depth: depth) }
    }
    for index in 0..<24 {
      for step in 1...5 {
        let (left, right) = (inks(index), inks(index + step))
        #expect(left.allSatisfy { ink in !right.contains { $0 == ink } }, "\(index) and \(index + step)")
      }
    }
  }

  @Test func `twelve rings have colours of their own`() {
    let gradients = (0..<12).map(Gradient.ofRing)
    for (index, gradient) in gradients.enumerated() { #expect(!gradients[..<index].contains(gradient)) }
    #expect(Gradient.ofRing(12) == gradients[0])
  }
}

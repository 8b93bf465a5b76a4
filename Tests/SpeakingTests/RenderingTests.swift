import Speaking
import Testing

@Suite struct RenderingTests {
  @Test func `silent edges are measured at 45 dB below the most`() {
    let samples: [Int16] = [0, 184, -184, 185, 0, 0, -185, 184]
    #expect(Rendering(samples).audible == 3..<7)
  }

  @Test func `a soft voice is measured with a soft measure`() {
    #expect(Rendering([0, 20, -20, 3], volume: 10).audible == 1..<3)
    #expect(Rendering([0, 20, -20, 3], volume: 200).isSilent)
  }

  @Test func `how long it is heard is told in time`() {
    let second = [Int16](repeating: 9_000, count: 22_050)
    let rendering = Rendering([Int16](repeating: 0, count: 2_205) + second + [0])
    #expect(rendering.length == .seconds(1))
  }

  @Test(arguments: [[], [Int16](repeating: 100, count: 485)])
  func `what nobody hears is silent`(samples: [Int16]) {
    let rendering = Rendering(samples)
    #expect(rendering.isSilent && rendering.length == .zero)
  }
}

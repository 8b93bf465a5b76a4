/// A colour as a terminal is told of it.
package enum Ink: Equatable, Sendable {
  case full(Color)
  /// One of xterm's 256, of which the first 16 are the terminal's own.
  case indexed(UInt8)

  /// What comes nearest to a colour; nil where there is no colour.
  package init?(_ color: Color, depth: ColorDepth) {
    switch depth {
    case .none: return nil
    case .sixteen: self = .indexed(Self.nearest(to: color, among: 0..<16))
    case .indexed: self = .indexed(Self.nearest(to: color, among: 16..<256))
    case .full: self = .full(color)
    }
  }

  /// The grey of what is there but faint, where only sixteen colours are.
  static let faint = Ink.indexed(8)

  /// Parameters of "select graphic rendition", without the escape.
  func parameters(background: Bool) -> String {
    switch self {
    case .full(let color): "\(background ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
    case .indexed(let index) where index < 8: "\((background ? 40 : 30) + Int(index))"
    case .indexed(let index) where index < 16: "\((background ? 100 : 90) + Int(index) - 8)"
    case .indexed(let index): "\(background ? 48 : 38);5;\(index)"
    }
  }

  private static func nearest(to color: Color, among range: Range<Int>) -> UInt8 {
    // A grey may be the nearest to a hue, yet what has a hue shall keep one.
    let isVivid = color.vividness > 96
    let candidates = range.filter { !isVivid || standard[$0].vividness > 0 }
    return UInt8(candidates.min { color.distance(to: standard[$0]) < color.distance(to: standard[$1]) } ?? 0)
  }

  /// xterm's colours: sixteen, a cube of six steps a side, and 24 greys.
  private static let standard: [Color] = {
    let first: [(UInt8, UInt8, UInt8)] = [
      (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
      (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
      (255, 255, 255),
    ]
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = steps.flatMap { red in steps.flatMap { green in steps.map { (red, green, $0) } } }
    let greys = (0..<24).map { UInt8(8 + 10 * $0) }.map { ($0, $0, $0) }
    return (first + cube + greys).map { Color(red: $0.0, green: $0.1, blue: $0.2) }
  }()
}

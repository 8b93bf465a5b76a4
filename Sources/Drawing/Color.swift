/// A colour of a screen.
package struct Color: Equatable, Sendable {
  /// From 0, none of it, to 255, as terminals and SVG take them.
  package var red, green, blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 255, green: 255, blue: 255)

  /// This much of `other`, 0 to 1, and the rest of this colour.
  package func mixed(with other: Color, share: Double) -> Color {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * min(1, max(0, share))).rounded())
    }
    return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// From 0, a grey, to 255.
  var vividness: UInt8 { max(red, green, blue) - min(red, green, blue) }

  /// How far apart two colours look, roughly, since eyes see green best: for comparing only.
  func distance(to other: Color) -> Int {
    func square(_ left: UInt8, _ right: UInt8) -> Int { (Int(left) - Int(right)) * (Int(left) - Int(right)) }
    return 2 * square(red, other.red) + 4 * square(green, other.green) + 3 * square(blue, other.blue)
  }
}

/// Two colours and all between them.
package struct Gradient: Equatable, Sendable {
  package var start: Color
  package var end: Color

  package init(from start: Color, to end: Color) {
    self.start = start
    self.end = end
  }

  /// What a ring has unless it is told otherwise.
  package static let orangeToPink = Gradient(
    from: Color(red: 255, green: 149, blue: 0), to: Color(red: 255, green: 45, blue: 120))

  /// The colour at a place from 0, the start, to 1, the end.
  package func color(at place: Double) -> Color { start.mixed(with: end, share: place) }
}

/// Rings as a picture that scales, an SVG document on a transparent ground.
package struct SVG: Equatable, Sendable {
  /// How wide and high the picture is, in its own units.
  package static let size = 200.0

  /// The thinnest band, in the same units.
  static let thinnest = 4.0

  /// What a screen reader calls the picture.
  package var title: String
  /// What it says of the picture.
  package var summary: String
  /// The outermost first; those that do not fit are not drawn.
  package var rings: [Ring]

  package init(_ rings: [Ring], title: String, summary: String) {
    self.rings = rings
    self.title = title
    self.summary = summary
  }

  /// The document, with a newline at its end.
  package var text: String {
    let half = Self.size / 2
    let bands = Band.nested(rings.count, outer: half, thinnest: Self.thinnest)
    let shapes = zip(rings, bands).flatMap { ring, band in
      ["<circle r=\"\(decimal(band.radius))\"\(Self.stroke(ring.colors.color(at: 0.5), band.width)) opacity=\"0.24\"/>"]
        + (Arc(ring, in: band).map { Self.shapes(of: $0, colors: ring.colors) } ?? [])
    }
    let lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(decimal(Self.size))\" height=\"\(decimal(Self.size))\""
        + " viewBox=\"\(decimal(-half)) \(decimal(-half)) \(decimal(Self.size)) \(decimal(Self.size))\""
        + " role=\"img\" aria-labelledby=\"title desc\">",
      "<title id=\"title\">\(title.escaped)</title>",
      "<desc id=\"desc\">\(summary.escaped)</desc>",
    ]
    return (lines + shapes + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// An arc as pieces of one colour each, since SVG knows no gradient that follows a circle.
  private static func shapes(of arc: Arc, colors: Gradient) -> [String] {
    let length = arc.end - arc.start
    let count = Int((length * 90).rounded(.up))
    let pieces = (0..<count).map { index in
      let start = arc.start + length * Double(index) / Double(count)
      // A little longer than it is, so that no seam shows.
      let end = min(arc.end, start + length / Double(count) + 0.002)
      let color = colors.color(at: arc.start + length * (Double(index) + 0.5) / Double(count))
      let from = Point(turn: start, distance: arc.radius)
      let to = Point(turn: end, distance: arc.radius)
      let radius = decimal(arc.radius)
      return "<path d=\"M\(from.svg)A\(radius) \(radius) 0 0 1 \(to.svg)\"\(stroke(color, arc.width))/>"
    }
    let ends = arc.isWhole ? [] : [(arc.startPoint, arc.start), (arc.endPoint, arc.end)]
    return pieces
      + ends.map { point, place in
        "<circle cx=\"\(decimal(point.x))\" cy=\"\(decimal(point.y))\" r=\"\(decimal(arc.width / 2))\""
          + " fill=\"\(colors.color(at: place).hexadecimal)\"/>"
      }
  }

  private static func stroke(_ color: Color, _ width: Double) -> String {
    " fill=\"none\" stroke=\"\(color.hexadecimal)\" stroke-width=\"\(decimal(width))\""
  }
}

extension Point {
  fileprivate var svg: String { "\(decimal(x)) \(decimal(y))" }
}

extension Color {
  /// As in `#ff9500`.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}

extension String {
  /// With what means something in XML taken for itself, and without what XML cannot hold.
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\t", "\n", "\r": " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": ""
      default: String(scalar)
      }
    }.joined()
  }
}

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
  /// The language of both, as in "es"; nil if they have none that is known.
  package var language: String?

  package init(_ rings: [Ring], title: String, summary: String, language: String? = nil) {
    self.rings = rings
    self.title = title
    self.summary = summary
    self.language = language
  }

  /// The document, with a newline at its end.
  package var text: String {
    let half = Self.size / 2
    let bands = Band.nested(rings.count, outer: half, thinnest: Self.thinnest)
    let shapes = zip(rings, bands).flatMap { ring, band in
      ["<circle r=\"\(decimal(band.radius))\"\(Self.stroke(ring.colors.color(at: 0.5), band.width)) opacity=\"0.24\"/>"]
        + (Arc(ring, in: band).map { Self.shapes(of: $0, colors: ring.colors) } ?? [])
    }
    // Other pictures may stand in the same document.
    let mark = Self.mark(of: ([title, summary] + shapes).joined(separator: "\n"))
    let lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(decimal(Self.size))\" height=\"\(decimal(Self.size))\""
        + " viewBox=\"\(decimal(-half)) \(decimal(-half)) \(decimal(Self.size)) \(decimal(Self.size))\""
        + (language.map { " lang=\"\($0.escaped)\"" } ?? "")
        + " role=\"img\" aria-labelledby=\"title-\(mark) desc-\(mark)\">",
      "<title id=\"title-\(mark)\">\(title.escaped)</title>",
      "<desc id=\"desc-\(mark)\">\(summary.escaped)</desc>",
    ]
    return (lines + shapes + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// A few letters and digits that other content hardly has too: FNV-1a.
  private static func mark(of content: String) -> String {
    let number = content.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(number, radix: 36)
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

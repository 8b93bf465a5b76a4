import Drawing
import Foundation
import Testing

@Suite struct SVGTests {
  /// Pixels of a document, as rsvg-convert (Debian's librsvg2-bin) draws it on black.
  private struct Pixels {
    let size: Int
    let bytes: [UInt8]

    init(of document: String, size: Int) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", "-c", Self.script, String(size)]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(document.utf8))
      try input.fileHandleForWriting.close()
      bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
      self.size = size
      try #require(process.terminationStatus == 0 && bytes.count == size * size * 3)
    }

    /// The colour at a place of the picture's own units, counted from its middle.
    func color(at point: Point) -> Color {
      func index(_ place: Double) -> Int { Int((place + SVG.size / 2) / SVG.size * Double(size)) }
      let start = (index(point.y) * size + index(point.x)) * 3
      return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
    }

    /// Draws on black, undoes PNG's packing and filters, and writes three bytes a pixel.
    private static let script = """
      import struct, subprocess, sys, zlib
      size = int(sys.argv[1])
      png = subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-b", "black"],
                           stdin=sys.stdin, capture_output=True, check=True).stdout
      place, data = 8, b""
      while place < len(png):
          length, kind = struct.unpack(">I4s", png[place:place + 8])
          if kind == b"IHDR":
              depth, color = png[place + 16], png[place + 17]
              assert depth == 8 and color in (2, 6)
              step = 3 if color == 2 else 4
          if kind == b"IDAT":
              data += png[place + 8:place + 8 + length]
          place += 12 + length
      data = zlib.decompress(data)
      width = size * step
      last = bytearray(width)
      for row in range(size):
          kind, line = data[row * (width + 1)], bytearray(data[row * (width + 1) + 1:(row + 1) * (width + 1)])
          for i in range(width):
              a, b = (line[i - step] if i >= step else 0), last[i]
              c = last[i - step] if i >= step else 0
              p = min((a, b, c), key=lambda value: abs(a + b - c - value))
              line[i] = (line[i] + [0, a, b, (a + b) // 2, p][kind]) % 256
          sys.stdout.buffer.write(bytes(line[i] for i in range(width) if i % step < 3))
          last = line
      """
  }

  private func svg(_ rings: [Ring]) -> SVG { SVG(rings, title: "Tea", summary: "30%") }

  @Test(arguments: [0.0, 0.25, 0.5, 0.9, 0.999, 1], [Ring.Direction.empties, .fills])
  func `the picture shows the arc where it is, in its colours`(fraction: Double, direction: Ring.Direction) throws {
    let ring = Ring(fraction, direction: direction)
    let pixels = try Pixels(of: svg([ring]).text, size: 160)
    let band = try #require(Band.nested(1, outer: SVG.size / 2, thinnest: 4).first)
    let arc = Arc(ring, in: band)
    for step in 0..<180 {
      for radius in [band.inner + 3, band.radius, band.outer - 3] {
        let point = Point(turn: (Double(step) + 0.5) / 180, distance: radius)
        let distance = arc?.distance(to: point) ?? .infinity
        // A pixel on the edge is neither, and where the ends lie one upon the other either may be on top.
        guard abs(distance) > 2, !isOnBothEnds(point, of: arc) else { continue }
        let right =
          distance < 0
          ? ring.colors.color(at: arc?.place(of: point) ?? 0)
          : Color.black.mixed(with: ring.colors.color(at: 0.5), share: 0.24)
        let shown = pixels.color(at: point)
        let error =
          zip([right.red, right.green, right.blue], [shown.red, shown.green, shown.blue])
          .map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(error <= 6, "at \(step)/180, \(radius): \(shown) instead of \(right)")
      }
    }
    #expect(pixels.color(at: Point(x: 0, y: 0)) == .black)
  }

  private func isOnBothEnds(_ point: Point, of arc: Arc?) -> Bool {
    guard let arc else { return false }
    return [arc.startPoint, arc.endPoint].allSatisfy {
      Point(x: point.x - $0.x, y: point.y - $0.y).distance < arc.width / 2 + 2
    }
  }

  @Test func `rings lie one inside the other`() throws {
    let green = Gradient(from: Color(red: 0, green: 255, blue: 0), to: Color(red: 0, green: 255, blue: 0))
    let blue = Gradient(from: Color(red: 0, green: 0, blue: 255), to: Color(red: 0, green: 0, blue: 255))
    let pixels = try Pixels(of: svg([Ring(1, colors: green), Ring(1, colors: blue)]).text, size: 160)
    let bands = Band.nested(2, outer: SVG.size / 2, thinnest: 4)
    for (band, color) in zip(bands, [green.start, blue.start]) {
      for turn in stride(from: 0.02, to: 1, by: 0.1) {
        #expect(pixels.color(at: Point(turn: turn, distance: band.radius)) == color)
      }
    }
    let between = (bands[0].inner + bands[1].outer) / 2
    #expect(pixels.color(at: Point(turn: 0.3, distance: between)) == .black)
  }

  @Test func `the rings of goals close clockwise, each in its colours`() throws {
    let rings = [0.87, 0.73, 1].enumerated().map { Ring($1, direction: .fills, colors: .ofRing($0)) }
    let pixels = try Pixels(of: svg(rings).text, size: 320)
    for (ring, band) in zip(rings, Band.nested(3, outer: SVG.size / 2, thinnest: 4)) {
      for turn in stride(from: 0.03, to: 1, by: 0.05) where abs(turn - ring.fraction) > 0.02 {
        let isReached = turn < ring.fraction
        let color = ring.colors.color(at: isReached ? turn : 0.5)
        let right = isReached ? color : Color.black.mixed(with: color, share: 0.24)
        let shown = pixels.color(at: Point(turn: turn, distance: band.radius))
        let error =
          zip([right.red, right.green, right.blue], [shown.red, shown.green, shown.blue])
          .map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(error <= 6, "at \(turn) of \(ring.fraction): \(shown) instead of \(right)")
      }
    }
  }

  @Test func `screen readers have a title and a description`() {
    let text = svg([Ring(0.3)]).text
    let pattern =
      /role="img" aria-labelledby="(title-\w+) (desc-\w+)">\n<title id="\1">Tea<\/title>\n<desc id="\2">30%<\/desc>/
    #expect(text.contains(pattern) && !text.contains("lang="))
  }

  @Test func `two pictures in one document have no names in common`() throws {
    func names(_ fraction: Double) -> Set<Substring> {
      Set(svg([Ring(fraction)]).text.matches(of: #/ id="[^"]+"/#).map(\.output))
    }
    #expect(names(0.3).count == 2 && names(0.3) == names(0.3) && names(0.3).isDisjoint(with: names(0.4)))
  }

  @Test func `words have their language`() {
    let text = SVG([Ring(0.3)], title: "Ringe", summary: "Tee", language: "de").text
    #expect(text.contains(/^<svg [^>]* lang="de"/))
  }

  @Test func `a title is text, whatever it holds`() throws {
    let text = SVG([Ring(0.3)], title: "<a> & \u{1B}\u{0}\nb", summary: "]]>").text
    #expect(text.contains(">&lt;a&gt; &amp;  b</title>") && text.contains(">]]&gt;</desc>"))
    _ = try Pixels(of: text, size: 10)
  }
}

import Announcing
import Displaying
import Drawing
import Testing
import Timing

@Suite struct FramesTests {
  /// The instants of all frames from one to another.
  private func frames(
    of faces: [Face], from start: Duration, to end: Duration, style: RingDisplay.Style = .init(depth: .full)
  ) throws -> [Duration] {
    var stage = Stage(columns: 80, rows: 24, style: style)
    var frames: [Duration] = []
    var now = start
    while let next = try stage.display.draw(faces, at: now), next <= end {
      _ = stage.terminal.written()
      try #require(next > now)
      frames.append(next)
      now = next
    }
    return frames
  }

  @Test func `a long countdown has a frame a second, when its figures change`() throws {
    let frames = try frames(of: [.running(.seconds(1500) + .milliseconds(250))], from: .zero, to: .seconds(5))
    #expect(frames == (0..<5).map { .milliseconds(250) + .seconds($0) })
  }

  @Test func `a short one has more of them, up to thirty a second, and one on each second`() throws {
    for (seconds, range) in [(5, 29...30), (60, 10...25), (300, 2...5)] {
      let face = Face.running(.seconds(seconds))
      let frames = try frames(of: [face], from: .zero, to: .seconds(2))
      #expect(range.contains(frames.count / 2), "\(seconds): \(frames.count / 2)")
      #expect(frames.contains(.seconds(1)) && frames.contains(.seconds(2)))
    }
  }

  @Test func `one that is calm has a frame a second`() throws {
    let frames = try frames(
      of: [.running(.seconds(5))], from: .zero, to: .seconds(5), style: .init(depth: .full, reducesMotion: true))
    #expect(frames == (1...5).map { .seconds($0) })
  }

  @Test func `while it rests, and after the end, there is no frame`() throws {
    #expect(try frames(of: [.running(.seconds(5))], from: .seconds(5), to: .seconds(99)) == [])
    #expect(try frames(of: [.paused(.seconds(5), at: .seconds(1))], from: .seconds(1), to: .seconds(99)) == [])
  }

  @Test func `a speech has frames as long as it lasts, and beyond its last light one a second`() throws {
    var talk = try #require(Talk([.seconds(2), .seconds(4)], grace: .zero))
    _ = talk.start(at: .zero)
    let frames = try frames(of: [.talking(talk, light: nil)], from: .zero, to: .seconds(7))
    for second in 1...7 { #expect(frames.contains(.seconds(second))) }
    #expect(frames.filter { $0 < .seconds(4) }.count > 40 && frames.filter { $0 > .seconds(4) }.count == 3)
    _ = talk.stop(at: .seconds(7))
    #expect(try self.frames(of: [.talking(talk, light: .red)], from: .seconds(7), to: .seconds(99)) == [])
  }

  @Test func `however many there are, there are no more than thirty frames a second`() throws {
    let faces = (1...50).map { Face.running(.seconds(3) + .milliseconds(17 * $0)) }
    #expect(try frames(of: faces, from: .zero, to: .seconds(1)).count <= 30)
  }
}

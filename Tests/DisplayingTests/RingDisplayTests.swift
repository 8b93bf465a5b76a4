import Announcing
import Displaying
import Drawing
import ScreenModel
import Testing
import Timing

@Suite struct RingDisplayTests {
  private var stage = Stage(columns: 60, rows: 20)

  @Test mutating func `it draws on another screen without a cursor, and leaves the last line in the scrollback`() throws
  {
    let before = stage.screen
    try stage.display.show(report("10 seconds"))
    _ = try stage.draw([.running(.seconds(10))], at: .zero)
    #expect(stage.screen.modes == [1049])
    try stage.display.show(report("Time is up", subject: .finished))
    try stage.display.leave()
    let last = stage.terminal.written()
    try stage.screen.feed(last)
    #expect(stage.screen.modes == before.modes && stage.screen.pen == "" && stage.screen.scrolled == 0)
    #expect(stage.texts.filter { !$0.isEmpty } == ["Time is up"])
    #expect(last.hasSuffix("\u{1B}[?1049lTime is up\n"))
    try stage.display.leave()
    #expect(stage.terminal.written() == "")
  }

  @Test mutating func `under the ring stand the name, the notes and the caption`() throws {
    try stage.display.show(report("Tea, 10 seconds"))
    _ = try stage.draw([.running(.seconds(10), label: "Tea", notes: ["until 17:30", "Next: 5 seconds"])], at: .zero)
    #expect(stage.texts.suffix(5) == ["", "Tea", "until 17:30", "Next: 5 seconds", "Tea, 10 seconds"])
    #expect(stage.texts.prefix(15).allSatisfy { !$0.isEmpty })
  }

  @Test mutating func `what is told of two at once are two lines of the caption, and of the scrollback`() throws {
    try stage.display.show(report("Tea, 1 minute", "Eggs, 2 minutes"))
    _ = try stage.draw([.running(.seconds(60), label: "Tea"), .running(.seconds(120), label: "Eggs")], at: .zero)
    #expect(stage.texts.suffix(3) == ["Tea 01:00   Eggs 02:00", "Tea, 1 minute", "Eggs, 2 minutes"])
    try stage.display.leave()
    #expect(stage.terminal.written().hasSuffix("lTea, 1 minute\nEggs, 2 minutes\n"))
  }

  @Test mutating func `frame by frame it shows what it shows when drawn at once`() throws {
    let faces = [Face.running(.seconds(10), label: "Tea")]
    let captions = [
      20: "Tea, a caption of more words than a single line of all the sixty columns can hold", 40: "Tea, 5 s",
    ]
    var caption = ""
    var now = Duration.zero
    var frames = 0
    while let next = try stage.draw(faces, at: now), frames < 60 {
      try #require(next > now && next - now <= .seconds(1))
      now = next
      frames += 1
      if let new = captions[frames] { caption = new }
      try stage.display.show(report(caption))
      guard frames % 7 == 0 else { continue }
      _ = try stage.draw(faces, at: now)
      var fresh = Stage(columns: 60, rows: 20)
      try fresh.display.show(report(caption))
      _ = try fresh.draw(faces, at: now)
      #expect(stage.screen.cells == fresh.screen.cells, "frame \(frames)")
    }
    #expect(frames == 60 && stage.screen.scrolled == 0)
  }

  @Test mutating func `only what has changed is written`() throws {
    let faces = [Face.running(.seconds(100))]
    _ = try stage.draw(faces, at: .zero)
    let all = stage.screen.written
    _ = try stage.draw(faces, at: .zero)
    #expect(stage.screen.written == all)
    _ = try stage.draw(faces, at: .seconds(1))
    #expect(stage.screen.written > all && stage.screen.written - all < all / 10)
  }

  @Test mutating func `a window of another size is filled anew, and so is one that others may have used`() throws {
    let faces = [Face.running(.seconds(100), label: "Tea")]
    _ = try stage.draw(faces, at: .zero)
    stage.resize(columns: 33, rows: 11)
    _ = try stage.draw(faces, at: .zero)
    var fresh = Stage(columns: 33, rows: 11)
    _ = try fresh.draw(faces, at: .zero)
    #expect(stage.screen.cells == fresh.screen.cells)
    try stage.screen.feed("\u{1B}[2J")
    stage.display.attend()
    _ = try stage.draw(faces, at: .zero)
    #expect(stage.screen.cells == fresh.screen.cells)
  }

  @Test func `in no window does it write beyond an edge, or scroll`() throws {
    let faces = [
      Face.running(.seconds(100), label: "A name", notes: ["1 minute, 40 seconds, until 17:30", "Next: 1 minute"])
    ]
    for (columns, rows) in [(1, 1), (5, 1), (7, 3), (8, 4), (8, 5), (9, 6), (40, 5), (12, 30), (200, 6), (21, 9)] {
      var stage = Stage(columns: columns, rows: rows)
      try stage.display.show(report("A name, 1 minute, 40 seconds, and more"))
      _ = try stage.draw(faces, at: .zero)
      #expect(stage.screen.scrolled == 0)
      if columns < 3 { continue }
      // Where there is room for the smallest ring and the caption there is one, else a bar, or the time alone.
      let isBar = stage.texts.contains { $0.hasPrefix("[") || $0 == "01:40" }
      #expect(isBar == !stage.texts.joined().contains("█"), "\(columns) \(rows)")
      #expect(stage.screen.written > 0)
    }
  }

  @Test(arguments: [(20, 6), (24, 7), (40, 5), (10, 3), (12, 6), (5, 1), (30, 9)])
  func `however small, it has the time, and no half of another`(columns: Int, rows: Int) throws {
    var stage = Stage(columns: columns, rows: rows)
    try stage.display.show(report("Tea, 7 minutes, 30 seconds"))
    _ = try stage.draw([.running(.seconds(450), label: "Tea", notes: ["7 minutes, 30 seconds"])], at: .zero)
    #expect(stage.texts.contains { $0.contains("07:30") })
    let words = stage.texts.joined(separator: " ")
    #expect(words.contains("7 minutes") == words.contains("30 seconds"))
  }

  @Test(arguments: [8, 20]) func `a caption of many leaves room for their times`(count: Int) throws {
    var stage = Stage(columns: 80, rows: 24)
    let faces = (1...count).map { Face.running(.seconds(600 + $0), label: "No. \($0)") }
    try stage.display.show(report((1...count).map { "No. \($0), 10 minutes and more" }))
    _ = try stage.draw(faces, at: .zero)
    let told = stage.texts.joined(separator: " ")
    for number in 1...count { #expect(told.contains("No. \(number) 10:\(number < 10 ? "0" : "")\(number)")) }
    #expect(stage.texts.suffix(2) == ["No. 1, 10 minutes and more", "No. 2, 10 minutes and more"])
    #expect(stage.texts.filter { $0.contains("minutes") }.count == 2 && told.contains("█"))
  }

  @Test mutating func `of several, the one that ends next is in the middle by name and told below`() throws {
    let faces = [
      Face.running(.seconds(120), label: "Tea", notes: ["2 minutes", ""]),
      .running(.seconds(90), label: "Eggs", notes: ["until 17:30", "Next: 1 minute"]),
    ]
    _ = try stage.draw(faces, at: .zero)
    #expect(stage.texts.suffix(3) == ["Tea 02:00   Eggs 01:30", "Eggs   until 17:30   Next: 1 minute", ""])
    #expect(stage.texts.contains { $0.contains("█") && $0.contains("  Eggs  ") })
  }

  @Test mutating func `of several, the selected one is in the middle, and marked without colour`() throws {
    var faces = [
      Face.running(.seconds(120), label: "Tea", notes: ["until 17:31", ""]),
      .running(.seconds(90), label: "Eggs", notes: ["until 17:30", ""]),
    ]
    faces[0].isSelected = true
    _ = try stage.draw(faces, at: .zero)
    #expect(stage.texts.suffix(3) == ["> Tea 02:00   Eggs 01:30", "Tea   until 17:31", ""])
    #expect(stage.texts.contains { $0.contains("█") && $0.contains("  Tea  ") })
  }

  @Test func `of several, one that rests is not the one in the middle`() throws {
    var stage = Stage(columns: 60, rows: 20, style: .init(depth: .none, hasBlocks: false))
    let resting = Face.paused(.seconds(60), label: "Eggs", notes: ["Paused: 1 minute"])
    _ = try stage.draw([.running(.seconds(90), label: "Tea"), resting], at: .zero)
    #expect(stage.texts.first { $0.hasPrefix("[") }?.hasSuffix("] 01:30") == true)
  }

  @Test func `a speech has the time that it has lasted, the colour of its light, and that light as a word`() throws {
    var talk = try #require(Talk([.seconds(300), .seconds(360), .seconds(420)], grace: .zero))
    _ = talk.start(at: .zero)
    for (second, time, light, filled) in [
      (0, "00:00", nil, 1), (210, "03:30", nil, 16), (301, "05:01", .green, 23), (360, "06:00", .yellow, 27),
      (435, "07:15", .red, 32),
    ] as [(Int, String, Talk.Light?, Int)] {
      var stage = Stage(columns: 40, rows: 10, style: .init(depth: .none, hasBlocks: false))
      _ = try stage.draw([.talking(talk, light: light)], at: .seconds(second) + .milliseconds(900))
      let bar = "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: 32 - filled) + "]"
      #expect(stage.texts.filter { !$0.isEmpty } == ["\(bar) \(time)"] + (light.map { ["\($0)"] } ?? []))
      var colored = Stage(columns: 40, rows: 20, style: .init(depth: .sixteen))
      _ = try colored.display.draw([.talking(talk, light: light)], at: .seconds(second) + .milliseconds(900))
      let inks = try colored.terminal.written().matches(
        of: Regex("\\e\\[(?:[0-9]+;)*([39][0-7])[m;]", as: (Substring, Substring).self)
      ).map(\.1)
      let expected: Set<Substring> =
        switch light {
        case nil: ["90", "37"]
        case .green: ["32", "92"]
        case .yellow: ["33", "93"]
        case .red: ["31", "91"]
        }
      #expect(Set(inks).subtracting(["90"]).isSubset(of: expected), "\(second): \(Set(inks))")
      #expect(light == nil || !Set(inks).isDisjoint(with: expected))
    }
  }

  @Test mutating func `what keys do is a caption, but does not stay in the scrollback`() throws {
    try stage.display.show(report("10 seconds"))
    try stage.display.show(report("Space: pause.", subject: .keys(select: false)))
    _ = try stage.draw([.running(.seconds(10))], at: .zero)
    #expect(stage.texts.last == "Space: pause.")
    try stage.display.leave()
    #expect(stage.terminal.written().hasSuffix("l10 seconds\n"))
  }

  @Test func `without blocks there is a bar of ASCII with the time behind it`() throws {
    var stage = Stage(columns: 40, rows: 10, style: .init(depth: .none, hasBlocks: false))
    try stage.display.show(report("10 seconds"))
    let next = try stage.draw([.running(.seconds(10), notes: ["10 seconds", ""])], at: .seconds(2))
    #expect(next == .seconds(3))
    #expect(
      stage.texts.filter { !$0.isEmpty } == ["[##########################------] 00:08", "10 seconds", "10 seconds"])
  }

  @Test mutating func `several have rings, the outermost first, and each is told with its time`() throws {
    let faces = (1...20).map { Face.running(.seconds(60 * $0), label: "No. \($0)") }
    _ = try stage.draw(faces, at: .zero)
    let told = stage.texts.joined(separator: " ")
    for number in 1...20 { #expect(told.contains("No. \(number) \(number < 10 ? "0" : "")\(number):00")) }
    #expect(stage.screen.scrolled == 0)
  }

  @Test mutating func `of several, one that rests says so`() throws {
    let resting = Face.paused(.seconds(60), label: "Eggs", notes: ["Paused: 1 minute"])
    _ = try stage.draw([.running(.seconds(90), label: "Tea"), resting], at: .zero)
    #expect(stage.texts.contains("Tea 01:30   Eggs Paused: 1 minute"))
  }

  @Test mutating func `what is wrong is a caption too, and stays in the scrollback`() throws {
    var errors = stage.terminal.output
    _ = try stage.draw([.running(.seconds(9))], at: .zero)
    try stage.display.show(report("9 seconds"))
    try stage.display.complain("No sound.", on: &errors)
    #expect(stage.terminal.written() == "")
    _ = try stage.draw([.running(.seconds(9))], at: .zero)
    #expect(stage.texts.contains("No sound."))
    try stage.display.leave()
    #expect(stage.terminal.written().hasSuffix("No sound.\n9 seconds\n"))
  }

  @Test mutating func `what is wrong goes to another output as it is`() throws {
    let elsewhere = Channel()
    var errors = elsewhere.output
    _ = try stage.draw([.running(.seconds(9))], at: .zero)
    try stage.display.complain("No sound.", on: &errors)
    #expect(elsewhere.written() == "No sound.\n")
  }

  @Test(arguments: [true, false]) func `the bell goes with the end if it is asked for`(hasBell: Bool) throws {
    var stage = Stage(columns: 40, rows: 10, style: .init(depth: .none, hasBell: hasBell))
    try stage.display.show(report("1 minute"))
    _ = try stage.display.draw([.running(.seconds(9))], at: .zero)
    #expect(!stage.terminal.written().contains("\u{7}"))
    try stage.display.show(report("Time is up", subject: .finished))
    _ = try stage.display.draw([.running(.seconds(9))], at: .seconds(9))
    #expect(stage.terminal.written().contains("\u{7}") == hasBell)
  }

  @Test mutating func `a terminal that takes nothing for a while is right afterwards`() throws {
    let faces = [Face.running(.seconds(100))]
    for step in 0..<200 { _ = try stage.display.draw(faces, at: .milliseconds(300 * step)) }
    // What has piled up is no more than what was on its way when it stopped.
    for _ in 0..<10 { _ = try stage.draw(faces, at: .seconds(60)) }
    var fresh = Stage(columns: 60, rows: 20)
    for _ in 0..<10 { _ = try fresh.draw(faces, at: .seconds(60)) }
    #expect(stage.screen.cells == fresh.screen.cells)
  }
}

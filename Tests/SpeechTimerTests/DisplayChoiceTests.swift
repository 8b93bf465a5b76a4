import SpeechTimer
import Testing

@Suite struct DisplayChoiceTests {
  private func choice(
    _ show: Settings.Show, nobodyReads: Bool = false, isTerminal: Bool = true, canDraw: Bool = true,
    isDetached: Bool = false
  ) throws(Failure) -> DisplayChoice {
    var place = DisplayChoice.Place()
    place.nobodyReads = nobodyReads
    place.isTerminal = isTerminal
    place.canDraw = canDraw
    place.isDetached = isDetached
    return try DisplayChoice(show, on: place)
  }

  @Test func `rings come by themselves only where all is in their favour`() throws {
    #expect(try choice(.auto, nobodyReads: true) == .ring)
    #expect(try choice(.auto) == .terminal)
    #expect(try choice(.auto, nobodyReads: true, canDraw: false) == .terminal)
    #expect(try choice(.auto, nobodyReads: true, isTerminal: false) == .pipe)
    #expect(try choice(.auto, nobodyReads: true, isDetached: true) == .pipe)
    #expect(try choice(.plain, nobodyReads: true) == .terminal)
  }

  @Test func `rings that are asked for come wherever they can be drawn`() throws {
    #expect(try choice(.ring, isDetached: true) == .pipe)
    #expect(throws: Failure.self) { try choice(.ring, canDraw: false) }
    #expect(throws: Failure.self) { try choice(.ring, isTerminal: false) }
  }

  @Test(arguments: [Settings.Show.auto, .plain])
  func `lines are whole where no terminal shows them`(_ show: Settings.Show) throws {
    #expect(try choice(show) == .terminal)
    #expect(try choice(show, isTerminal: false) == .pipe)
    #expect(try choice(show, isDetached: true) == .pipe)
  }

  @Test func `JSON is JSON everywhere`() throws {
    #expect(try choice(.json, nobodyReads: true, isDetached: true) == .json)
    #expect(try choice(.json, isTerminal: false, canDraw: false) == .json)
  }
}

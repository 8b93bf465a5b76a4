import Surroundings
import Testing

@Suite struct SurroundingsTests {
  private let seen = Surroundings(
    reader: .none, reach: .unknown, hasBraille: false, reducesMotion: false, asksForPlain: false,
    isRemote: false,
    terminal: Terminal(showsOutput: true, givesInput: true, isVTE: false, isMultiplexed: false, isConsole: false))

  @Test func `nobody reads where everything says so, whatever else there is`() {
    #expect(seen.nobodyReads)
    for change in changes(["moves less", "VTE", "multiplexed", "console", "no input"]) {
      #expect(changed(change).nobodyReads, "\(change.name)")
    }
  }

  @Test func `somebody may read as soon as one thing says so`() {
    for change in changes(["reader", "unknown", "braille", "plain", "remote", "no output", "only text"]) {
      #expect(!changed(change).nobodyReads, "\(change.name)")
    }
  }

  @Test func `the last line stays for a reader or braille at a terminal`() {
    for change in allChanges {
      #expect(changed(change).lastLineStays == ["reader", "braille"].contains(change.name), "\(change.name)")
    }
    for name in ["reader", "braille"] {
      for end in changes(["no input", "no output"]) {
        var surroundings = seen
        for change in changes([name]) + [end] { change.apply(&surroundings) }
        #expect(!surroundings.lastLineStays, "\(name), \(end.name)")
      }
    }
  }

  private typealias Change = (name: String, apply: (inout Surroundings) -> Void)

  private let allChanges: [Change] = [
    ("reader", { $0.reader = .active(name: nil) }), ("unknown", { $0.reader = .unknown }),
    ("braille", { $0.hasBraille = true }), ("plain", { $0.asksForPlain = true }), ("remote", { $0.isRemote = true }),
    ("moves less", { $0.reducesMotion = true }), ("no output", { $0.terminal.showsOutput = false }),
    ("no input", { $0.terminal.givesInput = false }), ("VTE", { $0.terminal.isVTE = true }),
    ("multiplexed", { $0.terminal.isMultiplexed = true }), ("console", { $0.terminal.isConsole = true }),
    ("only text", { $0.terminal.takesOnlyText = true }),
  ]

  private func changes(_ names: [String]) -> [Change] { allChanges.filter { names.contains($0.name) } }

  private func changed(_ change: Change) -> Surroundings {
    var surroundings = seen
    change.apply(&surroundings)
    return surroundings
  }
}

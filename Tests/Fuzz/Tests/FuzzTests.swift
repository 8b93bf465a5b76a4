import Hostile
import SpeechTimer
import Testing

/// A short run with the same inputs each time; `make fuzz` goes on for minutes, led by what is covered.
@Suite struct FuzzTests {
  @Test(arguments: OutsideInput.allCases)
  func `nothing from outside does harm`(input: OutsideInput) {
    let seeds = input.seeds
    for seed in seeds { #expect(Hostile.harm(of: seed, as: input) == nil) }
    var mutations = Mutations(seed: 2026)
    for round in 0..<(input == .catalog ? 40 : 400) {
      let bytes = mutations.mutation(of: seeds[round % seeds.count], with: seeds[(round / 3) % seeds.count])
      if let line = Hostile.harm(of: bytes, as: input) { Issue.record("\(bytes) is shown as \(line)") }
    }
  }

  @Test func `seeds are understood`() {
    #expect(OutsideInput.time.lines(from: Array("1:05".utf8)) == ["1 minute, 5 seconds"])
    #expect(OutsideInput.commandLine.lines(from: Array("Tea=4m\0Eggs=7m".utf8)) == ["Tea", "Eggs"])
    #expect(OutsideInput.controlLine.lines(from: Array("add 5m long bread".utf8)) == ["Long bread"])
    #expect(OutsideInput.keys.lines(from: Array("q\u{1B}[Az".utf8)) == ["order", "other"])
    #expect(OutsideInput.configuration.lines(from: Array("locale es".utf8)) == [])
    #expect(
      OutsideInput.journal.lines(from: OutsideInput.journal.seeds[1]) == [
        "Long bread was cut off with 2 seconds left.", "Long bread, 2 seconds left", "\"Long bread\"",
        "Long bread, Paused: 2 seconds",
      ])
    for seed in OutsideInput.zone.seeds { #expect(OutsideInput.zone.lines(from: seed).count == 3) }
    for seed in OutsideInput.catalog.seeds {
      let lines = OutsideInput.catalog.lines(from: seed)
      #expect(lines.count == 4, "\(lines)")
    }
  }

  @Test func `what could do harm would be found`() {
    #expect(OutsideInput.configuration.lines(from: Array("locale \u{1B}[31m\nx".utf8)).count == 1)
    #expect(Hostile.harm(of: Array("a\u{1B}[31m".utf8), as: .label) == nil)
  }
}

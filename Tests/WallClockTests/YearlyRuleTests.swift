import Testing
import WallClock

@Suite struct YearlyRuleTests {
  private func offsets(_ text: String, _ instants: Int64...) throws -> [Int64] {
    let rules = try #require(ZoneRules(rule: text))
    return instants.map { rules.secondsAhead(at: $0) }
  }

  @Test func `a rule without summer time is the same all year`() throws {
    #expect(try offsets("JST-9", 0, 1_783_000_000) == [32_400, 32_400])
    #expect(try offsets("<-0330>3:30:15", 0) == [-12_615])
    #expect(try offsets("<+14>-14", 0) == [50_400])
  }

  @Test func `clocks are set on the last Sunday of a month`() throws {
    // 29 March and 25 October 2026, 1:00 in UTC.
    let rule = "CET-1CEST,M3.5.0,M10.5.0/3"
    #expect(try offsets(rule, 1_774_745_999, 1_774_746_000) == [3_600, 7_200])
    #expect(try offsets(rule, 1_792_889_999, 1_792_890_000) == [7_200, 3_600])
  }

  @Test func `summer time without days has those of the United States, and is an hour more`() throws {
    // 8 March 2026, 2:00 in New York, and 1 November.
    for rule in ["EST5EDT", "EST5EDT4"] {
      #expect(try offsets(rule, 1_772_953_199, 1_772_953_200) == [-18_000, -14_400])
      #expect(try offsets(rule, 1_793_512_799, 1_793_512_800) == [-14_400, -18_000])
    }
  }

  @Test func `in the south, summer goes over the new year`() throws {
    // 1 January, 5 April and 4 October 2026.
    let rule = "AEST-10AEDT,M10.1.0,M4.1.0/3"
    #expect(try offsets(rule, 1_767_225_600, 1_775_318_399, 1_775_318_400) == [39_600, 39_600, 36_000])
    #expect(try offsets(rule, 1_791_043_199, 1_791_043_200) == [36_000, 39_600])
  }

  @Test func `a day of the year is counted with 29 February or without it`() throws {
    // 1 March 2027 and 1 March 2028 at 0:00 are day 60 of a common year; with 29 February, that is the day of 2028.
    for start: Int64 in [1_803_859_200, 1_835_481_600] {
      #expect(try offsets("UTC0XXX,J60/0,J300", start - 1, start) == [0, 3_600])
    }
    #expect(try offsets("UTC0XXX,59/0,300", 1_803_859_199, 1_803_859_200) == [0, 3_600])
    #expect(try offsets("UTC0XXX,59/0,300", 1_835_395_199, 1_835_395_200) == [0, 3_600])
  }

  @Test func `summer may be all year, and a day be told by another`() throws {
    for instant in stride(from: Int64(1_767_000_000), to: 1_800_000_000, by: 3_600) {
      #expect(try offsets("XXX3EDT4,0/0,J365/23", instant) == [-14_400])
    }
    // 167 hours before 1 January 2027 at 0:00 it is 25 December, 1:00.
    #expect(try offsets("UTC0XXX,0/-167,J100", 1_798_160_399, 1_798_160_400) == [0, 3_600])
  }

  @Test(arguments: [
    "", "A", "AB3", "ABC", "ABC25", "ABC+", "ABC3D", "ABC3DEF,", "ABC3DEF,M3.2.0", "ABC3DEF,M3.2.0,M11.1.0,", "<AB>",
    "<ABC3", "ABC3DEF,M0.1.0,M11.1.0", "ABC3DEF,M13.1.0,M11.1.0", "ABC3DEF,M3.6.0,M11.1.0", "ABC3DEF,M3.0.0,M11.1.0",
    "ABC3DEF,M3.1.7,M11.1.0", "ABC3DEF,J0,J5", "ABC3DEF,J366,J5", "ABC3DEF,366,5", "ABC3DEF,M3.2.0/168,M11.1.0",
    "ABC3:60", "ABC99999999999999999999", "ABC3DEF,M3.2.0/,M11.1.0", "Ä-BC3", "ABC3\0", "ABC3 ",
    String(repeating: "A", count: 300) + "3",
  ])
  func `what is no rule is none`(text: String) {
    #expect(ZoneRules(rule: text) == nil)
  }
}

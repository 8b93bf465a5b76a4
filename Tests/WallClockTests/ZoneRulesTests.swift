import Testing
import WallClock

@Suite struct ZoneRulesTests {
  /// An hour ahead until 1,000, two until 2,000, then one again.
  private let file = ZoneFile(instants: [1_000, 2_000], kinds: [1, 0], offsets: [3_600, 7_200], footer: "\n\n")

  private func offsets(_ file: ZoneFile, _ instants: Int64...) throws -> [Int64] {
    let rules = try #require(ZoneRules(file: file.bytes))
    return instants.map { rules.secondsAhead(at: $0) }
  }

  @Test func `each time holds from its instant on`() throws {
    #expect(
      try offsets(file, -5_000_000_000, 999, 1_000, 1_999, 2_000, 5_000_000_000) == [
        3_600, 3_600, 7_200, 7_200, 3_600, 3_600,
      ])
  }

  @Test func `the rule holds after all times, and always where there are none`() throws {
    var file = file
    file.footer = "\nABC-5\n"
    #expect(try offsets(file, 999, 1_999, 2_000, 5_000_000_000) == [3_600, 7_200, 18_000, 18_000])
    #expect(try offsets(ZoneFile(footer: "\nABC-5\n"), -5_000_000_000, 0) == [18_000, 18_000])
    #expect(try offsets(ZoneFile(offsets: [3_600]), 0) == [3_600])
  }

  @Test func `times are read that do not fit into 32 bits`() throws {
    var file = file
    file.instants = [-9_000_000_000, 9_000_000_000]
    #expect(
      try offsets(file, -9_000_000_001, -9_000_000_000, 8_999_999_999, 9_000_000_000) == [
        3_600, 7_200, 7_200, 3_600,
      ])
  }

  @Test func `a file of the first version has times of 32 bits and no rule`() throws {
    var file = file
    file.version = 0
    file.footer = ""
    #expect(try offsets(file, 999, 1_000, 2_000) == [3_600, 7_200, 3_600])
  }

  @Test func `leap seconds are passed over, and later versions read alike`() throws {
    var file = file
    file.leapSeconds = 27
    file.version = UInt8(ascii: "4")
    file.footer = "\nABC-5\n"
    #expect(try offsets(file, 1_000, 2_000) == [7_200, 18_000])
  }

  @Test func `a torn file is none`() throws {
    var file = file
    file.footer = "\nCET-1CEST,M3.5.0,M10.5.0/3\n"
    try #require(ZoneRules(file: file.bytes) != nil)
    for length in 0..<file.bytes.count {
      #expect(ZoneRules(file: Array(file.bytes.prefix(length))) == nil, "\(length)")
    }
  }

  @Test func `whatever a byte becomes, the file is read or refused`() throws {
    var read = 0
    for place in file.bytes.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = file.bytes
        bytes[place] ^= change
        guard let rules = ZoneRules(file: bytes) else { continue }
        read += 1
        for instant: Int64 in [-9_000_000_000, 0, 9_000_000_000] {
          #expect(abs(rules.secondsAhead(at: instant)) <= 93_600)
        }
      }
    }
    #expect(read > 0)
  }

  @Test func `what a file cannot mean is refused`() {
    func isRefused(_ change: (inout ZoneFile) -> Void) -> Bool {
      var changed = file
      change(&changed)
      return ZoneRules(file: changed.bytes) == nil
    }
    #expect(!isRefused { _ in })
    #expect(isRefused { $0.instants = [2_000, 1_000] })
    #expect(isRefused { $0.instants = [1_000, 1_000] })
    #expect(isRefused { $0.kinds = [2, 0] })
    #expect(isRefused { $0.offsets = [93_601, 0] })
    #expect(isRefused { $0.offsets = [.min, 0] })
    #expect(isRefused { ($0.offsets, $0.instants, $0.kinds) = ([], [], []) })
    #expect(isRefused { $0.footer = "\nnonsense\n" })
    #expect(isRefused { $0.footer = "CET-1" })
    #expect(ZoneRules(file: []) == nil)
    #expect(ZoneRules(file: Array("TZif2".utf8) + [UInt8](repeating: 0xFF, count: 200)) == nil)
    #expect(ZoneRules(file: Array("TZif2".utf8) + [UInt8](repeating: 0x7F, count: 200)) == nil)
  }
}

import Surroundings
import Testing

@Suite struct ReachTests {
  private static let orca = Processes.Program(name: .orca, owner: .us, isAboveUs: false)
  private static let fenrir = Processes.Program(name: .fenrir, owner: .root, isAboveUs: false)
  private static let yasr = Processes.Program(name: .yasr, owner: .us, isAboveUs: true)

  /// What is known in a terminal of a desktop, on a console, in a multiplexer, and over ssh.
  @Test(
    arguments: [
      (nil, [.unknown, .unknown, .unknown, .unknown]),
      (orca, [.focused, .unknown, .unknown, .unknown]),
      (fenrir, [.unknown, .inFront, .unknown, .unknown]),
      (yasr, [.all, .all, .all, .unknown]),
      (Processes.Program(name: .fenrir, owner: .us, isAboveUs: true), [.all, .all, .all, .unknown]),
      (Processes.Program(name: .orca, owner: .other, isAboveUs: false), [.unknown, .unknown, .unknown, .unknown]),
      (Processes.Program(name: .fenrir, owner: .other, isAboveUs: false), [.unknown, .unknown, .unknown, .unknown]),
      (Processes.Program(name: .brltty, owner: .root, isAboveUs: true), [.unknown, .unknown, .unknown, .unknown]),
    ] as [(Processes.Program?, [Reach])])
  func `a reader reads where it is known to, and nowhere else`(program: Processes.Program?, expected: [Reach]) {
    #expect(reaches(Set([program].compactMap(\.self))) == expected)
  }

  @Test func `a reader that only the desktop or the kernel knows of reads there`() {
    #expect(reaches([], says: true) == [.focused, .unknown, .unknown, .unknown])
    #expect(reaches([], speakup: true) == [.unknown, .inFront, .unknown, .unknown])
  }

  @Test func `of several readers each reads in its own place`() {
    #expect(reaches([Self.orca, Self.fenrir]) == [.focused, .inFront, .unknown, .unknown])
  }

  @Test func `inside an editor that passes no reports on only a reader around it is known to read`() {
    let terminal = Terminal(showsOutput: true, givesInput: true) {
      ["INSIDE_EMACS": "28.2,term:0.96", "TERM": "eterm-color"][$0]
    }
    for (program, expected) in [(Self.orca, Reach.unknown), (Self.fenrir, .unknown), (Self.yasr, .all)] {
      let evidence = Evidence(
        saysReaderIsEnabled: true, saysAnimationsAreEnabled: nil,
        processes: Processes(found: [program], isComplete: true), hasSpeakup: false)
      #expect(Surroundings(evidence, terminal: terminal) { _ in nil }.reach == expected)
    }
  }

  private func reaches(_ programs: Set<Processes.Program>, says: Bool? = false, speakup: Bool = false) -> [Reach] {
    let evidence = Evidence(
      saysReaderIsEnabled: says, saysAnimationsAreEnabled: nil,
      processes: Processes(found: programs, isComplete: true), hasSpeakup: speakup)
    func reach(isMultiplexed: Bool = false, isConsole: Bool = false, isRemote: Bool = false) -> Reach {
      let terminal = Terminal(
        showsOutput: true, givesInput: true, isVTE: false, isMultiplexed: isMultiplexed, isConsole: isConsole)
      return Surroundings(evidence, terminal: terminal) { name in
        isRemote && name == "SSH_CONNECTION" ? "192.0.2.1 1 192.0.2.2 22" : nil
      }.reach
    }
    return [reach(), reach(isConsole: true), reach(isMultiplexed: true), reach(isRemote: true)]
  }
}

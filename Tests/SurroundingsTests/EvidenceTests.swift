import Surroundings
import Testing

@Suite struct EvidenceTests {
  @Test(arguments: [true, false, nil], [true, false])
  func `nobody reads only where the bus says so, here, and all processes are seen`(says: Bool?, isComplete: Bool) {
    for isRemote in [true, false] {
      let surroundings = Surroundings(
        evidence(says: says, isComplete: isComplete), terminal: terminal(),
        environment: isRemote ? ["SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"] : [:])
      let expected: ScreenReader =
        if says == true { .active(name: nil) } else { says == false && isComplete && !isRemote ? .none : .unknown }
      #expect(surroundings.reader == expected)
      #expect(surroundings.isRemote == isRemote)
    }
  }

  /// Where each program reads us: a terminal is of a desktop (d), a console (c) or in a multiplexer (m).
  @Test(
    arguments: [
      (.orca, .us, "dcm"), (.orca, .root, ""), (.orca, .other, ""),
      (.fenrir, .us, "dcm"), (.fenrir, .root, "cm"), (.fenrir, .other, ""),
      (.yasr, .us, "m"), (.yasr, .root, ""), (.yasr, .other, ""),
      (.brltty, .us, ""), (.brltty, .root, ""), (.brltty, .other, ""),
    ] as [(Processes.Name, Processes.Owner, String)])
  func `a program reads us, or does not`(name: Processes.Name, owner: Processes.Owner, places: String) {
    let terminals = ["d": terminal(), "c": terminal(isConsole: true), "m": terminal(isMultiplexed: true)]
    for (place, terminal) in terminals {
      for isAboveUs in [true, false] {
        let program = Processes.Program(name: name, owner: owner, isAboveUs: isAboveUs)
        let reads = places.contains(place) || name == .yasr && isAboveUs
        let surroundings = Surroundings(evidence(program), terminal: terminal)
        #expect(surroundings.reader == (reads ? .active(name: name.rawValue) : .none), "\(program) \(place)")
        #expect(surroundings.hasBraille == (name == .brltty))
      }
    }
  }

  @Test func `the best known name is the reader's`() {
    let orca = Processes.Program(name: .orca, owner: .us, isAboveUs: false)
    let fenrir = Processes.Program(name: .fenrir, owner: .us, isAboveUs: false)
    #expect(Surroundings(evidence(fenrir, orca, says: true), terminal: terminal()).reader == .active(name: "orca"))
    #expect(Surroundings(evidence(says: true, speakup: true), terminal: terminal()).reader == .active(name: "speakup"))
  }

  @Test(arguments: [true, false, nil])
  func `what reads is believed before the bus`(says: Bool?) {
    let fenrir = Processes.Program(name: .fenrir, owner: .us, isAboveUs: false)
    for evidence in [evidence(fenrir, says: says), evidence(says: says, isComplete: false, speakup: true)] {
      #expect(Surroundings(evidence, terminal: terminal()).reader.isActive)
    }
  }

  @Test(arguments: [(true, false), (false, true), (nil, false)] as [(Bool?, Bool)])
  func `motion is reduced where the desktop says so`(animates: Bool?, expected: Bool) {
    var evidence = evidence()
    evidence.saysAnimationsAreEnabled = animates
    #expect(Surroundings(evidence, terminal: terminal()).reducesMotion == expected)
  }

  @Test(arguments: [
    (nil, false), ("", false), ("0", false), ("false", false), ("1", true), ("true", true), ("x", true),
  ])
  func `plain text is asked for`(value: String?, expected: Bool) {
    let environment = value.map { ["ACCESSIBLE": $0] } ?? [:]
    #expect(Surroundings(evidence(), terminal: terminal(), environment: environment).asksForPlain == expected)
  }

  @Test func `an empty SSH_CONNECTION is none`() {
    #expect(!Surroundings(evidence(), terminal: terminal(), environment: ["SSH_CONNECTION": ""]).isRemote)
  }

  private func evidence(
    _ programs: Processes.Program..., says: Bool? = false, isComplete: Bool = true, speakup: Bool = false
  ) -> Evidence {
    Evidence(
      saysReaderIsEnabled: says, saysAnimationsAreEnabled: nil,
      processes: Processes(found: Set(programs), isComplete: isComplete), hasSpeakup: speakup)
  }

  private func terminal(isMultiplexed: Bool = false, isConsole: Bool = false) -> Terminal {
    Terminal(showsOutput: true, givesInput: true, isVTE: false, isMultiplexed: isMultiplexed, isConsole: isConsole)
  }
}

extension Surroundings {
  fileprivate init(_ evidence: Evidence, terminal: Terminal, environment: [String: String] = [:]) {
    self.init(evidence, terminal: terminal) { environment[$0] }
  }
}

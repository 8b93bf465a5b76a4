/// What was found out, before anything is concluded from it.
package struct Evidence: Sendable, Equatable {
  /// What the session's bus says of `ScreenReaderEnabled`; nil if there is no bus, or no answer.
  package var saysReaderIsEnabled: Bool?
  /// What the desktop's settings say of animations; nil if they say nothing.
  package var saysAnimationsAreEnabled: Bool?
  package var processes: Processes
  /// Whether Speakup, which reads the kernel's consoles, is in the kernel.
  package var hasSpeakup: Bool

  package init(
    saysReaderIsEnabled: Bool?, saysAnimationsAreEnabled: Bool?, processes: Processes, hasSpeakup: Bool
  ) {
    self.saysReaderIsEnabled = saysReaderIsEnabled
    self.saysAnimationsAreEnabled = saysAnimationsAreEnabled
    self.processes = processes
    self.hasSpeakup = hasSpeakup
  }
}

extension Surroundings {
  /// The rule: what the evidence means on this terminal, in this environment.
  package init(_ evidence: Evidence, terminal: Terminal, environment: (String) -> String?) {
    let isRemote = environment("SSH_CONNECTION")?.isEmpty == false
    self.init(
      reader: evidence.reader(on: terminal, isRemote: isRemote),
      reach: evidence.reach(on: terminal, isRemote: isRemote),
      hasBraille: evidence.processes.found.contains { $0.name == .brltty },
      reducesMotion: evidence.saysAnimationsAreEnabled == false,
      asksForPlain: !["", "0", "false"].contains(environment("ACCESSIBLE") ?? ""),
      isRemote: isRemote, terminal: terminal)
  }
}

extension Evidence {
  fileprivate func reader(on terminal: Terminal, isRemote: Bool) -> ScreenReader {
    if let program = processes.found.filter({ $0.reads(terminal) }).map(\.name).min() {
      return .active(name: program.rawValue)
    }
    if hasSpeakup { return .active(name: "speakup") }
    return switch saysReaderIsEnabled {
    case true?: .active(name: nil)
    // The bus is this machine's, and so are the processes: they say nothing of a user who sits at another.
    case false? where processes.isComplete && !isRemote: .none
    case false?, nil: .unknown
    }
  }
}

extension Processes.Program {
  fileprivate func reads(_ terminal: Terminal) -> Bool {
    switch (name, owner) {
    case (.orca, .us): true
    case (.orca, .root), (.orca, .other): false
    case (.fenrir, .us): true
    // As a service it is root's, and reads every console; one may be what shows a multiplexer.
    case (.fenrir, .root): terminal.isConsole || terminal.isMultiplexed
    case (.fenrir, .other): false
    // A multiplexer's parents are not those of the terminal that shows it, so any yasr of ours may be around it.
    case (.yasr, .us): isAboveUs || terminal.isMultiplexed
    case (.yasr, .root), (.yasr, .other): isAboveUs
    case (.brltty, .us), (.brltty, .root), (.brltty, .other): false
    }
  }
}

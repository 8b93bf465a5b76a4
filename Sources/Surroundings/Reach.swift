/// Which of the lines that are printed here the screen reader beside us reads aloud.
package enum Reach: Sendable, Equatable {
  /// That is not known, or nobody reads.
  case unknown
  /// All: it is what shows our terminal.
  case all
  /// Those that come while our terminal has the desktop's focus.
  case focused
  /// Those that come while our console is in front.
  case inFront
}

extension Evidence {
  /// The rule: what the evidence means on this terminal. A reader elsewhere does not read here, so each is asked of its
  /// own.
  func reach(on terminal: Terminal, isRemote: Bool) -> Reach {
    guard !isRemote else { return .unknown }
    if processes.found.contains(where: { [.yasr, .fenrir].contains($0.name) && $0.isAboveUs }) { return .all }
    // Between us and what is in front there may be other windows.
    guard !terminal.isMultiplexed, !terminal.takesOnlyText else { return .unknown }
    if terminal.isConsole {
      let readsConsoles = processes.found.contains { $0.name == .fenrir && $0.owner != .other }
      return readsConsoles || hasSpeakup ? .inFront : .unknown
    }
    let readsDesktop = processes.found.contains { $0.name == .orca && $0.owner == .us }
    return readsDesktop || saysReaderIsEnabled == true ? .focused : .unknown
  }
}

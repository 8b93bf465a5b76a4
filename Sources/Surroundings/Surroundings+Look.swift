internal import Glibc

extension Surroundings {
  /// Looks around. Where the bus answers, or there is none, that takes as long as looking through the processes (4 ms
  /// of the processor beside 350 of them) and 0.2 ms; where a bus is silent, it takes `limit`.
  ///
  /// `environment` gives the value of a variable, nil or empty if there is none; `limit` is the longest that is waited
  /// for the session's bus, from the start; at `processes` and `system` the kernel shows what runs, and on what.
  package static func look(
    environment: (String) -> String?, standardInputIsTerminal: Bool, standardOutputIsTerminal: Bool,
    limit: Duration = .milliseconds(50), processes: String = "/proc", system: String = "/sys"
  ) -> Surroundings {
    let deadline = ContinuousClock.now + limit
    // The bus has the time in which we look elsewhere for its answers.
    let inquiry = BusInquiry([.readerIsEnabled, .animationsAreEnabled], at: BusAddress.session(environment))
    let found = Processes.look(in: processes)
    let speakup = ["accessibility/speakup", "module/speakup"].map { "\(system)/\($0)" }
    let answers = inquiry?.answers(until: deadline) ?? [nil, nil]
    let evidence = Evidence(
      saysReaderIsEnabled: answers[0], saysAnimationsAreEnabled: answers[1], processes: found,
      hasSpeakup: speakup.contains { access($0, F_OK) == 0 })
    let terminal = Terminal(
      showsOutput: standardOutputIsTerminal, givesInput: standardInputIsTerminal, environment: environment)
    return Surroundings(evidence, terminal: terminal, environment: environment)
  }
}

internal import Announcing
internal import Dispatch
internal import Displaying
internal import Glibc
internal import Phrasing
internal import Speaking
internal import Timing

/// Asks for how long, in lines that a screen reader reads as they come; the question is last, with the cursor behind
/// it.
struct Dialogue {
  let wiring: Wiring

  private var phraser: Phraser { wiring.language.phraser }

  /// Whether there is somebody to ask.
  static func isPossible(_ settings: Settings) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && settings.display != .json && settings.wav != "-"
  }

  /// The countdown that was asked for; nil if none was.
  func ask() async throws -> Command.Timer? {
    // What is wrong with the options no answer mends.
    try check("1m")
    _ = try wiring.displayChoice()
    let speaker = try wiring.settings.wav == nil ? wiring.speaker(start: .now) { complain($0) } : nil
    let choices = Countdown.presets.enumerated().map { phraser.choice($0.offset + 1, of: $0.element) }
    let whole = choices + [phraser.howLongHelp]
    var told = whole
    while true {
      if told.count == whole.count { try Program.print(whole.map { $0.written + "\n" }.joined()) }
      speaker?.say(Utterance(phraser.joined(told + [phraser.howLong]).spoken), at: .zero)
      try Program.print(phraser.howLong.written + " ")
      guard let line = await Self.line() else {
        try Program.print("\n")
        return nil
      }
      speaker?.silence(at: .zero)
      do throws(Failure) {
        switch try Reply(line, notation: wiring.language.notation, now: secondsSince1970()) {
        case .nothing: return nil
        case .again: told = whole
        case .time(let time):
          try check(time)
          return Command.Timer(time: time)
        }
      } catch {
        complain(error)
        told = [phraser.howLongHelp]
      }
    }
  }

  private func check(_ time: String) throws(Failure) {
    var parser = wiring.parser(at: secondsSince1970())
    parser.examples = .dialogue
    _ = try parser.narrators(of: [Command.Timer(time: time)])
  }

  /// What is typed next, read elsewhere, so that nothing waits for it but us; nil at the end of the input, before which
  /// a line that was not ended is given up.
  private static func line() async -> String? {
    await withCheckedContinuation { done in
      DispatchQueue.global().async { @Sendable in
        let line = readLine(strippingNewline: false)
        done.resume(returning: line?.last?.isNewline == true ? line : nil)
      }
    }
  }
}

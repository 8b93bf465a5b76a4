internal import Announcing
internal import Timing

extension TimerParser {
  /// Steps that follow one another, told as one countdown.
  func narrator(of steps: [Command.Timer]) throws(Failure) -> Narrator {
    if settings.label != nil {
      throw .misplaced(
        "label", "--label beside routine: its steps have names. \(Self.routineExample)")
    }
    if steps.isEmpty { throw .usage("routine needs steps. \(Self.routineExample)") }
    var read: [Routine.Step] = []
    for timer in steps { read.append(try step(timer, example: Self.routineExample)) }
    var last: Routine.Step?
    if let text = settings.last {
      guard let equals = text.firstIndex(of: "=") else {
        throw .usage("--last \(text.shown): no name and time. Right would be: --last \"Long break=15m\"")
      }
      let timer = Command.Timer(label: String(text[..<equals]), time: String(text[text.index(after: equals)...]))
      last = try step(timer, of: "--last ", example: "Right would be: --last \"Long break=15m\"")
    }
    let routine = Routine(read, rounds: try rounds(last: last), last: last)
    return Narrator(routine, plan: try usual.adapted(to: settings, notation: notation))
  }

  private static let routineExample = "Right would be: speech-timer routine --repeat 4 Work=25m Break=5m"

  /// `option` is what stands before it on the command line.
  private func step(
    _ timer: Command.Timer, of option: String = "", example: String
  ) throws(Failure) -> Routine.Step {
    guard let label = Self.cleaned(timer.label) else {
      let equals = timer.label == nil ? "" : "="
      throw .usage("\((option + equals + timer.time).shown): a step without a name. \(example)")
    }
    let typed = "\(option)\(label)=\(timer.time)"
    if timer.time.hasPrefix("@") {
      throw .usage("\(typed.shown): a step needs a duration, not a clock time. \(example)")
    }
    let duration: Duration
    do throws(TimeNotation.Problem) {
      duration = try notation.duration(of: timer.time)
    } catch {
      throw Failure(error, in: typed, telling: example)
    }
    if duration < .seconds(1) { throw .usage("\(typed.shown): shorter than a second. \(example)") }
    return Routine.Step(label: label, duration: duration)
  }

  /// Nil: forever.
  private func rounds(last: Routine.Step?) throws(Failure) -> Int? {
    switch settings.rounds {
    case nil: return 1
    case .times(let number): return number
    case .forever:
      if last != nil {
        throw .misplaced(
          "last", "--last beside --repeat forever: no round is the last. Right would be: --repeat 4")
      }
      // Neither would ever be done.
      for (isAsked, option) in [(settings.rehearses, "--rehearse"), (settings.wav != nil, "--wav")] where isAsked {
        throw .usage("\(option) beside --repeat forever: it would never end. Right would be: --repeat 4")
      }
      return nil
    }
  }
}

internal import Announcing
internal import Timing
internal import WallClock

/// The countdowns of a run, from what was typed.
struct TimerParser {
  let settings: Settings
  let notation: TimeNotation
  /// The plan of who asks for no marks, with a single countdown.
  let usual: Plan
  /// Now, in seconds since 1970 (UTC): clock times are counted from here.
  let now: Double
  /// What is told of the times that were read, in sentences.
  private(set) var notes: [String] = []
  /// What would be right where a time is wrong.
  var examples = Examples.commandLine

  init(settings: Settings, notation: TimeNotation, usual: Plan, now: Double) {
    self.settings = settings
    self.notation = notation
    self.usual = usual
    self.now = now
  }

  mutating func narrators(of timers: [Command.Timer]) throws(Failure) -> [Narrator] {
    if timers.count > 1, settings.label != nil {
      throw .misplaced(
        "label", "--label beside several names: leave it out. Right would be: speech-timer Tea=4m Eggs=7m30s")
    }
    var countdowns: [(label: String?, countdown: Countdown)] = []
    for timer in timers {
      let label = try name(of: timer)
      if label == nil, timers.count > 1 { throw .usage("A name is missing: =\(timer.time.shown). \(Self.example)") }
      countdowns.append((label, try countdown(timer)))
    }
    for extra in settings.extras { countdowns.append(try self.extra(extra, beside: countdowns, of: timers)) }
    let names = countdowns.compactMap(\.label)
    if let double = names.enumerated().first(where: { names[..<$0.offset].contains($0.element) }) {
      throw .usage("Two countdowns of one name: \(double.element.shown). Give each its own. \(Self.example)")
    }
    let plan = try plan(of: countdowns.count).adapted(to: settings, notation: notation)
    return countdowns.map { Narrator($0.countdown, label: $0.label, plan: plan) }
  }

  private mutating func countdown(_ timer: Command.Timer) throws(Failure) -> Countdown {
    let name = timer.label.flatMap { Self.cleaned($0) }
    switch try Target(timer.time, of: name, notation: notation, now: now, examples: examples) {
    case .duration(let duration): return Countdown(duration)
    case .moment(let moment):
      if let note = moment.settingNote { notes.append(note) }
      return Countdown(until: .milliseconds(Int(((Double(moment.instant) - now) * 1_000).rounded())))
    }
  }

  /// How many characters of a name are kept.
  static let longestName = 80
  private static let example = "Right would be: speech-timer Tea=4m Eggs=7m30s"

  private func plan(of count: Int) -> Plan {
    if !settings.extras.isEmpty { return .examination }
    return count > 1 ? .sparse : usual
  }

  /// The name of a countdown: that before the equals sign, or that of the option.
  private func name(of timer: Command.Timer) throws(Failure) -> String? {
    if let label = timer.label, settings.label != nil {
      throw .misplaced(
        "label", "--label beside \(label.shown)=: give one name. Right would be: speech-timer Tea=4m")
    }
    return Self.cleaned(timer.label ?? settings.label)
  }

  static func cleaned(_ label: String?) -> String? {
    let name = label?.cleaned(longest: longestName)
    return name?.isEmpty == true ? nil : name
  }

  /// A group with more time than the first: "Extra time=25%".
  private func extra(
    _ text: String, beside countdowns: [(label: String?, countdown: Countdown)], of timers: [Command.Timer]
  ) throws(Failure) -> (label: String?, countdown: Countdown) {
    let example = "Right would be: speech-timer Standard=90m --extra \"Extra time=25%\""
    guard timers.count == 1, let standard = countdowns.first else {
      throw .misplaced("extra", "--extra beside several countdowns: give one time. \(example)")
    }
    // Nobody else may take "Time is up" for the end of all.
    if standard.label == nil { throw .misplaced("extra", "--extra needs a name for the others too. \(example)") }
    guard let equals = text.lastIndex(of: "="), let label = Self.cleaned(String(text[..<equals])) else {
      throw .usage("--extra \(text.shown): no name and share. \(example)")
    }
    let amount = String(text[text.index(after: equals)...])
    let more = try more(amount, than: standard.countdown.duration, typed: text, example: example)
    let duration = standard.countdown.duration + more
    guard duration <= Countdown.longest else {
      throw .usage("--extra \(text.shown): longer than 999 days. \(example)")
    }
    return (label, standard.countdown.followsClock ? Countdown(until: duration) : Countdown(duration))
  }

  private func more(
    _ amount: String, than duration: Duration, typed: String, example: String
  ) throws(Failure) -> Duration {
    guard amount.hasSuffix("%") else {
      do throws(TimeNotation.Problem) {
        return try notation.duration(of: amount)
      } catch {
        throw Failure(error, in: "--extra \(typed)", rightWouldBe: "--extra \"Extra time=15m\", or \"Extra time=25%\"")
      }
    }
    guard let percent = Int(amount.dropLast()), (1...900).contains(percent) else {
      throw .usage("--extra \(typed.shown): not a whole number of percent from 1% to 900%. \(example)")
    }
    return duration * percent / 100
  }
}

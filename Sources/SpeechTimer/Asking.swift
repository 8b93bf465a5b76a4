internal import FoundationEssentials
internal import Listening

/// Asks or tells runs that go on elsewhere.
struct Asking {
  /// How long answers are waited for, all together.
  private static let patience = Duration.seconds(2)

  private let settings: Settings
  private let folder: SocketFolder

  init(_ settings: Settings, environment: Environment) throws(Failure) {
    self.settings = settings
    let found: SocketFolder?
    do throws(SocketFolder.Problem) {
      found = try SocketFolder.open(in: environment["XDG_RUNTIME_DIR"], makes: false)
    } catch {
      throw Failure(error, saying: "No timer can be asked.")
    }
    guard let found else { throw Self.nothingRuns }
    folder = found
  }

  func ask(_ question: Question) throws(Failure) -> Session.Ending {
    if question.word == .watch { return try watch() }
    let isList = question.word == .list
    let answers = try list(isAloud: isList && settings.isAloud)
    if isList {
      for (_, answer) in answers { try print(answer, lines: (answer.timers ?? []).map(\.written)) }
      return .answered
    }
    let (number, line) = try RunningTimers(answers).request(for: question, isAloud: settings.isAloud)
    guard let call = Call(to: number, in: folder, saying: line) else { throw Self.noAnswer(number) }
    // An end may take its time.
    let answer = try self.answer(of: call, until: question.word == .wait ? nil : .now + Self.patience)
    try print(answer, lines: [answer.written ?? ""])
    return .relayed(status: answer.status)
  }

  /// All that run, by name, or by number where there is none, and how they stand.
  func names() throws(Failure) -> [(name: String, written: String)] {
    try list(isAloud: false).flatMap { number, answer in
      (answer.timers ?? []).map { (($0.label ?? String(number)).cleaned, $0.written.cleaned) }
    }
  }

  /// By what a run is to be asked for: its name, or else the number, if others have the name too, or may have it as
  /// their number.
  func handle(of number: Int, named label: String) -> String {
    if Int(label) != nil { return String(number) }
    let answers = (try? list(isAloud: false) { _ in }) ?? []
    return RunningTimers(answers).number(of: label) == number ? label : String(number)
  }

  /// How all stand that run. Who does not answer in time is told of.
  private func list(
    isAloud: Bool, telling complain: (Failure) -> Void = complain
  ) throws(Failure) -> [(number: Int, answer: AnswerLine)] {
    let line = RequestLine.text([ControlWord.list.rawValue], isAloud: isAloud)
    let calls = folder.numbers.compactMap { Call(to: $0, in: folder, saying: line) }
    let deadline = ContinuousClock.now + Self.patience
    var answers: [(number: Int, answer: AnswerLine)] = []
    var silent: Failure?
    for call in calls {
      do throws(Failure) {
        answers.append((call.number, try answer(of: call, until: deadline)))
      } catch {
        if let silent { complain(silent) }
        silent = error
      }
    }
    guard !answers.isEmpty else { throw silent ?? Self.nothingRuns }
    if let silent { complain(silent) }
    return answers
  }

  /// Prints what all tell that run now, until they have ended.
  private func watch() throws(Failure) -> Session.Ending {
    var calls = folder.numbers.compactMap { Call(to: $0, in: folder, saying: ControlWord.watch.rawValue) }
    if calls.isEmpty { throw Self.nothingRuns }
    while !calls.isEmpty {
      let ready = Call.ready(among: calls)
      for call in ready {
        guard let line = call.line(until: nil) else {
          calls.removeAll { $0.number == call.number }
          continue
        }
        if let told = AnswerLine(line) { throw failure(told) ?? Self.noAnswer(call.number) }
        guard let event = EventLine(line) else { throw Self.noAnswer(call.number) }
        let text = settings.display == .json ? String(decoding: line, as: UTF8.self) : event.written.cleaned
        try Program.print(text + "\n")
      }
    }
    return .answered
  }

  private func answer(of call: Call, until deadline: ContinuousClock.Instant?) throws(Failure) -> AnswerLine {
    guard let line = call.line(until: deadline), let answer = AnswerLine(line) else { throw Self.noAnswer(call.number) }
    if let failure = failure(answer) { throw failure }
    return answer
  }

  private func failure(_ answer: AnswerLine) -> Failure? {
    answer.error.map { answer.status == Failure.Kind.usage.rawValue ? .usage($0) : .failed($0) }
  }

  private func print(_ answer: AnswerLine, lines: [String]) throws(Failure) {
    try Program.print(settings.display == .json ? answer.text : lines.map { $0.cleaned + "\n" }.joined())
  }

  private static let nothingRuns = Failure.failed("No timer is running. Right would be: speech-timer --detach 5m")

  private static func noAnswer(_ number: Int) -> Failure {
    .failed("Timer \(number) gives no answer. It has ended, or is suspended, until fg lets it go on.")
  }
}

extension RunningTimers {
  fileprivate init(_ answers: [(number: Int, answer: AnswerLine)]) {
    self.init(runs: answers.map { Run(number: $0.number, labels: ($0.answer.timers ?? []).compactMap(\.label)) })
  }
}

/// What is needed of a line that was watched.
private struct EventLine: Decodable {
  var event: String
  var written: String

  init?(_ line: [UInt8]) {
    guard let event = try? JSONDecoder().decode(EventLine.self, from: Data(line)) else { return nil }
    self = event
  }
}

extension String {
  fileprivate var cleaned: String { cleaned(longest: 4_000) }
}

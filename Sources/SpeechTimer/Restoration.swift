internal import Announcing
internal import Keeping
internal import Phrasing
internal import Timing

/// A run that was cut off, and is gone on with here.
struct Restoration {
  let claim: Journals.Claim
  let record: RunRecord
  /// Those of the run, overruled by what was typed beside `restore`.
  let arguments: Arguments
  let command: Command

  /// Finds the run that is meant, and takes it. What was over for too long is told, and forgotten.
  init(_ name: String?, beside typed: Arguments, _ settings: Settings, environment: Environment) throws {
    if settings.rehearses {
      throw Failure.usage(
        "--rehearse beside restore: what goes on is no rehearsal. Right would be: speech-timer restore")
    }
    let within = try settings.within(Language(settings, environment: environment).notation)
    let phraser = try Phraser.english
    let journals = try Self.journals(environment)
    let findings = try Self.look(journals)
    for problem in findings.problems { complain(problem) }
    let all = findings.cutOff
    var open: [Int] = []
    for index in name.map(all.indices(of:)) ?? Array(all.indices) {
      if let overdue = all[index].overdue, overdue > within {
        complain(.failed(all[index].sentence(phraser)))
        try? journals.claim(all[index].run)?.remove()
      } else {
        open.append(index)
      }
    }
    guard let first = open.first else { throw Self.nothing(named: name, beside: findings.running) }
    if open.count > 1 {
      let list = open.map { "\($0 + 1): \(all[$0].summary(phraser))" }.joined(separator: ". ")
      let example = all.nameToType(first)
      throw Failure.usage("Several were cut off. \(list). Right would be: speech-timer restore \(example)")
    }
    guard let claim = try? journals.claim(all[first].run), let record = try journals.record(of: all[first].run) else {
      throw Failure.failed("\(all[first].names): gone on with elsewhere already. speech-timer list tells what runs.")
    }
    self.claim = claim
    self.record = record
    arguments = typed.overruling(try Arguments(record.arguments))
    command = try Command(arguments.words)
    switch command {
    case .start, .routine, .talk: break
    case .ask, .question, .say, .check, .ring, .goals, .help, .restore:
      throw Failure.failed("\(record.names): the record is of no timer. It is left alone.")
    }
  }

  /// Whether it goes on in the background.
  var isDetached: Bool { arguments.options.contains { $0.option.word == "detach" } }

  /// Refuses to go on with countdowns that are not those of the record.
  func refuse(unless narrators: [Narrator]) throws(Failure) {
    try refuse(unless: narrators.count == record.countdowns.count)
  }

  /// Refuses to go on with a speech that is not that of the record.
  func refuse(unless talk: Talk) throws(Failure) {
    try refuse(unless: record.standing(from: .now).beginning(of: talk) != nil)
  }

  private func refuse(unless isSame: Bool) throws(Failure) {
    if isSame { return }
    throw .failed("\(record.names): the record and the options now tell of different timers. It is left alone.")
  }

  private static func journals(_ environment: Environment) throws(Failure) -> Journals {
    guard let path = Journals.path(environment) else {
      throw .failed("Nothing to restore: neither XDG_STATE_HOME nor HOME names a folder.")
    }
    do {
      guard let folder = try Folder.open(path) else { throw nothing(named: nil, beside: []) }
      return Journals(folder: folder)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .failed("\(path): \((error as? File.Problem)?.reason ?? "cannot be read"). Nothing is restored.")
    }
  }

  private static func look(_ journals: Journals) throws(Failure) -> Journals.Findings {
    do {
      return try journals.look(at: .now)
    } catch {
      throw .failed("\(journals.folder.path): \(error.reason). Nothing is restored.")
    }
  }

  private static func nothing(named name: String?, beside running: [RunRecord]) -> Failure {
    let what = name.map { "Nothing to restore of this name: \($0.shown)." } ?? "Nothing to restore."
    return .failed(([what] + running.map { "\($0.names): runs." }).joined(separator: " "))
  }
}

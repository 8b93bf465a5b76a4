internal import Announcing
internal import Listening
internal import Phrasing
internal import Speaking
internal import Timing
internal import WallClock

/// Everything that is read from outside, by what reads it, for whoever throws bytes at it: whatever comes, it means
/// something or is complained of.
package enum OutsideInput: String, CaseIterable, Sendable {
  case time, clockTime, commandLine, configuration, controlLine, request, keys, label, journal
  /// The file's name, which tells the language, stands before it in a line.
  case catalog
  /// A file of the system, or a rule.
  case zone

  /// Reads bytes as a run reads them, and returns each line of what would be shown of them. Nothing is carried out.
  package func lines(from bytes: [UInt8]) -> [String] {
    do {
      return try read(bytes, as: String(decoding: bytes, as: UTF8.self))
    } catch {
      return [Failure(any: error).line]
    }
  }

  private func read(_ bytes: [UInt8], as text: String) throws -> [String] {
    switch self {
    case .time:
      let language = try Self.english.get()
      return [language.phraser.duration(try language.notation.duration(text, example: "5m")).written]
    case .clockTime:
      return [try Moment(typed: text, now: Double(Self.now)).settingNote].compactMap { $0 }
    case .commandLine:
      let arguments = try Arguments(text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init))
      let (narrators, notes) = try Self.narrators(of: arguments)
      return notes + narrators.compactMap(\.label)
    case .journal:
      let record: RunRecord
      do { record = try RunRecord(bytes) } catch { return [error.reason] }
      return try Self.restored(record)
    case .configuration:
      var settings = Settings()
      try ConfigurationFile(bytes, path: "config").apply(to: &settings, beside: Arguments([String]()))
      return []
    case .catalog:
      let name = bytes.prefix { $0 != UInt8(ascii: "\n") }
      let file = String(decoding: name, as: UTF8.self)
      return try Self.words(of: try Catalog(reading: bytes.dropFirst(name.count), file: file))
    case .controlLine:
      let language = try Self.english.get()
      return [try OrderLine(text, labels: ["Tea", "Long bread"], notation: language.notation)?.label ?? ""]
    case .request:
      let line = try RequestLine(text, labels: ["Tea", "Long bread"], notation: try Self.english.get().notation)
      return [String(line.isAloud)]
    case .keys:
      var decoder = KeyDecoder()
      return decoder.inputs(in: bytes).map { input in
        if case .key(let key) = input, Order(key) != nil { "order" } else { "other" }
      }
    case .zone:
      let rules = ZoneRules(file: bytes) ?? ZoneRules(rule: text)
      return [0, Self.now, 4_102_444_800].compactMap { rules?.secondsAhead(at: $0) }.map { String($0) }
    case .label: return [text.cleaned(longest: TimerParser.longestName), text.speakable]
    }
  }

  /// When all is read, so that the same bytes always mean the same: 30 November 2026, 07:00 UTC.
  private static let now: Int64 = 1_796_022_000

  private static let english = Result { try Language(Settings(), environment: .english) }

  /// The countdowns that a command line tells of, and what is told of their times.
  private static func narrators(of arguments: Arguments) throws -> ([Narrator], notes: [String]) {
    var settings = Settings()
    try arguments.apply(to: &settings)
    let command = try Command(arguments.words)
    try arguments.refuse(beside: command)
    try settings.refuse(beside: command)
    guard settings.catalog == nil else { return ([], []) }
    let language = settings.locale == nil ? try english.get() : try Language(settings, environment: .english)
    var parser = TimerParser(settings: settings, notation: language.notation, usual: .standard, now: Double(now))
    switch command {
    case .start(let timers):
      let narrators = try parser.narrators(of: timers)
      return (narrators, parser.notes)
    case .routine(let steps): return ([try parser.narrator(of: steps)], [])
    case .ask, .talk, .question, .say, .check, .ring, .goals, .help, .restore: return ([], [])
    }
  }

  /// What is told of a run that was cut off, and of going on with it.
  private static func restored(_ record: RunRecord) throws -> [String] {
    let now = Anchor(wall: Double(self.now), boot: 5_000, bootID: "a")
    let (run, language) = (CutOff(run: "run", record: record, now: now), try english.get())
    let narrators = try narrators(of: try Arguments(record.arguments)).0
    var rules = Session.Rules()
    rules.past = record.standing(from: now)
    var session = Session(narrators, rules: rules, notation: language.notation)
    let told = session.start(at: .zero).flatMap { effect in
      if case .show(let bulletin) = effect { bulletin.announcements } else { [Announcement]() }
    }
    return [run.sentence(language.phraser), run.summary(language.phraser), [run].nameToType(0)]
      + told.map { language.phraser.phrase(for: $0, endingAt: nil).written }
  }

  /// Some phrases with a catalog's words.
  private static func words(of catalog: Catalog) throws -> [String] {
    let phraser = Phraser(catalog: catalog)
    return [1, 61, 3_665, 86_400].map { phraser.duration(.seconds($0)).written }
  }
}

extension Environment {
  fileprivate static let english = Environment { $0 == "LANG" ? "en_US.UTF-8" : nil }
}

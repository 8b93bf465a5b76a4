internal import Announcing
internal import Listening
internal import Phrasing
internal import Speaking
internal import Timing
internal import WallClock

/// Everything that is read from outside, by what reads it: whatever bytes come, they mean something or are complained
/// of.
package enum OutsideInput: String, CaseIterable, Sendable {
  case time, clockTime, commandLine, configuration, controlLine, request, keys, label
  /// The file's name, which tells the language, stands before it in a line.
  case catalog

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
      return [try Moment(typed: text, now: 1_796_022_000).settingNote].compactMap { $0 }
    case .commandLine: return try Self.commandLine(text)
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
    case .label: return [text.cleaned(longest: 80), text.speakable]
    }
  }

  private static let english = Result { try Language(Settings(), environment: .english) }

  /// Words with a zero byte between them, as far as they are countdowns.
  private static func commandLine(_ text: String) throws -> [String] {
    let arguments = try Arguments(text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init))
    var settings = Settings()
    try arguments.apply(to: &settings)
    let command = try Command(arguments.words)
    try arguments.refuse(beside: command)
    try settings.refuse(beside: command)
    guard case .start(let entrants) = command, settings.catalog == nil else { return [] }
    let language = settings.locale == nil ? try english.get() : try Language(settings, environment: .english)
    var lineup = Lineup(settings: settings, notation: language.notation, usual: .standard, now: 1_796_022_000)
    return lineup.notes + (try lineup.narrators(of: entrants).compactMap(\.label))
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

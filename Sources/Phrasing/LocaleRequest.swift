/// The language that somebody asked for, as it was written.
package struct LocaleRequest: Equatable, Sendable {
  /// "es", "es_MX.UTF-8", "sr_RS@latin".
  package var text: String
  package var origin: Origin

  /// Where it was asked for, so that a complaint can name the place.
  package enum Origin: Equatable, Sendable {
    case option
    /// The variable of the environment.
    case environment(String)
  }

  /// The variables of the environment that may name one, the strongest first.
  package static let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  package init(_ text: String, from origin: Origin = .option) {
    self.text = text
    self.origin = origin
  }

  /// What an option says, else the first of the environment's variables that says something, else "C", which an unset
  /// LANG means.
  package init(option: String?, environment: [String: String]) {
    if let option {
      self.init(option)
      return
    }
    for variable in Self.variables {
      if let text = environment[variable], !text.isEmpty {
        self.init(text, from: .environment(variable))
        return
      }
    }
    self.init("C", from: .environment("LANG"))
  }

  /// The tag that is meant; nil if what was written is none. "C" and "POSIX" mean English, and so do blanks, but as
  /// the value of the option.
  package var tag: LocaleTag? {
    let trimmed = text.split(separator: " ").joined(separator: " ")
    let name = trimmed.prefix { $0 != "." && $0 != "@" }
    if text.allSatisfy(\.isWhitespace) { return origin == .option ? nil : LocaleTag("en") }
    if ["C", "POSIX"].contains(name.uppercased()) { return LocaleTag("en") }
    let modifier = trimmed.split(separator: "@", maxSplits: 1).dropFirst().first?.lowercased()
    guard let script = modifier.flatMap({ LocaleRequest.scripts[$0] }) else { return LocaleTag(String(name)) }
    guard let tag = LocaleTag(String(name)) else { return nil }
    return LocaleTag([tag.language, script, tag.region].filter { !$0.isEmpty }.joined(separator: "-"))
  }

  /// The modifiers of POSIX locales that name a script.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

  /// The tag among some, which are tags of catalogs, that comes nearest: the same, else the nearest of CLDR's parents,
  /// never in another script.
  package func match(among tags: [String]) -> String? {
    guard let tag else { return nil }
    return tag.match(among: tags)
  }
}

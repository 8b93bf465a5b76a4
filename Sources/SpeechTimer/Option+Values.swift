extension Option {
  /// What kind of values an option takes, as far as something can be proposed.
  enum Values: Equatable {
    /// One of these.
    case words([String])
    /// Some of these, with commas between.
    case list([String])
    case times, files, locales, voices, devices
    /// Only whoever types it knows.
    case free
  }

  /// As its placeholder says: `auto|plain`, `bell,chime`, `TIME`, `FILE`; what a `NAME` names, its own word tells.
  var values: Values {
    guard case .value(let placeholder, _, _) = effect else { return .free }
    if placeholder.contains("|") { return .words(Self.parts(placeholder, "|")) }
    if placeholder.contains(","), placeholder == placeholder.lowercased() { return .list(Self.parts(placeholder, ",")) }
    return switch (word, placeholder) {
    case (_, "TIME"): .times
    case (_, "FILE"), (_, "PROGRAM"): .files
    case ("locale", _): .locales
    case ("voice", _): .voices
    case ("device", _): .devices
    default: .free
    }
  }

  private static func parts(_ placeholder: String, _ separator: Character) -> [String] {
    placeholder.split(separator: separator).map(String.init)
  }
}

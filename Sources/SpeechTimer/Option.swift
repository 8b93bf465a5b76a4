/// One option: how it is typed, what it is for, what it sets.
struct Option: Sendable {
  enum Group: String, CaseIterable {
    case when = "When"
    case speech = "Speech"
    case show = "Show"
    case live = "Live"
    case end = "End"
    case other = "Other"
  }

  /// What an option does with the settings.
  enum Effect: Sendable {
    case flag(@Sendable (inout Settings) throws(Failure) -> Void)
    /// `placeholder` stands for the value in help, `example` is a value that is right.
    case value(placeholder: String, example: String, @Sendable (inout Settings, String) throws(Complaint) -> Void)
  }

  /// What is wrong with a value: the part after "--rate abc: ".
  struct Complaint: Error { let text: String }

  /// The long name last, with its dashes.
  let names: [String]
  let group: Group
  let place: Place
  /// Whether it is left out of the short help.
  let isRare: Bool
  let help: String
  /// Other options that it takes the place of, where those stand in the configuration file.
  let overrules: [String]
  let effect: Effect

  init(
    _ names: String..., group: Group, place: Place? = nil, isRare: Bool = false, help: String,
    overrules: [String] = [], effect: Effect
  ) {
    self.names = names
    self.group = group
    self.place = place ?? group.place
    self.isRare = isRare
    self.help = help
    self.overrules = overrules
    self.effect = effect
  }

  /// The name that it is known by, without dashes: "label".
  var word: String { String(names.last?.drop { $0 == "-" } ?? "") }

  var takesValue: Bool {
    if case .value = effect { true } else { false }
  }

  /// Does what it says; `name` is what it was called.
  func apply(_ value: String?, as name: String, to settings: inout Settings) throws(Failure) {
    switch effect {
    case .flag(let set):
      if let value { throw .usage("\(name) takes no value: \(value.shown). Right would be: \(name)") }
      try set(&settings)
    case .value(_, let example, let set):
      guard let value else { throw .usage("\(name) needs a value, such as \(name) \(example)") }
      do {
        try set(&settings, value)
      } catch {
        throw .usage("\(name) \(value.shown): \(error.text). Right would be: \(name) \(example)")
      }
    }
  }

  /// As it stands in help: "-l, --label TEXT".
  var synopsis: String {
    switch effect {
    case .flag: names.joined(separator: ", ")
    case .value(let placeholder, _, _): names.joined(separator: ", ") + " " + placeholder
    }
  }
}

extension Option.Effect {
  /// Sets a field to the text as typed.
  static func text(
    _ placeholder: String, example: String, _ field: any WritableKeyPath<Settings, String?> & Sendable
  ) -> Self {
    .value(placeholder: placeholder, example: example) { settings, text throws(Option.Complaint) in
      if text.allSatisfy(\.isWhitespace) { throw Option.Complaint(text: "nothing given") }
      settings[keyPath: field] = text
    }
  }

  /// Sets a field to a whole number of a range.
  static func number(
    _ placeholder: String, in range: ClosedRange<Int>, example: Int,
    _ field: any WritableKeyPath<Settings, Int?> & Sendable
  ) -> Self {
    .value(placeholder: placeholder, example: String(example)) { settings, text throws(Option.Complaint) in
      guard let number = Int(text), range.contains(number) else {
        throw Option.Complaint(text: "not a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      settings[keyPath: field] = number
    }
  }

  /// Sets something to one of a few words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    of type: Choice.Type, example: String,
    _ set: @escaping @Sendable (inout Settings, Choice) throws(Option.Complaint) -> Void
  ) -> Self {
    let words = Choice.allCases.map(\.rawValue)
    return .value(placeholder: words.joined(separator: "|"), example: example) {
      settings, text throws(Option.Complaint) in
      guard let choice = Choice(rawValue: text) else {
        throw Option.Complaint(text: "not one of \(words.joined(separator: ", "))")
      }
      try set(&settings, choice)
    }
  }

  /// Switches something on.
  static func on(_ field: any WritableKeyPath<Settings, Bool> & Sendable) -> Self {
    .flag { settings in settings[keyPath: field] = true }
  }
}

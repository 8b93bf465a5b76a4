/// The words of the command line, with the options taken out.
struct Arguments {
  var settings = Settings()
  /// What is left: a command and times.
  var words: [String] = []

  /// Reads the arguments that follow the program's name. Options may stand anywhere before `--`.
  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      if Self.isOption(argument) {
        try apply(argument, rest: &rest)
      } else {
        words.append(argument)
      }
    }
  }

  /// `-5` is a value, and a lone dash is one too.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument.count > 1 else { return false }
    let second = argument[argument.index(after: argument.startIndex)]
    return !second.isNumber && second != "." && second != ","
  }

  private mutating func apply(_ argument: String, rest: inout ArraySlice<String>) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument.hasPrefix("--") ? String(parts[0]) : argument
    let attached = argument.hasPrefix("--") && parts.count > 1 ? String(parts[1]) : nil
    guard let option = OptionTable.option(named: name) else { throw Self.unknown(name) }
    switch option.effect {
    case .flag(let set):
      if attached != nil { throw .usage("\(name) takes no value: \(name)") }
      try set(&settings)
    case .value(_, let example, let set):
      guard let value = attached ?? Self.value(from: &rest) else {
        throw .usage("\(name) needs a value, such as \(name) \(example)")
      }
      do {
        try set(&settings, value)
      } catch {
        throw .usage("\(name) \(value.shown): \(error.text). Right would be: \(name) \(example)")
      }
    }
  }

  /// The next argument, unless it is an option of ours: then a value was forgotten. (`--label=--json` still means it.)
  private static func value(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, OptionTable.option(named: next) == nil else { return nil }
    return rest.popFirst()
  }

  private static func unknown(_ name: String) -> Failure {
    let names = OptionTable.options.flatMap(\.names)
    let guess = closest(to: name, among: names).map { " Did you mean \($0)?" } ?? " speech-timer --help lists them all."
    return .usage("Not an option: \(name.shown).\(guess)")
  }
}

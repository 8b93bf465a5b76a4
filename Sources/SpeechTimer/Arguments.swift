/// The words of the command line, with the options taken out.
struct Arguments {
  /// An option as it was given.
  struct Given {
    let option: Option
    let value: String?
    /// The name as it was typed.
    let name: String
  }

  /// In their order.
  private(set) var options: [Given] = []
  /// What is left: a command and times.
  private(set) var words: [String] = []

  /// Takes the arguments that follow the program's name apart. Options may stand anywhere before `--`.
  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      if Self.isOption(argument) {
        options.append(try Self.given(argument, rest: &rest))
      } else {
        words.append(argument)
      }
    }
  }

  /// Does what the options say, in their order.
  func apply(to settings: inout Settings) throws(Failure) {
    for given in options { try given.option.apply(given.value, as: given.name, to: &settings) }
  }

  /// Refuses options that do nothing beside a command.
  func refuse(beside command: Command) throws(Failure) {
    for given in options { try given.option.refuse(beside: command.kind, as: given.name) }
  }

  /// What a cut-off run was started with, but for what is typed now.
  func overruling(_ earlier: Arguments) -> Arguments {
    let overruled = overruledWords
    var both = earlier
    both.options = earlier.options.filter { !overruled.contains($0.option.word) } + options
    return both
  }

  /// The same options with other words.
  func saying(_ words: [String]) -> Arguments {
    var other = self
    other.words = words
    return other
  }

  /// The options that are given here, and those that they take the place of.
  var overruledWords: Set<String> { Set(options.flatMap { [$0.option.word] + $0.option.overrules }) }

  /// `-5` is a value, and a lone dash is one too.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument.count > 1 else { return false }
    let second = argument[argument.index(after: argument.startIndex)]
    return !second.isNumber && second != "." && second != ","
  }

  private static func given(_ argument: String, rest: inout ArraySlice<String>) throws(Failure) -> Given {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument.hasPrefix("--") ? String(parts[0]) : argument
    let attached = argument.hasPrefix("--") && parts.count > 1 ? String(parts[1]) : nil
    guard let option = OptionTable.option(named: name) else { throw unknown(name) }
    let value = attached ?? (option.takesValue ? self.value(from: &rest) : nil)
    return Given(option: option, value: value, name: name)
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

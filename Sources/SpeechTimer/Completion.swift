/// What may stand at the place where somebody types a command line: for the completions of shells.
struct Completion {
  /// Something to type, and what it is.
  struct Candidate: Equatable {
    let word: String
    var help = ""
  }

  enum Answer: Equatable {
    case candidates([Candidate])
    /// Names of files, which the shell knows best.
    case files
  }

  /// What there is on this machine: asked only where it matters, since it takes a moment.
  struct Known: Sendable {
    var locales: @Sendable () -> [Candidate]
    var voices: @Sendable () -> [Candidate]
    var devices: @Sendable () -> [Candidate]
    var timers: @Sendable () -> [Candidate]
  }

  /// The hidden command, behind which the words of the line follow, the one that is being typed last.
  static let command = "complete"

  private let typed: String
  /// The option that waits for its value.
  private var pending: Option?
  private var isPastOptions = false
  /// What stands before the word that is being typed and is no option.
  private var words: [String] = []

  /// The words that follow the program's name; the last one is being typed, and may be empty.
  init(_ line: [String]) {
    typed = line.last ?? ""
    for word in line.dropLast() {
      if pending != nil {
        pending = nil
      } else if isPastOptions || !word.hasPrefix("-") {
        words.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else if let option = OptionTable.option(named: word), option.takesValue {
        pending = option
      }
    }
  }

  func answer(_ known: Known) -> Answer {
    if let pending { return values(of: pending, typed: typed, behind: "", known) }
    if typed.hasPrefix("-"), !isPastOptions {
      guard let equals = typed.firstIndex(of: "=") else { return .candidates(matching(options, typed, behind: "")) }
      guard let option = OptionTable.option(named: String(typed[..<equals])) else { return .candidates([]) }
      let start = typed.index(after: equals)
      return values(of: option, typed: String(typed[start...]), behind: String(typed[..<start]), known)
    }
    return .candidates(argument(known))
  }

  private var options: [Candidate] {
    OptionTable.options.flatMap { option in option.names.map { Candidate(word: $0, help: option.help.firstSentence) } }
  }

  private var commands: [Candidate] { Command.table.map { Candidate(word: $0.word, help: $0.help.firstSentence) } }

  /// A command or a time, or what a command takes.
  private func argument(_ known: Known) -> [Candidate] {
    if let equals = typed.firstIndex(of: "=") {
      let start = typed.index(after: equals)
      return times(typed[start...], behind: String(typed[..<start]))
    }
    guard let first = words.first else { return matching(commands, typed, behind: "") + times(typed[...], behind: "") }
    guard let entry = Command.table.first(where: { $0.word == first }) else { return times(typed[...], behind: "") }
    if entry.arguments.contains("COMMAND") { return matching(commands, typed, behind: "") }
    let takesTime = entry.arguments.hasPrefix("TIME")
    let asksOne = entry.arguments.hasSuffix("[LABEL]") && ControlWord(rawValue: first) != nil
    if asksOne, words.count == (takesTime ? 2 : 1) { return matching(known.timers(), typed, behind: "") }
    return takesTime ? times(typed[...], behind: "") : []
  }

  private func values(of option: Option, typed: String, behind prefix: String, _ known: Known) -> Answer {
    switch option.values {
    case .words(let words): .candidates(matching(words.map { Candidate(word: $0) }, typed, behind: prefix))
    case .list(let words): .candidates(list(of: words, typed: typed, behind: prefix))
    case .times: .candidates(times(typed[...], behind: prefix))
    case .locales: .candidates(matching(known.locales(), typed, behind: prefix))
    case .voices: .candidates(matching(known.voices(), typed, behind: prefix))
    case .devices: .candidates(matching(known.devices(), typed, behind: prefix))
    case .files: .files
    case .free: .candidates([])
    }
  }

  /// The next word of a list: one that is not in it yet.
  private func list(of words: [String], typed: String, behind prefix: String) -> [Candidate] {
    var given = typed.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let last = given.popLast() ?? ""
    let rest = words.filter { !given.contains($0) }.map { Candidate(word: $0) }
    return matching(rest, last, behind: prefix + given.map { $0 + "," }.joined())
  }

  /// A number may have any unit; where nothing is typed yet, some usual times show how they are written.
  private func times(_ typed: Substring, behind prefix: String) -> [Candidate] {
    if typed.isEmpty {
      return ["90s", "5m", "10m", "25m", "1h", "1h30m"].map { Candidate(word: prefix + $0) }
    }
    guard typed.allSatisfy({ ("0"..."9").contains($0) }) else { return [] }
    return [("s", "seconds"), ("m", "minutes"), ("h", "hours"), ("d", "days")]
      .map { Candidate(word: "\(prefix)\(typed)\($0)", help: $1) }
  }

  private func matching(_ candidates: [Candidate], _ typed: String, behind prefix: String) -> [Candidate] {
    candidates.filter { $0.word.hasPrefix(typed) }.map { Candidate(word: prefix + $0.word, help: $0.help) }
  }
}

extension Completion.Answer {
  /// A line for each candidate, with a tab before what it is; a slash stands for files.
  var text: String {
    switch self {
    case .candidates(let candidates):
      candidates.map { $0.help.isEmpty ? "\($0.word)\n" : "\($0.word)\t\($0.help)\n" }.joined()
    case .files: "/\n"
    }
  }
}

extension String {
  fileprivate var firstSentence: String {
    firstRange(of: ". ").map { String(self[..<$0.lowerBound]) } ?? (last == "." ? String(dropLast()) : self)
  }
}

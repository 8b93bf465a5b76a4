/// The runs that there are, and for which of them a question is.
package struct Roster: Equatable {
  package struct Run: Equatable {
    var number: Int
    /// The names of its countdowns.
    var labels: [String]

    package init(number: Int, labels: [String]) {
      self.number = number
      self.labels = labels
    }

    var names: [String] { labels.isEmpty ? [String(number)] : labels }
  }

  let runs: [Run]

  package init(runs: [Run]) { self.runs = runs }

  /// The number of the run that is meant, and the line for it.
  package func request(
    for question: Question, isAloud: Bool = false
  ) throws(Failure) -> (number: Int, line: String) {
    let (run, label, time) = try addressee(of: question)
    let name = question.word.scope == .wholeRun ? nil : label
    let words = [question.word.rawValue, time, name].compactMap { $0 }
    return (run.number, RequestLine.text(words, isAloud: isAloud))
  }

  private func addressee(of question: Question) throws(Failure) -> (run: Run, label: String?, time: String?) {
    guard question.word == .add else {
      let name = question.words.joined(separator: " ").cleaned(longest: Lineup.longestName)
      let (run, label) = try name.isEmpty ? only(question) : find(name, question)
      return (run, label, nil)
    }
    let words = question.words.joined(separator: " ").cleaned(longest: 1_000).split(separator: " ").map(String.init)
    let counts = stride(from: words.count - 1, to: max(0, words.count - Lineup.longestName), by: -1)
    func name(_ count: Int) -> String { words[count...].joined(separator: " ") }
    let count =
      counts.first { !matches(name($0)).isEmpty }
      ?? counts.first { !OrderLine.isNumber(words[$0 - 1]) && beginning(name($0)) != nil }
    if let count {
      let (run, label) = try find(name(count), question)
      return (run, label, words[..<count].joined(separator: " "))
    }
    return (try only(question).run, nil, words.joined(separator: " "))
  }

  private func only(_ question: Question) throws(Failure) -> (run: Run, label: String?) {
    if runs.count == 1 { return (runs[0], nil) }
    let first = runs[0].names[0]
    throw .usage("Several timers run: \(names). Right would be: speech-timer \(question.word.example) \(first)")
  }

  private func find(_ name: String, _ question: Question) throws(Failure) -> (run: Run, label: String?) {
    let found = matches(name)
    guard let first = found.first ?? beginning(name) else {
      throw .usage("No timer has this name: \(name.shown). There are: \(names).")
    }
    if found.count > 1 {
      let numbers = found.map { String($0.run.number) }.joined(separator: ", ")
      throw .usage(
        "Several timers have this name: \(name.shown). Their numbers are: \(numbers). "
          + "Right would be: speech-timer \(question.word.example) \(first.run.number)")
    }
    return first
  }

  /// Those with a name, in capitals or not; else that with a number.
  private func matches(_ name: String) -> [(run: Run, label: String?)] {
    let exact = runs.filter { $0.labels.contains(name) }
    let matching = exact.isEmpty ? runs.filter { OrderLine.match(name, in: $0.labels) != nil } : exact
    if !matching.isEmpty { return matching.map { ($0, OrderLine.match(name, in: $0.labels)) } }
    return runs.filter { String($0.number) == name }.map { ($0, nil) }
  }

  /// The only one whose name begins so.
  private func beginning(_ name: String) -> (run: Run, label: String?)? {
    let found = runs.flatMap { run in run.labels.map { (run: run, label: $0) } }
      .filter { OrderLine.beginning(name, of: [$0.label]) != nil }
    return found.count == 1 ? (found[0].run, found[0].label) : nil
  }

  private var names: String { runs.flatMap(\.names).map(\.shown).joined(separator: ", ") }
}

/// The runs that there are, and for which of them a question is.
package struct RunningTimers: Equatable {
  /// A run as others call it: by its number, or by the name of one of its countdowns.
  package struct Run: Equatable {
    var number: Int
    /// The names of its countdowns.
    var labels: [String]

    package init(number: Int, labels: [String]) {
      self.number = number
      self.labels = labels
    }
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
      let name = question.words.joined(separator: " ").cleaned(longest: TimerParser.longestName)
      let (run, label) = try name.isEmpty ? only(question) : find(name, question)
      return (run, label, nil)
    }
    let text = TimeAndName(question.words.joined(separator: " ").cleaned(longest: 1_000))
    if let known = text.known({ !matches($0).isEmpty }, orBeginning: { beginning($0) != nil }) {
      let (run, label) = try find(known.name, question)
      return (run, label, known.time)
    }
    if runs.count > 1, let name = text.unknown?.name { throw unknown(name) }
    return (try only(question).run, nil, text.whole)
  }

  private func only(_ question: Question) throws(Failure) -> (run: Run, label: String?) {
    if runs.count == 1 { return (runs[0], nil) }
    let asked = ([question.word.rawValue] + question.words).joined(separator: " ").cleaned(longest: 200)
    throw .usage("Several timers run: \(names). Right would be: speech-timer \(asked) \(handles(of: runs[0])[0].shown)")
  }

  private func find(_ name: String, _ question: Question) throws(Failure) -> Place {
    let found = matches(name)
    guard let first = found.first ?? beginning(name) else { throw unknown(name) }
    if found.count > 1 {
      let handles = found.map { handle(of: $0).shown }
      let time = question.words.joined(separator: " ").cleaned(longest: 1_000).dropLast(name.count)
      throw .usage(
        "Several timers have this name: \(name.shown). There are: \(handles.joined(separator: ", ")). "
          + "Right would be: speech-timer \(question.word) \(time)\(handles[0])")
    }
    return first
  }

  private func unknown(_ name: String) -> Failure {
    .usage("No timer has this name: \(name.shown). There are: \(names).")
  }

  /// The number of the run that alone a name means, in capitals or not.
  func number(of name: String) -> Int? {
    let found = matches(name)
    return found.count == 1 ? found[0].run.number : nil
  }
}

/// Names and numbers.
extension RunningTimers {
  /// A countdown, or all that were started together.
  private typealias Place = (run: Run, label: String?)

  /// The run of a number, and in it one that has this number for a name; else those with a name, in capitals or not;
  /// else the one with a name behind its run's number.
  private func matches(_ name: String) -> [Place] {
    if let run = runs.first(where: { String($0.number) == name }) {
      return [(run, run.labels.first { $0 == name })]
    }
    let exact = runs.filter { $0.labels.contains(name) }
    let matching = exact.isEmpty ? runs.filter { OrderLine.match(name, in: $0.labels) != nil } : exact
    if !matching.isEmpty { return matching.map { ($0, OrderLine.match(name, in: $0.labels)) } }
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let run = runs.first(where: { String($0.number) == words[0] }),
      let label = OrderLine.match(words[1], in: run.labels) ?? OrderLine.beginning(words[1], of: run.labels)
    else { return [] }
    return [(run, label)]
  }

  /// The only one whose name begins so.
  private func beginning(_ name: String) -> Place? {
    let found = runs.flatMap { run in run.labels.map { (run: run, label: $0) } }
      .filter { OrderLine.beginning(name, of: [$0.label]) != nil }
    return found.count == 1 ? (found[0].run, found[0].label) : nil
  }

  /// What is to be typed for one: its name, behind the number of its run where that name means another one too.
  private func handle(of place: Place) -> String {
    guard let label = place.label else { return String(place.run.number) }
    let found = matches(label)
    return found.count == 1 && found[0] == place ? label : "\(place.run.number) \(label)"
  }

  private func handles(of run: Run) -> [String] {
    run.labels.isEmpty ? [String(run.number)] : run.labels.map { handle(of: (run, $0)) }
  }

  private var names: String { runs.flatMap(handles).map(\.shown).joined(separator: ", ") }
}

extension Settings {
  /// What of the options is wrong beside a command, though their names stand there rightly.
  func refuse(beside command: Command) throws(Failure) {
    if display == .ring, ![.countdown, .dialogue, .routine, .talk, .goals].contains(command.kind) {
      throw .misplaced(
        "display",
        "--display ring is for countdowns, speeches and goals. Right would be: speech-timer 5m --display ring")
    }
    if case .question(let question) = command { try refuse(beside: question) }
    if isDetached { try refuseBesideDetaching() }
  }

  /// Lists are for people and read no settings.
  func refuseLinesOfPrograms() throws(Failure) {
    if display == .json { throw .usage("--json is for what is told. Right would be: speech-timer 5m --json") }
  }

  /// Goals are told, or drawn to a file.
  func refusePictureOfWhatIsTold() throws(Failure) {
    if svg != nil, wav != nil || display == .json {
      throw .misplaced(
        "svg", "--svg beside \(wav != nil ? "--wav" : "--json"): give one of them. Right would be: --svg rings.svg")
    }
  }

  private func refuse(beside question: Question) throws(Failure) {
    if label != nil {
      throw .misplaced(
        "label", "--label beside \(question.word): the name stands behind it. Right would be: \(question.example)")
    }
    if isAloud, question.word.isSilent {
      throw .misplaced(
        "aloud", "--aloud beside \(question.word): it says nothing. Right would be: speech-timer \(question.word)")
    }
  }

  private func refuseBesideDetaching() throws(Failure) {
    let obstacles = [
      ("rehearse", "", rehearses), ("control", "", readsCommands), ("wav", " -", wav == "-"),
      ("display", " ring", display == .ring),
    ]
    guard let (option, value, _) = obstacles.first(where: \.2) else { return }
    throw .misplaced(
      option, "--detach beside --\(option)\(value): give one of them. Right would be: speech-timer --detach 5m")
  }
}

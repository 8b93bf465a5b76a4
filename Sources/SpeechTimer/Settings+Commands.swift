extension Settings {
  /// Options that belong to some commands stand beside no other.
  func refuse(beside command: Command) throws(Failure) {
    switch command {
    case .start, .restore: try refuse(ofPictures + ofRoutine + ofTalk + ofQuestions)
    case .ask: try refuse(ofPictures + ofRoutine + ofTalk + ofQuestions + ofBackground)
    case .say, .help: try refuse(ofPictures + ofDisplay + ofRoutine + ofTalk + ofQuestions + ofBackground)
    case .check:
      try refuse(ofPictures + ofDisplay + ofRoutine + ofTalk + ofQuestions + ofBackground + ofLines + ofRehearsal)
    case .ring, .goals: try refuse(ofRoutine + ofTalk + ofQuestions + ofBackground)
    case .routine: try refuse(ofPictures + ofTalk + ofSeveral + ofQuestions)
    case .talk: try refuse(ofPictures + ofDisplay + ofRoutine + ofSeveral + ofCountdowns + ofQuestions)
    case .question(let question):
      try refuse(ofPictures + ofDisplay + ofRoutine + ofTalk + ofBackground)
      try refuse(beside: question)
    }
    if isDetached { try refuseBesideDetaching() }
  }

  /// Lists are for people and read no settings.
  func refuseLinesOfPrograms() throws(Failure) { try refuse(ofLines) }

  /// Goals are told, or drawn to a file.
  func refusePictureOfWhatIsTold() throws(Failure) {
    if svg != nil, wav != nil || display == .json {
      throw .usage("--svg beside \(wav != nil ? "--wav" : "--json"): give one of them.")
    }
  }

  private func refuse(beside question: Question) throws(Failure) {
    if label != nil {
      throw .usage("--label beside \(question.word): the name stands behind it. Right would be: \(question.example)")
    }
    if isAloud, question.isSilent {
      throw .usage("--aloud beside \(question.word): it says nothing. Right would be: speech-timer \(question.word)")
    }
  }

  private func refuseBesideDetaching() throws(Failure) {
    let obstacles = [
      ("--rehearse", rehearses), ("--control", readsCommands), ("--wav -", wav == "-"),
      ("--display ring", display == .ring),
    ]
    guard let obstacle = obstacles.first(where: \.1)?.0 else { return }
    throw .usage("--detach beside \(obstacle): give one of them. Right would be: speech-timer --detach 5m")
  }

  /// Whether an option was given, what it is called, and where it belongs.
  private typealias Use = (isGiven: Bool, option: String, place: String, example: String)

  private func refuse(_ uses: [Use]) throws(Failure) {
    guard let use = uses.first(where: \.isGiven) else { return }
    throw .usage("\(use.option) is for \(use.place). Right would be: speech-timer \(use.example)")
  }

  private var ofPictures: [Use] {
    [
      (svg != nil, "--svg", "ring and goals", "ring 0.3 --svg ring.svg"),
      (size != nil, "--size", "ring and goals", "ring 0.3 --size 12"),
    ]
  }

  private var ofDisplay: [Use] {
    [(display == .ring, "--display ring", "countdowns and goals", "5m --display ring")]
  }

  private var ofLines: [Use] { [(display == .json, "--json", "what is told", "5m --json")] }

  private var ofRehearsal: [Use] {
    [
      (rehearses, "--rehearse", "countdowns", "5m --rehearse"),
      (wav != nil, "--wav", "what is told", "5m --wav exam.wav"),
    ]
  }

  private var ofRoutine: [Use] {
    [
      (rounds != nil, "--repeat", "routine", "routine --repeat 4 Work=25m Break=5m"),
      (last != nil, "--last", "routine", "routine --repeat 4 Work=25m Break=5m --last Rest=15m"),
    ]
  }

  private var ofQuestions: [Use] { [(isAloud, "--aloud", "asking a running timer", "left --aloud")] }

  private var ofBackground: [Use] { [(isDetached, "--detach", "counting down", "--detach 5m")] }

  private var ofTalk: [Use] { [(grace != nil, "--grace", "talk", "talk 5m,6m,7m --grace 30s")] }

  private var ofSeveral: [Use] {
    [(!extras.isEmpty, "--extra", "a single countdown", "Standard=90m --extra \"Extra time=25%\"")]
  }

  private var ofCountdowns: [Use] {
    [
      (marks != nil, "--marks", "countdowns", "5m --marks 1m"),
      (every != nil, "--every", "countdowns", "5m --every 1m"),
      (final != nil, "--final", "countdowns", "5m --final 10"),
      (saysOnlyEnd, "--only-end", "countdowns", "5m --only-end"),
      (tellsOvertime, "--overtime", "countdowns", "5m --overtime"),
      (insistence != nil, "--insist", "countdowns", "5m --insist 5m"),
    ]
  }
}

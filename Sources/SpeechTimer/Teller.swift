internal import Announcing
internal import Displaying
internal import Glibc
internal import Speaking

/// Gives what a run tells, in words, to a display, a voice and those who follow it.
struct Teller {
  let wording: Wording
  private var display: any Display
  private var followers: [any Follower]
  /// Who comes in where sound is gone and there is no bell.
  private var spare: Notifier?
  /// Nobody, where nothing is spoken.
  private let speaker: (any Speaker)?
  /// The end that was told last, until that can have been heard.
  private var newestEnd: (report: Report, instant: Duration)?
  /// Whether somebody was given an end to tell since it was last waited for.
  private var isTelling = false
  private var prepared: Bulletin?
  /// What was drawn last, in words.
  private var drawn: (scene: Scene, faces: [Face]) = (Scene(), [])

  init(
    _ wording: Wording, display: any Display, speaker: (any Speaker)?, followers: [any Follower] = [],
    spare: Notifier? = nil
  ) {
    self.wording = wording
    self.display = display
    self.followers = followers
    self.spare = spare
    self.speaker = speaker
  }

  /// From now on gives all that is told to somebody else too.
  mutating func add(_ follower: any Follower) { followers.append(follower) }

  /// How long after an end it may turn out that nobody has heard it.
  private static let patience = Duration.seconds(10)

  /// Tells ends another way from now on, where nothing is heard any more, and at once the one that was just told; says
  /// which, if there is one that is new.
  mutating func replaceSound(at now: Duration) throws(Output.Problem) -> String? {
    let unheard = newestEnd.flatMap { now - $0.instant < Self.patience ? $0.report : nil }
    if display.addBell() {
      if unheard != nil { try display.ringBell() }
      return "The end rings the terminal's bell."
    }
    guard let spare, spare.hasBus else { return nil }
    followers.append(spare)
    self.spare = nil
    if let unheard {
      spare.follow(unheard)
      isTelling = true
    }
    return "The end is shown on the desktop."
  }

  /// The run is over, and nothing is waited for any more.
  func endFollowing() {
    for follower in followers { follower.leave() }
  }

  /// Whether there is something to wait for that was begun since.
  mutating func takesLonger() -> Bool {
    defer { isTelling = false }
    return isTelling
  }

  /// Returns when all that was said has been heard, and what was started is over.
  func finish() async {
    await speaker?.finish()
    for follower in followers { await follower.finish() }
  }
}

/// What is shown.
extension Teller {
  mutating func makeReady() throws(Output.Problem) { try display.makeReady() }

  mutating func leave() throws(Output.Problem) { try display.leave() }

  mutating func attend() { display.attend() }

  mutating func show(_ bulletin: Bulletin) throws(Output.Problem) {
    let report = wording.report(of: bulletin)
    newestEnd = report.hasEnd ? (report, bulletin.instant) : nil
    // Nothing comes late because of these.
    defer {
      for index in followers.indices { followers[index].follow(report) }
    }
    try display.show(report)
  }

  /// Whether something of what was told is not shown yet.
  var isBehind: Bool { display.isBehind }

  /// Shows what of that is due; says when it wants to be asked again.
  mutating func catchUp(at now: Duration) throws(Output.Problem) -> Duration? { try display.catchUp(at: now) }

  /// Whether the display draws countdowns.
  var draws: Bool { display.isPicture }

  /// Draws countdowns; says when the next frame is wanted.
  mutating func draw(_ scene: Scene, at now: Duration) throws(Output.Problem) -> Duration? {
    if scene != drawn.scene { drawn = (scene, wording.faces(of: scene, at: now)) }
    return try display.draw(drawn.faces, at: now)
  }

  mutating func complain(_ failure: Failure) throws(Output.Problem) {
    var errors = Output(descriptor: STDERR_FILENO)
    try display.complain(failure.line, on: &errors)
  }

  /// Shows on the standard outputs, which have changed, as in a pipe.
  mutating func leaveTerminal() { display = PlainDisplay(Output(descriptor: STDOUT_FILENO), medium: .pipe) }
}

/// What is said.
extension Teller {
  /// Says a bulletin, which has until the upcoming one, and an end until the next end.
  func say(_ bulletin: Bulletin, before upcoming: (bulletin: Bulletin, following: Duration?)?) {
    let next = upcoming.flatMap { bulletin.hasEnd && !$0.bulletin.hasEnd ? nil : $0.bulletin.instant }
    speaker?.say(wording.utterance(for: bulletin, before: next), at: bulletin.instant, next: next)
  }

  /// Makes ready what will be said next, where that has changed.
  mutating func prepare(_ upcoming: (bulletin: Bulletin, following: Duration?)?) {
    guard let speaker, upcoming?.bulletin != prepared else { return }
    prepared = upcoming?.bulletin
    if let (bulletin, following) = upcoming {
      speaker.prepare(wording.utterance(for: bulletin, before: following), at: bulletin.instant, next: following)
    } else {
      speaker.discard()
    }
  }

  mutating func silence(at now: Duration) {
    prepared = nil
    speaker?.silence(at: now)
  }
}

internal import Announcing
internal import Displaying
internal import Drawing
internal import Glibc
internal import Phrasing
internal import Speaking
internal import Timing
internal import WallClock

/// Puts announcements into words, and gives them to a display and a voice.
struct Teller {
  private var display: any Display
  private var followers: [any Follower]
  /// Who comes in where sound is gone and there is no bell.
  private var spare: Notifier?
  /// Nobody, where nothing is spoken.
  private let speaker: (any Speaker)?
  private let phraser: Phraser
  /// Whether a tone comes behind the words of the end.
  private let chimes: Bool
  /// Whether a screen reader speaks too: then what is said waits for its turn, and is not left out.
  private let isBesideReader: Bool
  /// Seconds since 1970 at an instant.
  private let wallTime: @Sendable (Duration) -> Double
  private var prepared: Bulletin?
  /// What was drawn last, in words.
  private var drawn: (scene: Scene, faces: [Face]) = (Scene(), [])

  init(
    phraser: Phraser, display: any Display, followers: [any Follower] = [], spare: Notifier? = nil,
    speaker: (any Speaker)?,
    chimes: Bool = false, isBesideReader: Bool = false,
    wallTime: @escaping @Sendable (Duration) -> Double
  ) {
    self.phraser = phraser
    self.display = display
    self.followers = followers
    self.spare = spare
    self.speaker = speaker
    self.chimes = chimes
    self.isBesideReader = isBesideReader
    self.wallTime = wallTime
  }

  mutating func makeReady() throws(Output.Problem) { try display.makeReady() }

  mutating func leave() throws(Output.Problem) { try display.leave() }

  mutating func attend() { display.attend() }

  /// Whether something of what was told is not shown yet.
  var isBehind: Bool { display.isBehind }

  /// Shows what of that is due; says when it wants to be asked again.
  mutating func catchUp(at now: Duration) throws(Output.Problem) -> Duration? { try display.catchUp(at: now) }

  /// Whether the display draws countdowns.
  var draws: Bool { display.isPicture }

  /// Draws countdowns; says when the next frame is wanted.
  mutating func draw(_ scene: Scene, at now: Duration) throws(Output.Problem) -> Duration? {
    if scene != drawn.scene {
      drawn = (scene, scene.figures.map { face(of: $0, at: now) })
      if let selected = scene.selected { drawn.faces[selected].isSelected = true }
    }
    return try display.draw(drawn.faces, at: now)
  }

  private func face(of figure: Scene.Figure, at now: Duration) -> Face {
    switch figure {
    case .countdown(let narrator):
      let countdown = narrator.countdown
      let end = endTime(at: countdown.end, toldAt: now)
      return Face(
        Hand(countdown), label: narrator.label,
        notes: phraser.notes(on: countdown, nextMark: narrator.nextMark, endingAt: end))
    case .speech(let talk):
      return Face(
        Hand(talk), colors: Gradient(talk.light(at: now)), label: talk.label, notes: phraser.notes(on: talk, at: now))
    }
  }

  mutating func complain(_ failure: Failure) throws(Output.Problem) {
    var errors = Output(descriptor: STDERR_FILENO)
    try display.complain(failure.line, on: &errors)
  }

  /// Tells ends another way from now on, where nothing is heard any more; says which, if there is one that is new.
  mutating func replaceSound() -> String? {
    if display.ringAtEnds() { return "The end rings the terminal's bell." }
    guard let spare, spare.hasBus else { return nil }
    followers.append(spare)
    self.spare = nil
    return "The end is shown on the desktop."
  }

  mutating func show(_ bulletin: Bulletin) throws(Output.Problem) {
    let report = report(of: bulletin)
    // Nothing comes late because of these.
    defer {
      for index in followers.indices { followers[index].follow(report) }
    }
    try display.show(report)
  }

  /// From now on gives all that is told to somebody else too.
  mutating func add(_ follower: any Follower) { followers.append(follower) }

  /// The line that a request is answered with.
  func line(for answer: Answer, number: Int?) -> String {
    AnswerLine(answer, number: number, phrase: phrase(of:)) { wallTime($0) }.text
  }

  /// Shows on the standard outputs, which have changed, as in a pipe.
  mutating func leaveTerminal() { display = PlainDisplay(Output(descriptor: STDOUT_FILENO), medium: .pipe) }

  private func report(of bulletin: Bulletin) -> Report {
    let entries = bulletin.announcements.map { announcement in
      Report.Entry(announcement, phrase: phrase(for: announcement), time: wallTime(announcement.instant))
    }
    let line = phraser.joined(entries.map(\.phrase)).written
    let fits = Columns.count(line) <= PlainDisplay.columns
    let lines = fits ? [line] : bulletin.announcements.flatMap { self.lines(for: $0) }
    return Report(entries, line: lines.count == 1 ? lines[0] : line, lines: lines)
  }

  /// Whether a tone comes with it.
  func chimes(with bulletin: Bulletin) -> Bool { chimes && bulletin.hasEnd }

  /// Says a bulletin, which has until the upcoming one, and an end until the next end.
  func say(_ bulletin: Bulletin, before upcoming: (bulletin: Bulletin, following: Duration?)?) {
    let next = upcoming.flatMap { bulletin.hasEnd && !$0.bulletin.hasEnd ? nil : $0.bulletin.instant }
    speaker?.say(utterance(for: bulletin, before: next), at: bulletin.instant, next: next)
  }

  /// Makes ready what will be said next, where that has changed.
  mutating func prepare(_ upcoming: (bulletin: Bulletin, following: Duration?)?) {
    guard let speaker, upcoming?.bulletin != prepared else { return }
    prepared = upcoming?.bulletin
    if let (bulletin, following) = upcoming {
      speaker.prepare(utterance(for: bulletin, before: following), at: bulletin.instant, next: following)
    } else {
      speaker.discard()
    }
  }

  mutating func silence(at now: Duration) {
    prepared = nil
    speaker?.silence(at: now)
  }

  /// Returns when all that was said has been heard, and what was started is over.
  func finish() async {
    await speaker?.finish()
    for follower in followers { await follower.finish() }
  }

  private func endTime(of announcement: Announcement) -> EndTime? {
    endTime(at: announcement.end, toldAt: announcement.instant)
  }

  private func endTime(at end: Duration?, toldAt now: Duration) -> EndTime? {
    end.map { WallClock.endTime(Int64(wallTime($0).rounded()), toldAt: Int64(wallTime(now).rounded())) }
  }

  private func phrase(of announcements: [Announcement]) -> Phrase {
    phraser.joined(announcements.map { phrase(for: $0) })
  }

  private func phrase(for announcement: Announcement) -> Phrase {
    phraser.phrase(for: announcement, endingAt: endTime(of: announcement))
  }

  private func lines(for announcement: Announcement) -> [String] {
    phraser.lines(for: announcement, endingAt: endTime(of: announcement), columns: PlainDisplay.columns)
  }

  /// The shorter text for a small slot: without what an end came together with. Of an end alone the name is left, since
  /// only another end can leave it so little room, and that says right behind it that time is up.
  private func short(for spoken: [Announcement], endsOnly ends: [Announcement]) -> String? {
    if ends.isEmpty || !phraser.isOneOfSeveral {
      return spoken.count == 1 ? phraser.shortSpoken(for: spoken[0]) ?? bareNumber(for: spoken[0]) : nil
    }
    if ends.count < spoken.count { return phrase(of: ends).spoken }
    let names = ends.compactMap(\.label)
    return names.count < ends.count ? nil : phraser.joined(names.map { Phrase(written: $0, spoken: $0) }).spoken
  }

  /// Of a start within the counted seconds, the number that they would say.
  private func bareNumber(for announcement: Announcement) -> String? {
    guard announcement.subject == .started, announcement.remaining <= .seconds(60), !phraser.isOneOfSeveral else {
      return nil
    }
    var counted = announcement
    counted.subject = .counted
    return phraser.phrase(for: counted, endingAt: nil).spoken
  }

  /// What is said of an end alone where another is due too soon for more.
  private static let roomForMore = Duration.seconds(2)

  private func utterance(for bulletin: Bulletin, before next: Duration?) -> Utterance {
    var spoken = bulletin.spoken
    let ends = spoken.filter(\.subject.isEnd)
    if let next, !ends.isEmpty, next - bulletin.instant < Self.roomForMore { spoken = ends }
    let short = short(for: spoken, endsOnly: ends)
    var urgency = Utterance.Urgency(bulletin.urgency)
    if urgency == .notification, isBesideReader, !bulletin.isCounted { urgency = .message }
    return Utterance(
      phraser.joined(spoken.map { phrase(for: $0) }).spoken, shortText: short, urgency: urgency,
      isCounted: bulletin.isCounted, tone: chimes(with: bulletin) ? Tone(bulletin) : nil)
  }
}

extension Tone {
  /// The lights of a speech are told apart by how many there are; all else that ends is an end.
  fileprivate init(_ bulletin: Bulletin) {
    let light = bulletin.announcements.lazy.compactMap { announcement -> Talk.Light? in
      if case .light(let light) = announcement.subject { light } else { nil }
    }.first
    self =
      switch light {
      case nil: .end
      case .green: .beeps(1)
      case .yellow: .beeps(2)
      case .red: .beeps(3)
      }
  }
}

extension Utterance.Urgency {
  fileprivate init(_ urgency: Announcement.Urgency) {
    switch urgency {
    case .notification: self = .notification
    case .message: self = .message
    case .important: self = .important
    }
  }
}

internal import Announcing
internal import Displaying
internal import Glibc
internal import Phrasing
internal import Speaking
internal import Timing
internal import WallClock

/// Puts announcements into words, and gives them to a display and a voice.
struct Teller {
  /// As many columns as a braille display of 40 cells shows with the cursor behind them.
  static let columns = 39

  private var display: any Display
  /// Nobody, where nothing is spoken.
  private let speaker: (any Speaker)?
  private let phraser: Phraser
  /// Whether a tone comes behind the words of the end.
  private let chimes: Bool
  /// Seconds since 1970 at an instant.
  private let wallTime: @Sendable (Duration) -> Double
  private var prepared: Announcement?

  init(
    phraser: Phraser, display: any Display, speaker: (any Speaker)?, chimes: Bool = false,
    wallTime: @escaping @Sendable (Duration) -> Double
  ) {
    self.phraser = phraser
    self.display = display
    self.speaker = speaker
    self.chimes = chimes
    self.wallTime = wallTime
  }

  mutating func makeReady() throws(Output.Problem) { try display.makeReady() }

  mutating func leave() throws(Output.Problem) { try display.leave() }

  mutating func complain(_ failure: Failure) throws(Output.Problem) {
    var errors = Output(descriptor: STDERR_FILENO)
    try display.complain(failure.line, on: &errors)
  }

  mutating func show(_ announcement: Announcement) throws(Output.Problem) {
    let end = endTime(of: announcement)
    let phrase = phraser.phrase(for: announcement, endingAt: end)
    let fits = Columns.count(phrase.written) <= Self.columns
    try display.show(
      Report(
        announcement, phrase: phrase,
        line: fits ? phrase.written : phraser.line(for: announcement, endingAt: end, columns: Self.columns),
        time: wallTime(announcement.instant)))
  }

  /// Says an announcement, which has until the upcoming one.
  func say(_ announcement: Announcement, before upcoming: (announcement: Announcement, following: Duration?)?) {
    speaker?.say(utterance(for: announcement), at: announcement.instant, next: upcoming?.announcement.instant)
  }

  /// Makes ready what will be said next, where that has changed.
  mutating func prepare(_ upcoming: (announcement: Announcement, following: Duration?)?) {
    guard let speaker, upcoming?.announcement != prepared else { return }
    prepared = upcoming?.announcement
    if let (announcement, following) = upcoming {
      speaker.prepare(utterance(for: announcement), at: announcement.instant, next: following)
    } else {
      speaker.discard()
    }
  }

  mutating func silence(at now: Duration) {
    prepared = nil
    speaker?.silence(at: now)
  }

  /// Returns when all that was said has been heard.
  func finish() async { await speaker?.finish() }

  private func endTime(of announcement: Announcement) -> TimeOfDay? {
    announcement.end.flatMap { WallClock.timeOfDay(ofEpochSeconds: Int64(wallTime($0).rounded(.down))) }
  }

  /// Of a start within the counted seconds, the number that they would say.
  private func bareNumber(for announcement: Announcement) -> String? {
    guard announcement.subject == .started, announcement.remaining <= .seconds(60) else { return nil }
    var counted = announcement
    counted.subject = .counted
    return phraser.phrase(for: counted, endingAt: nil).spoken
  }

  private func utterance(for announcement: Announcement) -> Utterance {
    Utterance(
      phraser.phrase(for: announcement, endingAt: endTime(of: announcement)).spoken,
      shortText: phraser.shortSpoken(for: announcement) ?? bareNumber(for: announcement),
      urgency: Utterance.Urgency(announcement.subject.facts.urgency),
      isCounted: announcement.subject == .counted, isChimed: chimes && announcement.subject.isEnd)
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

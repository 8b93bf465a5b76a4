internal import Announcing
internal import Displaying
internal import Drawing
internal import Phrasing
internal import Speaking
internal import Timing
internal import WallClock

/// Puts what a run tells into words: for the display, for the voice, and for those who ask.
struct Wording {
  let phraser: Phraser
  /// Whether a tone comes behind the words of the end.
  let chimes: Bool
  /// Whether a screen reader speaks too: then what is said waits for its turn, and is not left out.
  var isBesideReader = false
  /// Seconds since 1970 at an instant.
  let wallTime: @Sendable (Duration) -> Double

  func report(of bulletin: Bulletin) -> Report {
    let entries = bulletin.announcements.map { announcement in
      Report.Entry(announcement, phrase: phrase(for: announcement), time: wallTime(announcement.instant))
    }
    let line = phraser.joined(entries.map(\.phrase)).written
    let fits = Columns.count(line) <= PlainDisplay.columns
    let lines = fits ? [line] : bulletin.announcements.flatMap { self.lines(for: $0) }
    return Report(entries, line: lines.count == 1 ? lines[0] : line, lines: lines, whole: line)
  }

  /// What a scene holds, as a display draws them.
  func faces(of scene: Scene, at now: Duration) -> [Face] {
    var faces = scene.figures.map { face(of: $0, at: now) }
    if let selected = scene.selected { faces[selected].isSelected = true }
    return faces
  }

  private func face(of figure: Scene.Figure, at now: Duration) -> Face {
    switch figure {
    case .countdown(let narrator):
      let countdown = narrator.countdown
      let end = endTime(at: countdown.end, toldAt: now)
      return Face(
        Hand(countdown), label: narrator.label,
        notes: phraser.notes(on: countdown, nextMark: narrator.nextMark, endingAt: end))
    case .talk(let talk):
      return Face(
        Hand(talk), colors: Gradient(talk.light(at: now)), label: talk.label, notes: phraser.notes(on: talk, at: now))
    }
  }

  /// The line that a request is answered with.
  func line(for answer: Answer, number: Int?) -> String {
    AnswerLine(answer, number: number, phrase: phrase(of:), wallTime: wallTime).text
  }

  func phrase(of announcements: [Announcement]) -> Phrase {
    phraser.joined(announcements.map { phrase(for: $0) })
  }

  private func phrase(for announcement: Announcement) -> Phrase {
    phraser.phrase(for: announcement, endingAt: endTime(of: announcement))
  }

  private func lines(for announcement: Announcement) -> [String] {
    phraser.lines(for: announcement, endingAt: endTime(of: announcement), columns: PlainDisplay.columns)
  }

  private func endTime(of announcement: Announcement) -> EndTime? {
    endTime(at: announcement.end, toldAt: announcement.instant)
  }

  private func endTime(at end: Duration?, toldAt now: Duration) -> EndTime? {
    end.map { WallClock.endTime(Int64(wallTime($0).rounded()), toldAt: Int64(wallTime(now).rounded())) }
  }
}

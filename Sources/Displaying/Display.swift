package import Announcing
internal import Timing

/// A bulletin in words, as displays show it.
package struct Report: Equatable, Sendable {
  /// Each announcement in words.
  package var entries: [Entry]
  /// The written form as one line, however long.
  package var line: String
  /// The written form in lines that fit the columns: one, or one for each announcement.
  package var lines: [String]
  /// The written form with nothing left out, for where there is room.
  package var whole: String

  package init(_ entries: [Entry], line: String, lines: [String], whole: String? = nil) {
    self.entries = entries
    self.line = line
    self.lines = lines
    self.whole = whole ?? line
  }

  /// One announcement in words.
  package struct Entry: Equatable, Sendable {
    package var announcement: Announcement
    package var phrase: Phrase
    /// The instant it is for, in seconds since 1970.
    package var time: Double

    package init(_ announcement: Announcement, phrase: Phrase, time: Double) {
      self.announcement = announcement
      self.phrase = phrase
      self.time = time
    }
  }

  /// Whether it tells that time is up.
  package var hasEnd: Bool { entries.contains { $0.announcement.subject.isEnd } }

  /// Whether it tells how a countdown stands, and not only what keys do.
  package var tellsState: Bool { entries.contains { $0.announcement.subject.facts.tells != .keys } }
}

/// Something that shows what is told.
package protocol Display: Sendable {
  /// How long before an announcement `makeReady` wants to be called; zero where it need not be.
  var lead: Duration { get }

  /// Prepares for an announcement that follows after `lead`.
  mutating func makeReady() throws(Output.Problem)

  /// Shows what is told, at once and whole.
  mutating func show(_ report: Report) throws(Output.Problem)

  /// Whether something of what was told is not shown yet.
  var isBehind: Bool { get }

  /// Shows what of that is due now; says when it wants to be asked again, nil if nothing is left.
  mutating func catchUp(at now: Duration) throws(Output.Problem) -> Duration?

  /// Tells on standard error, in a line, what is wrong.
  mutating func complain(_ text: String, on errors: inout Output) throws(Output.Problem)

  /// Whether it draws countdowns, not only what is told of them.
  var isPicture: Bool { get }

  /// Draws what is to be seen of the countdowns at this instant; says when the next frame is wanted, nil while nothing
  /// moves.
  mutating func draw(_ faces: [Face], at now: Duration) throws(Output.Problem) -> Duration?

  /// From now on the terminal's bell goes with each end; says whether that is news, and there is a bell.
  mutating func addBell() -> Bool

  /// Rings the terminal's bell, if there is one.
  mutating func ringBell() throws(Output.Problem)

  /// The output may have been used by others, and may be ours again or no longer.
  mutating func attend()

  /// Leaves the output as others expect it; what is shown afterwards begins anew.
  mutating func leave() throws(Output.Problem)
}

extension Display {
  package mutating func addBell() -> Bool { false }

  package mutating func ringBell() {}

  package var isBehind: Bool { false }

  package mutating func catchUp(at now: Duration) -> Duration? { nil }

  package var isPicture: Bool { false }

  package mutating func draw(_ faces: [Face], at now: Duration) -> Duration? { nil }

  package mutating func attend() {}

  package mutating func complain(_ text: String, on errors: inout Output) throws(Output.Problem) {
    try errors.write(text + "\n")
  }
}

package import Announcing

/// An announcement in words, as displays show it.
package struct Report: Equatable, Sendable {
  package var announcement: Announcement
  package var phrase: Phrase
  /// The written form, fitted into the columns of a line.
  package var line: String
  /// The instant it is for, in seconds since 1970.
  package var time: Double

  package init(_ announcement: Announcement, phrase: Phrase, line: String, time: Double) {
    self.announcement = announcement
    self.phrase = phrase
    self.line = line
    self.time = time
  }
}

/// Something that shows announcements.
package protocol Display: Sendable {
  /// How long before an announcement `makeReady` wants to be called; zero where it need not be.
  var lead: Duration { get }

  /// Prepares for an announcement that follows after `lead`.
  mutating func makeReady() throws(Output.Problem)

  /// Shows an announcement, at once and whole.
  mutating func show(_ report: Report) throws(Output.Problem)

  /// Tells on standard error, in a line, what is wrong.
  mutating func complain(_ text: String, on errors: inout Output) throws(Output.Problem)

  /// Leaves the output as others expect it; what is shown afterwards begins anew.
  mutating func leave() throws(Output.Problem)
}

extension Display {
  package mutating func complain(_ text: String, on errors: inout Output) throws(Output.Problem) {
    try errors.write(text + "\n")
  }
}

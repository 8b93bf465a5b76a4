import Announcing
import Phrasing
import Testing
import Timing

struct PhraserTests {
  private let end = EndTime(TimeOfDay(hour: 17, minute: 30))

  @Test(arguments: [
    Case(.started, left: 5400, "1 hour, 30 minutes, until 17:30", spoken: "1 hour, 30 minutes, until 17 30"),
    Case(
      .started, left: 5405, "1 hour, 30 minutes, 5 seconds, until 17:30",
      spoken: "1 hour, 30 minutes, 5 seconds, until 17 30"),
    Case(.started, left: 600, "10 minutes, until 17:30", spoken: "10 minutes, until 17 30"),
    Case(.started, left: 599, "9 minutes, 59 seconds"),
    Case(.mark, left: 65, "1 minute, 5 seconds"),
    Case(.mark, left: 3605, "1 hour, 5 seconds"),
    Case(.mark, left: 3600, "1 hour"),
    Case(.interval, left: 90_061, "1 day, 1 hour, 1 minute, 1 second"),
    Case(.halfway, left: 300, "Halfway, 5 minutes"),
    Case(.counted, left: 5, "5 seconds", spoken: "5"),
    Case(.counted, left: 1, "1 second", spoken: "1"),
    Case(.counted, left: 60, "1 minute", spoken: "60"),
    Case(.caughtUp, left: 64.2, "1 minute, 5 seconds"),
    Case(.caughtUp, left: 3659.5, "1 hour, 1 minute"),
    Case(.paused, left: 49.3, "Paused: 50 seconds"),
    Case(.paused, left: 7325, "Paused: 2 hours, 2 minutes"),
    Case(.stillPaused, left: 720, "Still paused: 12 minutes"),
    Case(.answeredInPause, left: 720, "Still paused: 12 minutes"),
    Case(.answeredInPause, left: 3661, "Still paused: 1 hour, 1 minute"),
    Case(.resumed, left: 50, "Resumed: 50 seconds"),
    Case(.resumed, left: 600, "Resumed: 10 minutes, until 17:30", spoken: "Resumed: 10 minutes, until 17 30"),
    Case(.reset, left: 300, "Reset: 5 minutes"),
    Case(
      .reset, left: 5400, "Reset: 1 hour, 30 minutes, until 17:30", spoken: "Reset: 1 hour, 30 minutes, until 17 30"),
    Case(.added(.seconds(60)), left: 110, "Added: 1 minute. Left: 1 minute, 50 seconds"),
    Case(
      .added(.seconds(60)), left: 660, "Added: 1 minute. Left: 11 minutes, until 17:30",
      spoken: "Added: 1 minute. Left: 11 minutes, until 17 30"),
    Case(.added(.seconds(-60)), left: 50, "Taken off: 1 minute. Left: 50 seconds"),
    Case(.muted, left: 50, "Muted"),
    Case(.unmuted, left: 50, "Unmuted"),
    Case(.answered, left: 64.01, "1 minute, 5 seconds"),
    Case(.answered, left: 3661, "1 hour, 1 minute"),
    Case(.onlyLeft, left: 40, "Only 40 seconds left"),
    Case(.confirming(.reset(key: "r")), left: 40, "Press r again to start over"),
    Case(.finished, left: 0, "Time is up"),
    Case(.finishedLate(by: .seconds(120)), left: -120, "Time is up. Over by: 2 minutes"),
    Case(.finishedLate(by: .milliseconds(125_999)), left: -126, "Time is up. Over by: 2 minutes, 5 seconds"),
    Case(.finishedLate(by: .milliseconds(100)), left: -0.1, "Time is up. Over by: 1 second"),
    Case(.quit, left: 12, "Stopped: 12 seconds"),
  ])
  func `a countdown without a name says`(_ said: Case) throws {
    let phrase = try phraser().phrase(for: said.announcement(), endingAt: end)
    #expect(phrase == Phrase(written: said.written, spoken: said.spoken))
  }

  @Test(arguments: [
    Case(.started, left: 5400, "Tea, 1 hour, 30 minutes, until 17:30", spoken: "Tea, 1 hour, 30 minutes, until 17 30"),
    Case(.mark, left: 65, "Tea, 1 minute, 5 seconds"),
    Case(.paused, left: 50, "Tea, Paused: 50 seconds"),
    Case(.counted, left: 5, "5 seconds", spoken: "5"),
    Case(.finished, left: 0, "Tea, time is up"),
    Case(.finishedLate(by: .seconds(120)), left: -120, "Tea, time is up. Over by: 2 minutes"),
    Case(.overtime, left: -120.9, "Tea, 2 minutes over"),
    Case(.answered, left: -120.9, "Tea, time is up. Over by: 2 minutes"),
    Case(.answered, left: -23_419, "Tea, time is up. Over by: 6 hours, 30 minutes"),
    Case(.quit, left: -61, "Tea, time is up. Over by: 1 minute, 1 second"),
  ])
  func `a countdown with a name says`(_ said: Case) throws {
    let phrase = try phraser().phrase(for: said.announcement(label: "Tea"), endingAt: end)
    #expect(phrase == Phrase(written: said.written, spoken: said.spoken))
  }

  @Test(arguments: [
    Case(.mark, left: 65, "1 minute, 5 seconds"),
    Case(.started, left: 5400, "1 hour, 30 minutes, until 17:30", spoken: "1 hour, 30 minutes, until 17 30"),
    Case(.finished, left: 0, "Tea, time is up"),
  ])
  func `in short the name is told only at the end`(_ said: Case) throws {
    let phrase = try phraser(.short).phrase(for: said.announcement(label: "Tea"), endingAt: end)
    #expect(phrase == Phrase(written: said.written, spoken: said.spoken))
  }

  @Test(arguments: [
    Case(.answered, left: 65, "Time remaining, 1 minute, 5 seconds"),
    Case(.mark, left: 300, "5 minutes, until 17:30", spoken: "5 minutes, until 17 30"),
    Case(.halfway, left: 300, "Halfway, 5 minutes, until 17:30", spoken: "Halfway, 5 minutes, until 17 30"),
    Case(.counted, left: 3, "3 seconds", spoken: "3"),
  ])
  func `in full answers are sentences and marks say until when`(_ said: Case) throws {
    let phrase = try phraser(.full).phrase(for: said.announcement(), endingAt: end)
    #expect(phrase == Phrase(written: said.written, spoken: said.spoken))
  }

  @Test func `where the end is not known it is not told`() throws {
    let announcement = Case(.started, left: 5400, "").announcement()
    #expect(try phraser().phrase(for: announcement, endingAt: nil).written == "1 hour, 30 minutes")
  }

  @Test(arguments: [
    (TimeOfDay(hour: 9, minute: 5), "1 hour, until 09:05", "1 hour, until 9 oh 5"),
    (TimeOfDay(hour: 14, minute: 0), "1 hour, until 14:00", "1 hour, until 14 o'clock"),
    (TimeOfDay(hour: 0, minute: 10), "1 hour, until 00:10", "1 hour, until 0 10"),
  ])
  func `a time of day is told as a newsreader does`(time: TimeOfDay, written: String, spoken: String) throws {
    let phrase = try phraser().phrase(for: Case(.started, left: 3600, "").announcement(), endingAt: EndTime(time))
    #expect(phrase == Phrase(written: written, spoken: spoken))
  }

  @Test(arguments: [
    Case(.mark, left: 65, "1 minute, 5 seconds"), Case(.halfway, left: 300, "5 minutes"),
    Case(.answered, left: 3661, "1 hour, 1 minute"), Case(.paused, left: 5, "5 seconds"),
    Case(.finished, left: 0, "Time is up"),
  ])
  func `what does not fit its slot is told by number and unit alone`(_ said: Case) throws {
    #expect(try phraser().shortSpoken(for: said.announcement(label: "Tea")) == said.spoken)
  }

  @Test(arguments: [
    Case(.counted, left: 5, "Tea"), Case(.muted, left: 5, "Tea"), Case(.started, left: 5, "Tea"),
    Case(.finishedLate(by: .seconds(1)), left: -1, "Tea"), Case(.keys(select: false), left: 5, "Tea"),
  ])
  func `some texts have no shorter form`(_ said: Case) throws {
    #expect(try phraser().shortSpoken(for: said.announcement(label: "Tea")) == nil)
  }

  @Test(arguments: [Case(.mark, left: 65, ""), Case(.finished, left: 0, "")])
  func `what is short already has no shorter form`(_ said: Case) throws {
    #expect(try phraser().shortSpoken(for: said.announcement()) == nil)
  }

  @Test(arguments: CatalogFolder.tags)
  func `every announcement has words in every language`(tag: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    for subject in Case.subjects + Case.subjectsOfTalks {
      let announcement = Case(subject, left: 754, "").announcement(label: "Tea")
      let phrase = phraser.phrase(for: announcement, endingAt: end)
      for text in [phrase.written, phrase.spoken] {
        #expect(!text.isEmpty)
        #expect(!text.contains { "{}\n\u{AD}\u{200E}\u{200F}".contains($0) }, "\(tag): \(subject): \(text)")
      }
    }
  }

  private func phraser(_ detail: Detail = .normal) throws -> Phraser {
    Phraser(catalog: try CatalogFolder.catalog("en"), detail: detail)
  }
}

/// An announcement, and what is said of it.
struct Case: Sendable, CustomTestStringConvertible {
  var subject: Announcement.Subject
  var left: Double
  var written: String
  var spoken: String

  init(_ subject: Announcement.Subject, left: Double, _ written: String, spoken: String? = nil) {
    self.subject = subject
    self.left = left
    self.written = written
    self.spoken = spoken ?? written
  }

  func announcement(label: String? = nil) -> Announcement {
    let remaining = Duration.milliseconds(Int((left * 1000).rounded()))
    return Announcement(subject, label: label, at: .zero, remaining: remaining, duration: .seconds(86_400))
  }

  var testDescription: String { "\(subject) \(left) \(written)" }

  static let subjects: [Announcement.Subject] = [
    .started, .step, .mark, .interval, .halfway, .counted, .caughtUp, .paused, .stillPaused, .resumed, .reset,
    .added(.seconds(60)), .added(.seconds(-60)), .muted, .unmuted, .answered, .answeredInPause, .onlyLeft,
    .confirming(.reset(key: "r")), .confirming(.pause), .confirming(.stop), .selected, .allSelected,
    .keys(select: false), .keysOfTalk, .finished, .finishedLate(by: .seconds(120)), .overtime, .quit,
  ]

  /// What is told of a speech.
  static let subjectsOfTalks: [Announcement.Subject] = [
    .talkStarted([
      Talk.Signal(.green, at: .seconds(90)), Talk.Signal(.yellow, at: .seconds(360)),
      Talk.Signal(.red, at: .seconds(420)),
    ]),
    .light(.green), .light(.yellow), .light(.red), .elapsed(nil), .elapsed(.yellow), .judged(.withinTime),
    .judged(.tooShort), .judged(.tooLong),
  ]
}

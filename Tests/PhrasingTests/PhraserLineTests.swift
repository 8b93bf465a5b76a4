import Announcing
import Phrasing
import Testing
import Timing

struct PhraserLineTests {
  private let end = EndTime(TimeOfDay(hour: 17, minute: 30))

  @Test(arguments: [
    (80, "Jasmine tea, 1 hour, 30 minutes, 5 seconds, until 17:30"),
    (55, "Jasmine tea, 1 hour, 30 minutes, 5 seconds, until 17:30"),
    (54, "Jasmine tea, 1 hour, 30 minutes, 5 seconds"),
    (42, "Jasmine tea, 1 hour, 30 minutes, 5 seconds"),
    (41, "Jasmine tea, 1 hour, 30 minutes"),
    (31, "Jasmine tea, 1 hour, 30 minutes"),
    (30, "Jasmine te, 1 hour, 30 minutes"),
    (29, "Jasmine t, 1 hour, 30 minutes"),
    (28, "Jasmine, 1 hour, 30 minutes"),
    (22, "Ja, 1 hour, 30 minutes"),
    (21, "J, 1 hour, 30 minutes"),
    (20, "1 hour, 30 minutes"),
    // Never inside a number or a unit.
    (5, "1 hour, 30 minutes"),
  ])
  func `a line gives up its tail, its seconds, then its name`(columns: Int, line: String) throws {
    let announcement = Case(.started, left: 5405, "").announcement(label: "Jasmine tea")
    #expect(try phraser().line(for: announcement, endingAt: end, columns: columns) == line)
  }

  @Test func `seconds alone stay`() throws {
    let announcement = Case(.mark, left: 30, "").announcement(label: "Tea")
    #expect(try phraser().line(for: announcement, endingAt: nil, columns: 10) == "30 seconds")
  }

  @Test(arguments: [
    (53, "Long break, 30 minutes, round 2 of 4, until 17:30"), (48, "Long break, 30 minutes, round 2 of 4"),
    (35, "Long break, 30 minutes"),
  ])
  func `the round goes after the end's time`(columns: Int, line: String) throws {
    var announcement = Case(.step, left: 1800, "").announcement(label: "Long break")
    announcement.round = Routine.Round(2, of: 4)
    #expect(try phraser().line(for: announcement, endingAt: end, columns: columns) == line)
  }

  @Test func `the end's name is shortened too`() throws {
    let announcement = Case(.finished, left: 0, "").announcement(label: "A very long name of a countdown")
    #expect(try phraser().line(for: announcement, endingAt: nil, columns: 30) == "A very long name o, time is up")
    #expect(try phraser().line(for: announcement, endingAt: nil, columns: 10) == "Time is up")
  }

  @Test func `wide characters take two columns`() throws {
    let announcement = Case(.mark, left: 60, "").announcement(label: "緑茶を淹れる")
    #expect(try phraser().line(for: announcement, endingAt: nil, columns: 22) == "緑茶を淹れる, 1 minute")
    #expect(try phraser().line(for: announcement, endingAt: nil, columns: 21) == "緑茶を淹れ, 1 minute")
    #expect(try phraser().line(for: announcement, endingAt: nil, columns: 19) == "緑茶を淹, 1 minute")
  }

  @Test func `what lights mean is a line each, where one is too short for all`() throws {
    let signals = [Talk.Signal(.green, at: .seconds(60)), Talk.Signal(.red, at: .seconds(90))]
    let announcement = Announcement(
      .talkStarted(signals), label: "Anna", at: .zero, remaining: .seconds(90), duration: .seconds(90))
    #expect(
      try phraser().lines(for: announcement, endingAt: nil, columns: 60)
        == ["Anna, Green, 1 minute. Red, 1 minute, 30 seconds"])
    #expect(
      try phraser().lines(for: announcement, endingAt: nil, columns: 30)
        == ["Anna, Green, 1 minute", "Red, 1 minute, 30 seconds"])
  }

  private func phraser() throws -> Phraser { Phraser(catalog: try CatalogFolder.catalog("en")) }
}

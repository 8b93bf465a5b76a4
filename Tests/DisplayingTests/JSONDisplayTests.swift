import Announcing
import Displaying
import Foundation
import Testing

@Suite struct JSONDisplayTests {
  private let channel = Channel()

  private func line(of announcement: Announcement, time: Double = 0) throws -> String {
    var display = JSONDisplay(channel.output)
    let phrase = Phrase(written: "1 minuto", spoken: "un minuto")
    try display.show(
      Report([Report.Entry(announcement, phrase: phrase, time: time)], line: "cut", lines: ["cut"]))
    return channel.written()
  }

  @Test func `a line has all that is known of an announcement`() throws {
    let announcement = Announcement(
      .added(.seconds(-30)), label: "Té \"verde\"", at: .milliseconds(12_345), remaining: .milliseconds(47_655),
      duration: .seconds(60))
    let expected = """
      {"at":12.345,"by":-30,"duration":60,"event":"added","label":"Té \\"verde\\"","remaining":47.655,\
      "spoken":"un minuto","time":"2026-11-30T07:00:00.250Z","written":"1 minuto"}

      """
    #expect(try line(of: announcement, time: 1_796_022_000.25) == expected)
  }

  @Test func `a name and a change are absent where there are none`() throws {
    let text = try line(of: Announcement(.mark, at: .zero, remaining: .seconds(60), duration: .seconds(60)))
    #expect(!text.contains("label") && !text.contains("\"by\""))
  }

  @Test func `of several countdowns each has a line of its own`() throws {
    var display = JSONDisplay(channel.output)
    try display.show(report("Tea, 1 minute", "Eggs, 5 minutes"))
    let lines = channel.written().split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\"written\":\"Tea, 1 minute\"") == true)
    #expect(lines.last?.contains("\"written\":\"Eggs, 5 minutes\"") == true)
  }

  @Test func `what is left is negative after the end`() throws {
    let announcement = Announcement(
      .finishedLate(by: .seconds(120)), at: .seconds(180), remaining: .seconds(-120), duration: .seconds(60))
    #expect(try line(of: announcement).contains("\"remaining\":-120,"))
  }

  @Test func `each announcement is one line, whatever its name holds`() throws {
    let announcement = Announcement(.mark, label: "a\nb\u{1B}[2J", at: .zero, remaining: .zero, duration: .zero)
    let text = try line(of: announcement)
    #expect(text.filter(\.isNewline).count == 1)
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `any text is read back as it was written`() throws {
    let ascii = String(String.UnicodeScalarView((0..<0x80).map { Unicode.Scalar(UInt8($0)) }))
    for label in [ascii, "\u{7F}\u{80}\u{2028}é\u{301}日本\u{1F9D1}\u{200D}\u{1F373}", "\\\"/\\u0041"] {
      let text = try line(of: Announcement(.mark, label: label, at: .zero, remaining: .zero, duration: .zero))
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(object?["label"] as? String == label)
    }
  }

  @Test(arguments: [
    (Duration.milliseconds(1), 0.001), (.milliseconds(-1_500), -1.5), (.seconds(86_313_600), 86_313_600),
    (.microseconds(1_234_500), 1.235),
  ])
  func `numbers are read back to the millisecond`(remaining: Duration, number: Double) throws {
    let text = try line(of: Announcement(.mark, at: .zero, remaining: remaining, duration: .zero))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["remaining"] as? Double == number)
  }
}

import Displaying
import Foundation
import Testing

@Suite struct JSONLineTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (951_782_399.999, "2000-02-28T23:59:59.999Z"),
    (951_868_799.5, "2000-02-29T23:59:59.500Z"), (1_796_022_000.25, "2026-11-30T07:00:00.250Z"),
    (4_107_542_400, "2100-03-01T00:00:00.000Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
  ])
  func `an instant is told in UTC`(seconds: Double, text: String) {
    #expect(JSONLine.time(seconds) == text)
  }

  @Test func `the days of 400 years are those that the calendar has`() {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for day in stride(from: -36_524, to: 109_573, by: 11) {
      let seconds = Double(day) * 86_400 + Double(day & 0xFFFF) + 0.5
      #expect(JSONLine.time(seconds) == Date(timeIntervalSince1970: seconds).formatted(style))
    }
  }

  @Test func `a whole millisecond is that one, however it was added up`() {
    for milliseconds in stride(from: 0, to: 1_000, by: 7) {
      let text = JSONLine.time(1_796_022_000.001 + Double(milliseconds) / 1_000)
      #expect(text.hasSuffix(".\(String(1_001 + milliseconds).suffix(3))Z"), "\(text)")
    }
  }

  @Test func `a millisecond that has not come is not told`() {
    #expect(JSONLine.time(1.9996) == "1970-01-01T00:00:01.999Z")
  }
}

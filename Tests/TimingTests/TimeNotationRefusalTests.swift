import Testing
import Timing

struct TimeNotationRefusalTests {
  private let notation = TimeNotation(vocabulary: .ofSeveralLanguages)

  private static let cases: [(String, TimeNotation.Problem)] = [
    ("", .empty), ("  \u{A0}\t", .empty), ("\u{200B}", .empty),
    ("0", .zero("0")), ("0m", .zero("0m")), ("0:00", .zero("0:00")), ("PT0S", .zero("PT0S")),
    ("0.0001s", .zero("0.0001s")),
    ("-5", .negative("-5")), ("-5m", .negative("-5m")), ("-PT5M", .negative("-PT5M")), ("−5", .negative("−5")),
    ("5x", .unexpected("x")), ("5m 3q", .unexpected("q")), ("5 potatoes", .unexpected("potatoes")),
    ("5 Potatoes", .unexpected("Potatoes")), ("5 minutesx", .unexpected("minutesx")),
    ("5mangoes", .unexpected("mangoes")),
    ("x", .unexpected("x")), ("m", .unexpected("m")), ("Tea 5m", .unexpected("Tea")), ("+5m", .unexpected("+5m")),
    ("5m,", .unexpected(",")), ("5m and", .unexpected("and")), ("and 5m", .unexpected("and")),
    ("5m ,, 3s", .unexpected(",,")), ("5m and and 3s", .unexpected("and")), ("5m -3s", .unexpected("-3s")),
    ("5m!", .unexpected("!")), ("5myards", .unexpected("myards")), ("5m..", .unexpected(".")),
    ("1h.5m", .unexpected(".5m")),
    ("5.m.", .unexpected(".m.")), ("5 . m", .unexpected(".")), (".5h", .unexpected(".5h")), ("5.", .unexpected(".")),
    ("5.h", .unexpected(".h")),
    ("1.2.3h", .unexpected(".3h")), ("5\u{20E3}m", .unexpected("5\u{20E3}m")),
    ("5 \u{1B}[2J", .unexpected("\u{1B}[2J")),
    ("五分", .unexpected("五分")), ("½h", .unexpected("½h")), ("5m\0", .unexpected("\0")),
    ("1h 30", .unitMissing("30")), ("1h, 30", .unitMissing("30")), ("1 30m", .unitMissing("1")),
    ("1h and 30", .unitMissing("30")), ("90 5", .unitMissing("90")), ("30s5", .unitMissing("5")),
    ("5m 3m", .repeated("3m", .minute)), ("5m 3s 2m", .repeated("2m", .minute)), ("1 hour 2h", .repeated("2h", .hour)),
    ("1h30 5m", .repeated("5m", .minute)),
    ("1.5h 30m", .fractionNotLast("1.5h")), ("1.5h30", .fractionNotLast("1.5h")),
    ("PT1.5M5S", .fractionNotLast("1.5M")),
    ("1000d", .tooLong("1000d")), ("999d 1s", .tooLong("999d 1s")),
    ("99999999999999999999s", .tooLong("99999999999999999999")),
    ("9223372036854775807d", .tooLong("9223372036854775807")), ("86313601", .tooLong("86313601")),
    ("80000000d", .tooLong("80000000d")), ("23977:00:00", .tooLong("23977:00:00")),
    ("99999999999999999999:00:00", .tooLong("99999999999999999999:00:00")),
    ("25:61", .noClockTime("25:61")), ("1:60", .noClockTime("1:60")), ("1000:00", .noClockTime("1000:00")),
    ("1:60:00", .noClockTime("1:60:00")), ("1:5", .noClockTime("1:5")), ("1:", .noClockTime("1:")),
    ("1:2:3:4", .noClockTime("1:2:3:4")), ("01:02:03:04", .noClockTime("01:02:03:04")),
    ("1:05m", .noClockTime("1:05m")), ("1:05.5", .noClockTime("1:05.5")), ("1:05 5s", .unexpected("5s")),
    (":05", .unexpected(":05")), ("1h:05", .unexpected(":05")),
    ("P", .unexpected("P")), ("PT", .unexpected("PT")), ("P2DT", .unexpected("P2DT")), ("P5M", .unexpected("5M")),
    ("P1Y", .unexpected("1Y")), ("P2W", .unexpected("2W")), ("PT5S3M", .unexpected("3M")), ("P5H", .unexpected("5H")),
    ("PT5", .unexpected("5")), ("PT5M5M", .unexpected("5M")), ("PT2D", .unexpected("2D")),
    ("P T5M", .unexpected("P")),
    ("PT5M x", .unexpected("x")), ("potatoes", .unexpected("potatoes")), ("PTT5M", .unexpected("T5M")),
  ]

  @Test(arguments: cases)
  func `what is no time is refused with the bad piece`(text: String, problem: TimeNotation.Problem) {
    #expect(throws: problem) { try notation.duration(of: text) }
  }

  @Test(arguments: [
    ("", TimeNotation.Problem.empty), ("-", .empty), ("--1m", .negative("--1m")), ("+-1m", .negative("+-1m")),
    ("-0", .zero("-0")), ("-1000d", .tooLong("-1000d")), ("++1m", .unexpected("+1m")),
  ])
  func `what is no time to add is refused`(text: String, problem: TimeNotation.Problem) {
    #expect(throws: problem) { try notation.signedDuration(of: text) }
  }

  @Test(arguments: [
    (String(repeating: "9", count: 1_000), 1_000), (String(repeating: "5m ", count: 100_000), 300_000),
    ("5m" + String(repeating: "\u{301}", count: 100_000), 2),
  ])
  func `endless text is refused unread`(text: String, count: Int) {
    #expect(throws: TimeNotation.Problem.textTooLong(characters: count)) { try notation.duration(of: text) }
  }

  @Test func `text of 999 characters is read`() throws {
    #expect(try notation.duration(of: String(repeating: "0", count: 998) + "5") == .seconds(5))
  }

  @Test func `any short text is a time within bounds, or refused`() {
    var texts = [""]
    var times = 0
    for _ in 1...4 {
      texts = texts.flatMap { text in "09:.,hmPT- y".map { text + String($0) } }
      for text in texts {
        guard let time = try? notation.duration(of: text) else { continue }
        times += 1
        #expect(time > .zero && time <= Countdown.longest)
      }
    }
    #expect(times > 100)
  }
}

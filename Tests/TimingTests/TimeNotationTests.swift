import Testing
import Timing

struct TimeNotationTests {
  private let notation = TimeNotation(vocabulary: .ofSeveralLanguages)

  @Test(arguments: [
    ("90", 90), ("45s", 45), ("5m", 300), ("1h30m", 5_400), ("1h 5 m 30s", 3_930), ("1h30", 5_400), ("1m30", 90),
    ("1d12", 129_600), ("1h1m5", 3_665), ("2d", 172_800), ("999d", 86_313_600), ("30s 1m", 90), ("  5m ", 300),
    ("1H30M", 5_400), ("1h0m", 3_600), ("0090", 90), ("1h,5m", 3_900), ("86313600", 86_313_600),
    ("1h30, 5s", 5_405),
  ])
  func `numbers with letters are read`(text: String, seconds: Int) throws {
    #expect(try notation.duration(of: text) == .seconds(seconds))
  }

  @Test(arguments: [
    ("1.5h", 5_400_000), ("1,5h", 5_400_000), ("1.5", 1_500), ("1,5 hours", 5_400_000), ("1h 1.5m", 3_690_000),
    ("1h1.5", 3_690_000), ("0.001s", 1), ("0.0004s 1m", nil), ("0.3333333h", 1_200_000), ("1.0004s", 1_000),
    ("۱٫۵ m", 90_000), ("PT1.5S", 1_500), ("PT1,5M", 90_000), ("P0.5D", 43_200_000),
    ("1.12345678901234567890123s", 1_123),
  ])
  func `decimals are read to the millisecond, in the last part`(text: String, milliseconds: Int?) throws {
    if let milliseconds {
      #expect(try notation.duration(of: text) == .milliseconds(milliseconds))
    } else {
      #expect(throws: TimeNotation.Problem.fractionNotLast("0.0004s")) { try notation.duration(of: text) }
    }
  }

  @Test(arguments: [
    ("1:05", 65), ("01:05", 65), ("0:01", 1), ("90:00", 5_400), ("999:59", 59_999), ("1:02:03", 3_723),
    ("100:00:00", 360_000), ("१:०५", 65), ("１：０５", 65),
  ])
  func `clock digits are minutes and seconds, or hours in front`(text: String, seconds: Int) throws {
    #expect(try notation.duration(of: text) == .seconds(seconds))
  }

  @Test(arguments: [
    ("PT1M5S", 65), ("P2DT3H", 183_600), ("p2dt3h", 183_600), ("PT90M", 5_400), ("P1D", 86_400), ("PT36H", 129_600),
    ("P1DT1H1M1S", 90_061),
  ])
  func `ISO 8601 durations are read`(text: String, seconds: Int) throws {
    #expect(try notation.duration(of: text) == .seconds(seconds))
  }

  @Test(arguments: [
    ("5 minutes", 300), ("5minutes", 300), ("1 MINUTE", 60), ("1 hora 30 minutos", 5_400),
    ("2 horas y 5 minutos", 7_500), ("5 минут", 300), ("21 МИНУТА", 1_260), ("1 hour, 5 minutes", 3_900),
    ("1 hour, 5 minutes, and 3 seconds", 3_903), ("1 hour and 5m", 3_900), ("1小时5分钟", 3_900), ("5分", 300),
    ("1小时30", 5_400), ("1時間と5分", 3_900), ("5\u{A0}minutes", 300), ("5\u{202F}minutes", 300),
    ("2 uair an chloig 5 m", 7_500), ("2 uair  an\u{A0}chloig", 7_200), ("3 sa’at", 10_800), ("5 ｍｉｎｕｔｅｓ", 300),
    ("ساعة 1", nil), ("۵ دقیقه", 300), ("۵\u{200F} دقیقه", 300), ("2 ώρες", 7_200), ("2 ΏΡΕΣ", 7_200),
    ("1h، 5m", 3_900), ("1h、5m", 3_900), ("1h و5m", 3_900),
  ])
  func `words are read, with and without blanks`(text: String, seconds: Int?) throws {
    if let seconds {
      #expect(try notation.duration(of: text) == .seconds(seconds))
    } else {
      #expect(throws: TimeNotation.Problem.unexpected("ساعة")) { try notation.duration(of: text) }
    }
  }

  @Test(arguments: [
    ("1 minutes. 5 s.", 65), ("1 hour., 5 minutes.", 3_900), ("1h.", 3_600), ("2 horas. y 5 minutos.", 7_500),
    ("1.5 minutes.", 90),
  ])
  func `a unit may be abbreviated with a point`(text: String, seconds: Int) throws {
    #expect(try notation.duration(of: text) == .seconds(seconds))
  }

  @Test(arguments: ["5 DAKİKA", "5 DAKI\u{307}KA", "5 dakika", "5 DAKIKA", "5 Dakıka"])
  func `Turkish capitals are those of small letters`(text: String) throws {
    let notation = TimeNotation(vocabulary: Vocabulary(units: ["dakika": .minute]))
    #expect(try notation.duration(of: text) == .seconds(300))
  }

  @Test(arguments: ["5m", "۵m", "٥m", "५m", "５m", "５ｍ", "৫m", "๕ m", "𝟓m"])
  func `digits of any script are read`(text: String) throws {
    #expect(try notation.duration(of: text) == .seconds(300))
  }

  @Test(arguments: [("-1m", -60), ("+30s", 30), ("90", 90), ("\u{2212}1:05", -65), ("- 1m", -60), ("+PT5S", 5)])
  func `a sign may stand before a time to add`(text: String, seconds: Int) throws {
    #expect(try notation.signedDuration(of: text) == .seconds(seconds))
  }
}

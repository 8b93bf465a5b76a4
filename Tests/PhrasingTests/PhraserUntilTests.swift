import Announcing
import Phrasing
import Testing
import Timing

/// Ends that are another day's, and those of the clock on the wall.
struct PhraserUntilTests {
  private let time = TimeOfDay(hour: 17, minute: 30)
  private let eve = CalendarDay(year: 2026, month: 12, day: 24)

  private func phraser(_ tag: String = "en", digits: DigitStyle = .standard) throws -> Phraser {
    Phraser(catalog: try CatalogFolder.catalog(tag), digits: digits)
  }

  private func announcement(
    _ subject: Announcement.Subject, left: Int, label: String? = nil, followsClock: Bool = true
  ) -> Announcement {
    Announcement(
      subject, label: label, at: .zero, remaining: .seconds(left), duration: .seconds(left), end: .seconds(left),
      followsClock: followsClock)
  }

  @Test(arguments: [
    (EndTime.Day.today, "1 hour, until 17:30", "1 hour, until 17 30"),
    (.tomorrow, "1 hour, until 17:30 tomorrow", "1 hour, until 17 30 tomorrow"),
    (
      .date(CalendarDay(year: 2026, month: 12, day: 24), tellsYear: false), "1 hour, until December 24, 17:30",
      "1 hour, until December twenty-fourth, 17 30"
    ),
    (
      .date(CalendarDay(year: 2027, month: 12, day: 24), tellsYear: true), "1 hour, until December 24, 2027, 17:30",
      "1 hour, until December twenty-fourth, 2027, 17 30"
    ),
  ])
  func `an end is told with its day`(day: EndTime.Day, written: String, spoken: String) throws {
    for followsClock in [false, true] {
      let started = announcement(.started, left: 3_600, followsClock: followsClock)
      let phrase = try phraser().phrase(for: started, endingAt: EndTime(time, day))
      #expect(phrase == Phrase(written: written, spoken: spoken))
    }
  }

  @Test(arguments: [
    ("en", "1 hour, until 17:30:15", "1 hour, until 17 30, 15 seconds"),
    ("es", "1 hora, hasta las 17:30:15", "una hora, hasta las 17 y 30 y 15 segundos"),
    ("de", "1 Stunde, bis 17:30:15", "eine Stunde, bis 17 Uhr 30, 15 Sekunden"),
    ("da", "1 time, til kl. 17.30.15", "1 time, til klokken 17 30 og 15 sekunder"),
  ])
  func `seconds of a clock's end are told, and of no other`(tag: String, written: String, spoken: String) throws {
    let end = EndTime(TimeOfDay(hour: 17, minute: 30, second: 15))
    let phraser = try phraser(tag)
    #expect(
      phraser.phrase(for: announcement(.started, left: 3_600), endingAt: end)
        == Phrase(written: written, spoken: spoken))
    let other = announcement(.started, left: 3_600, followsClock: false)
    #expect(phraser.phrase(for: other, endingAt: end) == phraser.phrase(for: other, endingAt: EndTime(time)))
  }

  @Test(arguments: [
    ("en", "until 02:30 GMT+2", "until 2 30 Central European Summer Time"),
    ("es", "hasta las 2:30 CEST", "hasta las 2 y 30 hora de verano de Europa central"),
  ])
  func `where a time comes twice it is told which`(tag: String, written: String, spoken: String) throws {
    let madrid = ZoneTime(at: 1_792_888_200, secondsAhead: 7_200, in: "Europe/Madrid")
    let end = EndTime(TimeOfDay(hour: 2, minute: 30), zoneTime: madrid)
    let phrase = try phraser(tag).phrase(for: announcement(.started, left: 3_600), endingAt: end)
    #expect(phrase.written.hasSuffix(written) && phrase.spoken.hasSuffix(spoken), "\(phrase)")
  }

  @Test(arguments: [
    // A zone that is not known by its name, and one whose rules have changed since its names were collected.
    ("en", "Africa/Nowhere", 10_800, "GMT+3"), ("en", "Europe/Madrid", 10_800, "GMT+3"),
    ("en", "CET-1CEST,M3.5.0,M10.5.0/3", 3_600, "GMT+1"), ("fr", "America/Nowhere", -12_600, "UTC−3:30"),
    ("ar", "Africa/Nowhere", 10_800, "غرينتش+3"),
  ])
  func `a time without a name is told by how far it is ahead`(
    tag: String, zone: String, secondsAhead: Int64, name: String
  ) throws {
    let zoneTime = ZoneTime(at: 1_792_888_200, secondsAhead: secondsAhead, in: zone)
    let end = EndTime(TimeOfDay(hour: 2, minute: 30), zoneTime: zoneTime)
    let phrase = try phraser(tag).phrase(for: announcement(.started, left: 3_600), endingAt: end)
    #expect(phrase.written.hasSuffix(name) && phrase.spoken.hasSuffix(name), "\(phrase)")
  }

  @Test(arguments: CatalogFolder.tags)
  func `every language tells the two apart`(tag: String) throws {
    let phraser = try phraser(tag)
    func phrase(_ instant: Int64, _ zone: String, _ hoursAhead: Int64) -> Phrase {
      let zoneTime = ZoneTime(at: instant, secondsAhead: hoursAhead * 3_600, in: zone)
      let end = EndTime(TimeOfDay(hour: 2, minute: 30), zoneTime: zoneTime)
      return phraser.phrase(for: announcement(.started, left: 3_600), endingAt: end)
    }
    for (zone, first, hoursAhead) in [
      ("Europe/Madrid", 1_792_888_200, 2), ("America/New_York", 1_793_511_000, -4), ("Africa/Nowhere", 0, 3),
    ] as [(String, Int64, Int64)] {
      let (summer, winter) = (phrase(first, zone, hoursAhead), phrase(first + 3_600, zone, hoursAhead - 1))
      #expect(summer.written != winter.written && summer.spoken != winter.spoken, "\(zone)")
    }
  }

  @Test(arguments: [
    ("es", "1 hora, hasta el 24 de diciembre a las 17:30"), ("de", "1 Stunde, bis 24. Dezember, 17:30"),
    ("ru", "1 час, до 24 декабря, 17:30"), ("ja", "1 時間、12月24日17:30まで"),
  ])
  func `a date is that of the language`(tag: String, written: String) throws {
    let end = EndTime(time, .date(eve, tellsYear: false))
    #expect(try phraser(tag).phrase(for: announcement(.started, left: 3_600), endingAt: end).written == written)
  }

  @Test(arguments: [
    ("ru", 21, "до 21 декабря, 17:30", "окончание двадцать первого декабря в 17 30"),
    ("fr", 1, "jusqu’au 1 décembre à 17:30", "jusqu’au premier décembre à 17 heures 30"),
    ("fr", 2, "jusqu’au 2 décembre à 17:30", "jusqu’au 2 décembre à 17 heures 30"),
    ("cs", 3, "konec 3. prosince: 17:30", "konec třetího prosince: 17 30"),
    ("uz", 11, "tugashi: 11-dekabr, 17:30", "tugashi: o‘n birinchi dekabr, o‘n yetti o‘ttiz"),
    ("eu", 1, "amaiera: abenduaren 1(a), 17:30", "amaiera: abenduaren lehena, hamazazpiak eta 30"),
    ("lt", 1, "pabaiga gruodžio 1 d.: 17:30", "pabaiga gruodžio pirmą dieną: 17 30"),
  ])
  func `a day is written in digits, and spoken as it is said in dates`(
    tag: String, day: Int, written: String, spoken: String
  ) throws {
    let end = EndTime(time, .date(CalendarDay(year: 2026, month: 12, day: day), tellsYear: false))
    let phrase = try phraser(tag).phrase(for: announcement(.started, left: 3_600), endingAt: end)
    #expect(phrase.written.hasSuffix(", " + written) && phrase.spoken.hasSuffix(", " + spoken), "\(phrase)")
  }

  @Test func `a date has the digits that were asked for, and the voice its own`() throws {
    let end = EndTime(time, .date(eve, tellsYear: false))
    let phrase = try phraser("ar", digits: .native).phrase(for: announcement(.started, left: 3_600), endingAt: end)
    #expect(phrase.written.contains("٢٤ ديسمبر") && phrase.spoken.contains("24 ديسمبر"))
  }

  @Test(arguments: CatalogFolder.tags)
  func `every language has names of months`(tag: String) throws {
    let phraser = try phraser(tag)
    var written: Set<String> = []
    for month in 1...12 {
      let end = EndTime(time, .date(CalendarDay(year: 2026, month: month, day: 24), tellsYear: false))
      let phrase = phraser.phrase(for: announcement(.started, left: 3_600), endingAt: end)
      #expect(!phrase.written.contains("M0") && !phrase.written.contains("2026"), "\(phrase.written)")
      written.insert(phrase.written)
    }
    #expect(written.count == 12)
  }

  @Test func `a clock's end is told at the start, however near, and in a pause`() throws {
    let end = EndTime(time)
    let phraser = try phraser()
    func written(_ subject: Announcement.Subject, followsClock: Bool = true, _ end: EndTime) -> String {
      phraser.phrase(for: announcement(subject, left: 65, followsClock: followsClock), endingAt: end).written
    }
    #expect(written(.started, end) == "1 minute, 5 seconds, until 17:30")
    #expect(written(.started, followsClock: false, end) == "1 minute, 5 seconds")
    #expect(written(.paused, end) == "Paused: the end stays at 17:30")
    #expect(written(.paused, followsClock: false, end) == "Paused: 1 minute, 5 seconds")
    #expect(
      written(.paused, EndTime(time, .tomorrow))
        == "Paused: the end stays at 17:30. 1 minute, 5 seconds, until 17:30 tomorrow")
    #expect(
      written(.paused, EndTime(time, .date(eve, tellsYear: false)))
        == "Paused: the end stays at 17:30. 1 minute, 5 seconds, until December 24, 17:30")
    #expect(written(.mark, end) == "1 minute, 5 seconds")
  }

  @Test func `started over, a clock's time is told without seconds from an hour on`() throws {
    let phraser = try phraser()
    func written(left: Int, followsClock: Bool) -> String {
      phraser.phrase(for: announcement(.reset, left: left, followsClock: followsClock), endingAt: nil).written
    }
    #expect(written(left: 3_709, followsClock: true) == "Reset: 1 hour, 1 minute")
    #expect(written(left: 3_709, followsClock: false) == "Reset: 1 hour, 1 minute, 49 seconds")
    #expect(written(left: 109, followsClock: true) == "Reset: 1 minute, 49 seconds")
  }

  @Test(arguments: [
    (60, ["Art, 23 hours, 55 minutes, 9 seconds, until 17:30 tomorrow"]),
    (50, ["Art, 23 hours, 55 minutes, until 17:30 tomorrow"]),
    (39, ["Art, 23 hours, 55 minutes,", "until 17:30 tomorrow"]),
  ])
  func `a clock's end stays, in a line of its own where there is no room`(columns: Int, lines: [String]) throws {
    let started = announcement(.started, left: 86_109, label: "Art")
    let line = try phraser().line(for: started, endingAt: EndTime(time, .tomorrow), columns: columns)
    #expect(Columns.folded(line, to: columns) == lines)
  }

  @Test func `a pause with a long name says that the end stays`() throws {
    let paused = announcement(.paused, left: 3_600, label: "Mathematics")
    let line = try phraser().line(for: paused, endingAt: EndTime(time), columns: 39)
    #expect(Columns.folded(line, to: 39) == ["Mathematics, Paused:", "the end stays at 17:30"])
  }
}

import Announcing
import Phrasing
import Testing
import Timing

/// Whether the date of an end can be heard in the language's own voice.
struct DateTests {
  @Test(arguments: Catalogs().tags)
  func `each month is heard, as no other`(tag: String) throws {
    try expectHeard((1...12).map { CalendarDay(year: 2026, month: $0, day: 24) }, of: tag)
  }

  @Test(arguments: Catalogs().tags)
  func `each day is heard, as no other`(tag: String) throws {
    try expectHeard((1...31).map { CalendarDay(year: 2026, month: 12, day: $0) }, of: tag)
  }

  /// The words stand in the place of those of the first, which each catalog has that has some for dates.
  @Test(arguments: Catalogs().tags)
  func `each day is heard as the words that a book would print`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let file = try WordsFile(of: tag)
    #expect(catalog.dates.isEmpty == (file.date == nil), "words are for catalogs that have some")
    guard let words = file.date else { return }
    try #require(words.count == 31)
    let texts = Self.spoken((1...31).map { CalendarDay(year: 2026, month: 12, day: $0) }, of: catalog)
    let around = texts[0].split(separator: words[0], omittingEmptySubsequences: false)
    try #require(around.count == 2, "\(words[0]) is not once in \(texts[0])")
    for voice in [catalog.voice] + catalog.voices.values.sorted() {
      let ear = try Ear(voice)
      let faults = try zip(texts, words).compactMap { text, word in
        let expected = around.joined(separator: word)
        let isRight = try ear.folded(text, alike: file.soundsAlike) == ear.folded(expected, alike: file.soundsAlike)
        return isRight ? nil : "\(text) [\(try ear.phonemes(text))], but \(word) [\(try ear.phonemes(expected))]"
      }
      report(faults, of: tag, in: voice)
    }
  }

  /// The voice of Hebrew says no digits, and the catalogs have no words for thousands.
  @Test(arguments: Catalogs().tags.filter { $0 != "he" })
  func `the year is heard where it is told`(tag: String) throws {
    try expectHeard((2026...2030).map { CalendarDay(year: $0, month: 3, day: 1) }, of: tag, tellsYear: true)
  }

  /// Those of where a time comes twice.
  @Test(arguments: Catalogs().tags)
  func `the names of a zone's two times are heard, and told apart`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let phraser = Phraser(catalog: catalog)
    let ear = try Ear(catalog.voice)
    for (zone, first, hoursAhead) in [
      ("Europe/Madrid", 1_792_888_200, 2), ("America/New_York", 1_793_511_000, -4),
    ] as [(String, Int64, Int64)] {
      let heard = try [Int64(0), 1].map { hour in
        let zoneTime = ZoneTime(at: first + hour * 3_600, secondsAhead: (hoursAhead - hour) * 3_600, in: zone)
        let end = EndTime(TimeOfDay(hour: 2, minute: 30), zoneTime: zoneTime)
        let announcement = Announcement(.started, at: .zero, remaining: .seconds(900), duration: .seconds(900))
        let text = phraser.phrase(for: announcement, endingAt: end).spoken
        let phonemes = try ear.phonemes(text)
        #expect(!phonemes.isEmpty && !phonemes.contains("("), "\(tag): \(text) [\(phonemes)]")
        return phonemes
      }
      #expect(heard[0] != heard[1], "\(tag) \(zone): \(heard)")
    }
  }

  private func expectHeard(
    _ days: [CalendarDay], of tag: String, tellsYear: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let ear = try Ear(catalog.voice)
    var heard: [String: CalendarDay] = [:]
    var faults: [String] = []
    for (day, text) in zip(days, Self.spoken(days, of: catalog, tellsYear: tellsYear)) {
      let phonemes = try ear.phonemes(text)
      if phonemes.isEmpty || phonemes.contains("(") { faults.append("\(text): in another voice [\(phonemes)]") }
      if let other = heard.updateValue(day, forKey: phonemes) {
        faults.append("\(text): sounds as \(other.isoText) does [\(phonemes)]")
      }
    }
    #expect(faults.isEmpty, "\(tag): \(faults.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// The sentences of countdowns that end on these days.
  private static func spoken(_ days: [CalendarDay], of catalog: Catalog, tellsYear: Bool = false) -> [String] {
    let phraser = Phraser(catalog: catalog)
    let announcement = Announcement(.started, at: .zero, remaining: .seconds(864_000), duration: .seconds(864_000))
    return days.map { day in
      let end = EndTime(TimeOfDay(hour: 17, minute: 30), .date(day, tellsYear: tellsYear))
      return phraser.phrase(for: announcement, endingAt: end).spoken
    }
  }
}

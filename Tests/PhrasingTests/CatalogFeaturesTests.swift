import Announcing
import Phrasing
import Testing
import Timing

/// What a catalog can do, shown on English with something changed.
struct CatalogFeaturesTests {
  @Test func `a spoken pattern, an exact text and a set of numerals come before the written one`() throws {
    let phraser = try phraser(
      #""words": ["s", "sec", "secs"]"#,
      #""spoken": {"other": "seconds {n}"}, "exact": {"2": "a pair of seconds"}, "numerals": "c""#,
      #""numerals": {"c": {"2": "not this", "3": "three", "1": "one"}}, "#)
    let spoken = [1, 2, 3, 4].map { phraser.duration(.seconds($0)).spoken }
    #expect(spoken == ["one second", "a pair of seconds", "seconds three", "seconds 4"])
    #expect(phraser.duration(.seconds(3)).written == "3 seconds")
  }

  @Test func `bare numbers have a set of their own`() throws {
    let phraser = try phraser("", "", #""counted": "c", "numerals": {"c": {"0": "nought", "3": "three"}}, "#)
    let counted = Case(.counted, left: 3, "").announcement()
    #expect(phraser.phrase(for: counted, endingAt: nil) == Phrase(written: "3 seconds", spoken: "three"))
    let started = Case(.started, left: 3600, "").announcement()
    let phrase = phraser.phrase(for: started, endingAt: EndTime(TimeOfDay(hour: 0, minute: 3)))
    #expect(phrase.spoken == "1 hour, until nought oh three")
  }

  @Test(arguments: [
    (2, 5, "1 hour, until 02:05", "1 hour, until two oh 5"), (2, 0, "1 hour, until 02:00", "1 hour, until two o'clock"),
    (9, 21, "1 hour, until 09:21", "1 hour, until nine and a half of one"),
    (1, 21, "1 hour, until the 1:21", "1 hour, until the lonely 1 with and a half of one"),
    (1, 5, "1 hour, until the 1:05", "1 hour, until 1 oh 5"), (0, 0, "1 hour, until 00:00", "1 hour, until midnight"),
  ])
  func `hours and minutes have sets of their own, and some hours other forms`(
    hour: Int, minute: Int, written: String, spoken: String
  ) throws {
    let phraser = try phraser(
      #""exceptions": {"#,
      #""hourNumerals": "h", "minuteNumerals": "m", "exceptions": {"1": {"#
        + #""written": "the {hour}:{minute}", "spoken": "the lonely {hour} with {minute}"}, "#,
      #""numerals": {"h": {"2": "two", "9": "nine"}, "m": {"2": "not this", "21": "and a half of one"}}, "#)
    let started = Case(.started, left: 3600, "").announcement()
    let phrase = phraser.phrase(for: started, endingAt: EndTime(TimeOfDay(hour: hour, minute: minute)))
    #expect(phrase == Phrase(written: written, spoken: spoken))
  }

  @Test func `a list of its own joins two, three and four parts`() throws {
    let phraser = try phraser(
      "", "",
      #""list": {"spoken": {"two": "{0} and {1}", "start": "{0}; {1}", "middle": "{0}, {1}", "end": "{0} & {1}"}}, "#)
    let spoken = [61, 3661, 90_061].map { phraser.duration(.seconds($0)).spoken }
    #expect(
      spoken == [
        "1 minute and 1 second", "1 hour; 1 minute & 1 second", "1 day; 1 hour, 1 minute & 1 second",
      ])
    #expect(phraser.duration(.seconds(61)).written == "1 minute, 1 second")
  }

  @Test(arguments: [(DigitStyle.standard, "٢١ minutes"), (.native, "٢١ minutes"), (.latin, "21 minutes")])
  func `native digits are for the eye alone`(style: DigitStyle, written: String) throws {
    let catalog = try catalog("", "", #""digits": {"native": "٠١٢٣٤٥٦٧٨٩", "written": "native"}, "#)
    let phrase = Phraser(catalog: catalog, digits: style).duration(.seconds(1260))
    #expect(phrase == Phrase(written: written, spoken: "21 minutes"))
  }

  @Test(arguments: [(DigitStyle.standard, "21 minutes"), (.native, "٢١ minutes"), (.latin, "21 minutes")])
  func `native digits may be left to those who ask`(style: DigitStyle, written: String) throws {
    let catalog = try catalog("", "", #""digits": {"native": "٠١٢٣٤٥٦٧٨٩", "written": "latin"}, "#)
    #expect(Phraser(catalog: catalog, digits: style).duration(.seconds(1260)).written == written)
  }

  @Test func `replacements change what is spoken, the longest first`() throws {
    let phraser = try phraser("", "", #""replacements": {"nut": "NUT", "minute": "moment", "é": "e"}, "#)
    let announcement = Case(.mark, left: 60, "").announcement(label: "Café nut")
    let phrase = phraser.phrase(for: announcement, endingAt: nil)
    #expect(phrase == Phrase(written: "Café nut, 1 minute", spoken: "Cafe NUT, 1 moment"))
  }

  @Test func `invisible characters are not spoken`() throws {
    let phraser = try phraser("{n} minutes", #"{n}\u200b min\u00adutes"#, "")
    let phrase = phraser.duration(.seconds(120))
    #expect(phrase.spoken == "2 minutes")
    #expect(phrase.written == "2\u{200B} min\u{AD}utes")
  }

  @Test func `marks of direction in a name are neither spoken nor written`() throws {
    let announcement = Case(.mark, left: 60, "").announcement(label: "Tea\u{200F}")
    let phrase = try phraser("", "", "").phrase(for: announcement, endingAt: nil)
    #expect(phrase == Phrase(written: "Tea, 1 minute", spoken: "Tea, 1 minute"))
  }

  @Test func `a catalog may add words for "and"`() throws {
    #expect(try catalog("", "", #""and": ["plus", "as well as"], "#).fillers == ["and", "plus", "as well as"])
  }

  @Test func `a replacement may be made of what is hidden elsewhere`() throws {
    let phraser = try phraser("", "", #""replacements": {"\u0301": "", "e\u0301": "\u00e9"}, "#)
    #expect(phraser.duration(.seconds(60)).spoken == "1 minute")
  }

  @Test func `a message may be spoken in other words`() throws {
    let phraser = try phraser(#""muted": "Muted""#, #""muted": {"written": "Muted", "spoken": "Mute-ed"}"#, "")
    let phrase = phraser.phrase(for: Case(.muted, left: 1, "").announcement(), endingAt: nil)
    #expect(phrase == Phrase(written: "Muted", spoken: "Mute-ed"))
  }

  private func phraser(_ old: String, _ new: String, _ before: String) throws -> Phraser {
    Phraser(catalog: try catalog(old, new, before))
  }

  /// English with one text replaced, and something before its units.
  private func catalog(_ old: String, _ new: String, _ before: String) throws -> Catalog {
    var text = try CatalogFolder.text(of: "en")
    if !old.isEmpty { text = text.replacing(old, with: new) }
    text = text.replacing(#""units": {"#, with: before + #""units": {"#)
    return try Catalog(reading: text.utf8, file: "en.json")
  }
}

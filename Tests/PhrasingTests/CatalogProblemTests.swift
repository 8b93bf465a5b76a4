import Phrasing
import Testing

/// Each mistake in a catalog is told with its file, its key and what would be right.
struct CatalogProblemTests {
  @Test(arguments: [
    Mistake(#""voice": "en-us""#, #""voicing": "en-us""#, "voicing", "unknown key"),
    Mistake(#""voice": "en-us","#, "", "voice", "missing"),
    Mistake(#""voice": "en-us""#, #""voice": """#, "voice", "empty"),
    Mistake(#""voice": "en-us""#, #""voice": 5"#, "voice", "should be a text"),
    Mistake(#""muted": "Muted","#, "", "messages.muted", "missing"),
    Mistake(#""muted": "Muted","#, #""muted": "Muted", "mutter": "Mutter","#, "messages.mutter", "unknown key"),
    Mistake(#""muted": "Muted""#, #""muted": "Muted {duration}""#, "messages.muted", "unknown placeholder {duration}"),
    Mistake(" Q: quit.", "", "messages.keys", "should be a sentence for each of the seven keys that en.json has"),
    Mistake("Paused: {duration}", "Paused", "messages.paused", "missing placeholder {duration}"),
    Mistake("Paused: {duration}", "Paused: {dauer}", "messages.paused", "unknown placeholder {dauer}"),
    Mistake("Paused: {duration}", "Paused: {duration", "messages.paused", "unknown placeholder {"),
    Mistake(
      "Paused: {duration}", "Paused: {duration} {duration}", "messages.paused",
      "placeholder {duration} stands there twice"),
    Mistake(#""Paused: {duration}""#, #"{"written": "Paused: {duration}"}"#, "messages.paused.spoken", "missing"),
    Mistake(
      #""one": "{n} day", "#, "", "units.day.written.one",
      "missing plural category; the language has exactly: one, other"),
    Mistake(
      #""one": "{n} day", "#, #""one": "{n} day", "few": "{n} days", "#, "units.day.written.few",
      "no whole number takes this plural category; the language has exactly: one, other"),
    Mistake(#""words": ["d"]"#, #""spoken": {"two": "{n} days"}"#, "units.day.spoken.two", "no whole number takes"),
    Mistake(#""words": ["d"]"#, #""words": "d""#, "units.day.words", "should be a list of texts"),
    Mistake(#""words": ["d"]"#, #""words": [5]"#, "units.day.words", "should be a list of texts"),
    Mistake(#""words": ["d"]"#, #""words": [""]"#, "units.day.words", "empty"),
    Mistake(#""words": ["d"]"#, #""words": ["d1"]"#, "units.day.words", "d1 has a digit in it"),
    Mistake(#""words": ["d"]"#, #""words": ["٣d"]"#, "units.day.words", "has a digit in it"),
    Mistake(#""words": ["d"]"#, #""words": ["D"]"#, "units.day.words", "D has a capital; write d"),
    Mistake(#""words": ["d"]"#, #""words": ["h"]"#, "units.day", "h is a word for the hour too"),
    Mistake(#""words": ["d"]"#, #""words": ["min"]"#, "units.minute", "min is a word for the day too"),
    Mistake("{n} days", "{n} hours", "units.hour", "hours is a word for the day too"),
    Mistake("{n} days", "days", "units.day.written.other", "missing placeholder {n}"),
    Mistake(#""words": ["d"]"#, #""spoken": {"other": "days"}"#, "units.day.spoken.other", "missing placeholder {n}"),
    Mistake(
      #""units": {"#, #""numerals": {"f": {"1": "{n}"}}, "units": {"#, "numerals.f.1", "unknown placeholder {n}"),
    Mistake(#""units": {"#, #""and": ["Plus"], "units": {"#, "and", "Plus has a capital; write plus"),
    Mistake(#""units": {"#, #""and": "plus", "units": {"#, "and", "should be a list of texts"),
    Mistake(#""Muted""#, #"" \u00a0""#, "messages.muted", "empty"),
    Mistake(#""Muted""#, #""Mu\u001b[2Jted""#, "messages.muted", "the hidden character U+001B"),
    Mistake(#""Muted""#, #""Muted\n""#, "messages.muted", "the hidden character U+000A"),
    Mistake(#""Muted""#, #""\u200fMuted""#, "messages.muted", "the hidden character U+200F"),
    Mistake(#""Muted""#, #""Muted\u2066""#, "messages.muted", "the hidden character U+2066"),
    Mistake(#""Muted""#, "\"Mute\u{301}d\"", "messages.muted", "letters and marks are apart"),
    Mistake(#""words": ["d"]"#, "\"words\": [\"a\u{301}\"]", "units.day.words", "letters and marks are apart"),
    Mistake(#""GB": "en""#, #""G\u0007B": "en""#, "voices.G\u{7}B", "the hidden character U+0007"),
    Mistake(#""words": ["d"]"#, #""exact": {"one": "a day"}"#, "units.day.exact.one", "write 0 to 999"),
    Mistake(#""words": ["d"]"#, #""exact": {"1": "{n} day"}"#, "units.day.exact.1", "unknown placeholder {n}"),
    Mistake(#""words": ["d"]"#, #""numerals": "neuter""#, "units.day.numerals", "there is no neuter"),
    Mistake(#""words": ["d"]"#, #""plural": "days""#, "units.day.plural", "unknown key"),
    Mistake("{n} day\"", "{m} day\"", "units.day.written.one", "unknown placeholder {m}; known here: {n}"),
    Mistake(#""day": {"#, #""week": {"written": {}}, "day": {"#, "units.week", "unknown key"),
    Mistake(#""GB": "en""#, #""gb": "en""#, "voices.gb", "not the code of a region; write two capitals"),
    Mistake(#""029": "en-029""#, #""29": "en-029""#, "voices.29", "not the code of a region"),
    Mistake(#""029": "en-029""#, #""029": """#, "voices.029", "empty"),
    Mistake(
      #""units": {"#, #""numerals": {"f": {"101": "x"}}, "units": {"#, "numerals.f.101",
      "write 0 to 99, 100, 200 ... 900"),
    Mistake(#""units": {"#, #""numerals": {"f": {"01": "x"}}, "units": {"#, "numerals.f.01", "write 0 to 99"),
    Mistake(#""units": {"#, #""counted": "f", "units": {"#, "counted", "there is no f"),
    Mistake(#""31": "thirty-first""#, #""32": "thirty-second""#, "dates.32", "write a day, 1 to 31"),
    Mistake(#""31": "thirty-first""#, #""31": """#, "dates.31", "empty"),
    Mistake(#""31": "thirty-first""#, #""31": "thirty-{n}""#, "dates.31", "unknown placeholder {n}"),
    Mistake(
      #""units": {"#, #""digits": {"native": "0123", "written": "latin"}, "units": {"#, "digits.native",
      "should be ten digits"),
    Mistake(
      #""units": {"#, #""digits": {"native": "٠١٢٣٤٥٦٧٨٩", "written": "both"}, "units": {"#, "digits.written",
      "known here: native, latin"),
    Mistake(
      #""units": {"#, #""list": {"written": {"two": "{0} and {1}"}}, "units": {"#, "list.written.start", "missing"),
    Mistake(
      #""units": {"#, #""list": {"written": {"two": "{0} and"}}, "units": {"#, "list.written.two",
      "missing placeholder {1}"),
    Mistake("{hour2}:{minute}", "{hour2}", "timeOfDay.written", "missing placeholder {minute}"),
    Mistake("{hour2}:{minute}", "{minute}", "timeOfDay.written", "missing placeholder {hour}"),
    Mistake(
      #""spokenOnTheHour""#, #""hourNumerals": "f", "spokenOnTheHour""#, "timeOfDay.hourNumerals", "there is no f"),
    Mistake(
      #""exceptions": {"#, #""exceptions": {"24": {}, "#, "timeOfDay.exceptions.24",
      "write an hour, 0 to 23"),
    Mistake(
      #""exceptions": {"#, #""exceptions": {"1": {"spoken": "one"}, "#,
      "timeOfDay.exceptions.1.spoken", "missing placeholder {minute}"),
    Mistake(
      #""exceptions": {"#, #""exceptions": {"1": {"hourNumerals": "f"}, "#,
      "timeOfDay.exceptions.1.hourNumerals", "unknown key"),
    Mistake("{hour} o'clock", "{hour} {minute}", "timeOfDay.spokenOnTheHour", "unknown placeholder {minute}"),
  ])
  func `a mistake is told`(_ mistake: Mistake) throws {
    let problem = try #require(throws: Catalog.Problem.self) {
      _ = try CatalogFolder.catalog("en", replacing: mistake.old, by: mistake.new)
    }
    #expect(problem.description.hasPrefix("en.json: \(mistake.key): "))
    #expect(problem.description.contains(mistake.words), "\(problem)")
  }

  @Test(arguments: ["", "{", "[]", "5", #"{"name": "a" "voice": "b"}"#, "\u{FEFF}"])
  func `what is no catalog at all is told`(text: String) {
    let problem = #expect(throws: Catalog.Problem.self) { _ = try Catalog(reading: text.utf8, file: "mine/en.json") }
    #expect(problem?.file == "mine/en.json")
    #expect(problem?.key == "")
  }

  @Test(arguments: ["klingon-language.json", "catalog.json.txt", ".json"])
  func `a file has to be named by a language`(file: String) throws {
    let text = try CatalogFolder.text(of: "en")
    let problem = #expect(throws: Catalog.Problem.self) { _ = try Catalog(reading: text.utf8, file: file) }
    #expect(problem?.description.contains("name the file by a BCP 47 tag") == true)
  }
}

/// A text of the English catalog, what stands there instead, and how that is told.
struct Mistake: Sendable, CustomTestStringConvertible {
  var old, new, key, words: String

  init(_ old: String, _ new: String, _ key: String, _ words: String) {
    self.old = old
    self.new = new
    self.key = key
    self.words = words
  }

  var testDescription: String { "\(key): \(words)" }
}

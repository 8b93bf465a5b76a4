import Announcing
import Phrasing
import Testing
import Timing

struct CatalogWordsTests {
  @Test func `a unit is known by all its forms`() throws {
    let words = try CatalogFolder.catalog("ru").unitWords[.minute]
    #expect(words?.isSuperset(of: ["минута", "минуты", "минут", "минуту", "мин"]) == true)
  }

  @Test(arguments: [("en", ["and"]), ("es", ["y", "e"]), ("ru", ["и"])])
  func `parts may have the language's "and" between them`(tag: String, fillers: [String]) throws {
    #expect(try CatalogFolder.catalog(tag).fillers == Set(fillers))
  }

  @Test(arguments: CatalogFolder.tags)
  func `no word means two units, and none has a number in it`(tag: String) throws {
    var meanings: [String: TimeUnit] = [:]
    for (unit, words) in try CatalogFolder.catalog(tag).unitWords {
      for word in words {
        #expect(meanings.updateValue(unit, forKey: word.lowercased()) ?? unit == unit, "\(tag): \(word)")
        let digits = word.unicodeScalars.filter { $0.properties.generalCategory == .decimalNumber }
        #expect(digits.isEmpty, "\(tag): \(word)")
      }
    }
  }

  @Test(arguments: [
    ("en", "1 hour, 5 minutes and 3 s", 3903), ("es", "2 horas y 5 minutos", 7500), ("ru", "5 минут и 1 секунда", 301),
    ("uk", "1 година та 5 хвилин", 3900), ("es", "2 horas e 1 minuto", 7260), ("de", "1 Std. 5 Min.", 3900),
    ("de", "30 Sek.", 30), ("pl", "1 godz. 5 min", 3900), ("is", "1 klst. 5 mín.", 3900), ("tr", "5 DAKİKA", 300),
  ])
  func `durations are understood in the words of a language`(tag: String, text: String, seconds: Int) throws {
    let notation = TimeNotation(vocabulary: try CatalogFolder.catalog(tag).vocabulary)
    #expect(try notation.duration(of: text) == .seconds(seconds))
  }

  /// But in Swahili, where the noun comes first: a time has to start with a digit.
  @Test(arguments: CatalogFolder.tags.filter { $0 != "sw" })
  func `what is written can be typed`(tag: String) throws {
    let catalog = try CatalogFolder.catalog(tag)
    let notation = TimeNotation(vocabulary: catalog.vocabulary)
    let phraser = Phraser(catalog: catalog)
    // 1 and 2 have no number in some languages.
    for seconds in [3, 59, 5 * 60, 11 * 60 + 21, 3 * 3600, 22 * 3600 + 31 * 60, 4 * 86_400 + 5 * 3600 + 6 * 60 + 7] {
      let written = phraser.duration(.seconds(seconds)).written
      let understood = try? notation.duration(of: written)
      #expect(understood == .seconds(seconds), "\(tag): \(written)")
    }
  }
}

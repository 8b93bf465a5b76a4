import Phrasing
import Testing
import Timing

struct CatalogWordsTests {
  @Test func `a unit is known by all its forms`() throws {
    let words = try CatalogFolder.catalog("ru").unitWords[.minute]
    #expect(words?.isSuperset(of: ["минута", "минуты", "минут", "минуту", "мин"]) == true)
  }

  @Test(arguments: [("en", "and"), ("es", "y"), ("ru", "и")])
  func `parts may have the language's "and" between them`(tag: String, filler: String) throws {
    #expect(try CatalogFolder.catalog(tag).fillers == [filler])
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
}

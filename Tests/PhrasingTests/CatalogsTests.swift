import Foundation
import Phrasing
import Testing

struct CatalogsTests {
  @Test func `the table has each file of the folder, in order`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: CatalogFolder.url.path)
    let tags = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(Catalogs().tags == tags.sorted())
  }

  @Test(arguments: CatalogFolder.tags)
  func `a catalog is embedded as its file is, and has no fault`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    #expect(catalog.tag == tag)
    let file = try Catalog(reading: CatalogFolder.text(of: tag).utf8, file: tag)
    #expect(file.name == catalog.name)
  }

  @Test func `a tag without a catalog has none`() throws {
    #expect(try Catalogs().catalog("tlh") == nil)
  }

  @Test func `all languages have names of their own`() throws {
    let names = try Catalogs().names()
    #expect(names.map(\.tag) == Catalogs().tags)
    #expect(Set(names.map(\.name)).count == names.count)
    #expect(names.contains { $0 == ("es", "español", "es") })
  }

  @Test func `an unknown language is told with what there is`() throws {
    let request = LocaleRequest("tlh_KX.UTF-8")
    let error = try #require(throws: UnknownLanguage.self) { _ = try Catalogs().catalog(for: request) }
    #expect(error.description.hasPrefix("Unknown language: tlh_KX.UTF-8. Known: "))
    #expect(error.description.contains("es (español)"))
  }

  @Test func `a language of the environment without words asks for the option`() throws {
    let request = LocaleRequest(option: nil, environment: ["LANG": "tlh_KX.UTF-8"])
    let error = try #require(throws: UnknownLanguage.self) { _ = try Catalogs().catalog(for: request) }
    #expect(error.description.hasPrefix("No words in the language of LANG=tlh_KX.UTF-8. Choose one with --locale"))
  }

  @Test(arguments: [
    ("en", "en-us"), ("en-US", "en-us"), ("en-AU", "en"), ("en_GB.UTF-8", "en"), ("en-029", "en-029"),
    ("en_DK.UTF-8", "en-us"), ("C", "en-us"), ("fr", "fr"), ("fr_FR", "fr"), ("fr_BE@euro", "fr-be"),
    ("fr-CH", "fr-ch"), ("es_MX", "es-419"),
  ])
  func `a region may have a voice of its own`(typed: String, voice: String) throws {
    #expect(try Catalogs().catalog(for: LocaleRequest(typed)).voice == voice)
  }

  @Test func `who asks for nothing gets English`() throws {
    #expect(try Catalogs().catalog(for: LocaleRequest(option: nil, environment: [:])).tag == "en")
  }
}

internal import Phrasing
internal import Timing

/// The language of a run: what it says, and what times it reads.
struct Language {
  let phraser: Phraser
  let notation: TimeNotation
  var catalog: Catalog { phraser.catalog }

  init(_ settings: Settings, environment: Environment) throws {
    let catalogs = Catalogs()
    let catalog: Catalog
    if let path = settings.catalog {
      if settings.locale != nil {
        throw Failure.usage("--catalog beside --locale: give one of them. Right would be: --locale es")
      }
      catalog = try CatalogFile(path: path).read(asksForVoice: settings.voice == nil)
    } else {
      catalog = try catalogs.catalog(for: Self.request(settings.locale, environment))
    }
    phraser = Phraser(catalog: catalog, detail: settings.detail, digits: settings.digits)
    let english = catalog.tag == "en" ? catalog : try catalogs.catalog("en")
    notation = TimeNotation(
      vocabulary: english.map { catalog.vocabulary.merging($0.vocabulary) } ?? catalog.vocabulary)
  }

  private static func request(_ option: String?, _ environment: Environment) -> LocaleRequest {
    var values: [String: String] = [:]
    for name in LocaleRequest.variables { values[name] = environment[name] }
    return LocaleRequest(option: option, environment: values)
  }
}

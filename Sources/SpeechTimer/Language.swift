internal import Glibc
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
      catalog = try Self.catalog(inFile: path)
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
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] { values[name] = environment[name] }
    return LocaleRequest(option: option, environment: values)
  }

  private static func catalog(inFile path: String) throws -> Catalog {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return try Catalog(reading: try bytes(ofFile: path), file: name)
  }

  /// The beginning of a file: no catalog comes near a megabyte, and a device may have no end.
  private static func bytes(ofFile path: String) throws(Failure) -> [UInt8] {
    let refusal = {
      Failure.usage("--catalog \(path.shown): \(String(cString: strerror(errno))). Right would be: --catalog es.json")
    }
    guard let file = fopen(path, "r") else { throw refusal() }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    if ferror(file) != 0 { throw refusal() }
    return Array(bytes.prefix(count))
  }
}

internal import Localizations

/// The catalogs that are part of the program.
package struct Catalogs: Sendable {
  /// The tags, in their order. Nothing is decoded for them.
  package let tags: [String]

  package init() {
    tags = (0..<catalog_file_count()).map { String(cString: catalog_file($0).tag) }
  }

  /// The catalog of a tag, decoded; nil if there is none.
  package func catalog(_ tag: String) throws(Catalog.Problem) -> Catalog? {
    guard let index = tags.firstIndex(of: tag) else { return nil }
    let file = catalog_file(index)
    let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    return try Catalog(reading: bytes, file: "\(tag).json")
  }

  /// Each language with its own name and its voice, for lists. Decodes all of them.
  package func names() throws(Catalog.Problem) -> [(tag: String, name: String, voice: String)] {
    var names: [(tag: String, name: String, voice: String)] = []
    for tag in tags {
      if let catalog = try catalog(tag) { names.append((tag, catalog.name, catalog.voice)) }
    }
    return names
  }

  /// The catalog for what was asked for, with the voice of the region that was asked for, if it names one.
  package func catalog(for request: LocaleRequest) throws -> Catalog {
    guard let tag = request.match(among: tags), var catalog = try catalog(tag) else {
      throw UnknownLanguage(request: request, known: try names().map { ($0.tag, $0.name) })
    }
    if let region = request.tag?.region, let voice = catalog.voices[region] { catalog.voice = voice }
    return catalog
  }
}

/// No catalog is in the language that was asked for.
package struct UnknownLanguage: Error, Sendable {
  package var request: LocaleRequest
  /// The languages that there are, with their own names.
  package var known: [(tag: String, name: String)]
}

extension UnknownLanguage: CustomStringConvertible {
  /// What was asked for and where, and what there is.
  package var description: String {
    let languages = known.map { "\($0.tag) (\($0.name))" }.joined(separator: ", ")
    return switch request.origin {
    case .option: "Unknown language: \(request.text). Known: \(languages)."
    case .environment(let variable):
      "No words in the language of \(variable)=\(request.text). Choose one with --locale, as in --locale en. "
        + "Known: \(languages)."
    }
  }
}

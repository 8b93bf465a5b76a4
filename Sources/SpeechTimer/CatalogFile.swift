internal import Keeping
internal import Phrasing
internal import Speaking

/// A catalog on disk, which a translator works on.
struct CatalogFile {
  let path: String

  /// The name alone, as mistakes are told with it.
  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Reads the catalog, and asks espeak-ng for its voices; for its first one only if `asksForVoice`.
  func read(asksForVoice: Bool) throws -> Catalog {
    let catalog = try Catalog(reading: try bytes(), file: name)
    try refuseMissingVoices(of: catalog, asksForVoice: asksForVoice)
    return catalog
  }

  private func bytes() throws(Failure) -> [UInt8] {
    do {
      return try File(path).read(megabytes: 1)
    } catch {
      throw .usage("--catalog \(path.shown): \(error.reason). Right would be: --catalog es.json")
    }
  }

  private func refuseMissingVoices(of catalog: Catalog, asksForVoice: Bool) throws(Failure) {
    // Without espeak-ng's data nobody can say; a run that speaks complains of it itself.
    guard let engine = try? EspeakEngine.start() else { return }
    let regional = catalog.voices.sorted { $0.key < $1.key }.map { ("voices.\($0.key)", $0.value) }
    for (key, voice) in (asksForVoice ? [("voice", catalog.voice)] : []) + regional where !engine.hasVoice(voice) {
      throw .usage("\(name): \(key): \(voice): espeak-ng has no such voice; espeak-ng --voices lists them")
        .of("catalog")
    }
  }
}

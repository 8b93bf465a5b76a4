internal import Glibc
internal import Phrasing
internal import Speaking

/// A catalog on disk, which a translator works on.
struct CatalogFile {
  let path: String

  private static let mostBytes = 1_000_000

  /// The name alone, as mistakes are told with it.
  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Reads the catalog, and asks espeak-ng for its voices; for its first one only if `asksForVoice`.
  func read(asksForVoice: Bool) throws -> Catalog {
    let catalog = try Catalog(reading: try bytes(), file: name)
    try refuseMissingVoices(of: catalog, asksForVoice: asksForVoice)
    return catalog
  }

  private func bytes() throws(Failure) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw notRead(String(cString: strerror(errno))) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk.prefix(count)
      if bytes.count > Self.mostBytes { throw notRead("more than 1 MB, which no catalog has") }
    }
    if ferror(file) != 0 { throw notRead(String(cString: strerror(errno))) }
    return bytes
  }

  private func notRead(_ reason: String) -> Failure {
    .usage("--catalog \(path.shown): \(reason). Right would be: --catalog es.json")
  }

  private func refuseMissingVoices(of catalog: Catalog, asksForVoice: Bool) throws(Failure) {
    // Without espeak-ng's data nobody can say; a run that speaks complains of it itself.
    guard let engine = try? EspeakEngine.start() else { return }
    let regional = catalog.voices.sorted { $0.key < $1.key }.map { ("voices.\($0.key)", $0.value) }
    for (key, voice) in (asksForVoice ? [("voice", catalog.voice)] : []) + regional where !engine.hasVoice(voice) {
      throw .usage("\(name): \(key): \(voice): espeak-ng has no such voice; espeak-ng --voices lists them")
    }
  }
}

/// A value of a catalog's JSON: a catalog has only texts, lists of texts, and objects.
enum CatalogNode {
  case text(String)
  case object([String: CatalogNode])
  case texts([String])
  /// A number, a truth value, or a list of something else.
  case other
}

/// An object of a catalog, which knows its place in the file, so that each mistake can be told with it.
struct CatalogSection {
  var file: String
  /// The keys that lead here.
  var path: [String]
  var entries: [String: CatalogNode]

  func problem(_ fault: Catalog.Fault, at key: String? = nil) -> Catalog.Problem {
    let keys = if let key { path + [key] } else { path }
    return Catalog.Problem(file: file, key: keys.joined(separator: "."), fault: fault)
  }

  /// Refuses any key but these.
  func allowOnly(_ known: [String]) throws(Catalog.Problem) {
    if let unknown = entries.keys.filter({ !known.contains($0) }).min() {
      throw problem(.unknownKey(known: known), at: unknown)
    }
  }

  func has(_ key: String) -> Bool { entries[key] != nil }

  /// The text at a key; it is there, and not empty.
  func text(_ key: String) throws(Catalog.Problem) -> String {
    guard let node = entries[key] else { throw problem(.missingKey, at: key) }
    guard case .text(let text) = node else { throw problem(.wrongKind(expected: "a text"), at: key) }
    guard !text.isEmpty else { throw problem(.empty, at: key) }
    return text
  }

  func texts(_ key: String) throws(Catalog.Problem) -> [String] {
    guard let node = entries[key] else { throw problem(.missingKey, at: key) }
    guard case .texts(let texts) = node, !texts.contains("") else {
      throw problem(.wrongKind(expected: "a list of texts"), at: key)
    }
    return texts
  }

  func section(_ key: String) throws(Catalog.Problem) -> CatalogSection {
    guard let node = entries[key] else { throw problem(.missingKey, at: key) }
    guard case .object(let entries) = node else { throw problem(.wrongKind(expected: "an object"), at: key) }
    return CatalogSection(file: file, path: path + [key], entries: entries)
  }

  /// The section at a key; an empty one if it is left out.
  func optionalSection(_ key: String) throws(Catalog.Problem) -> CatalogSection {
    has(key) ? try section(key) : CatalogSection(file: file, path: path + [key], entries: [:])
  }

  /// The pattern at a key, with each of the required placeholders once, and no other but the optional ones.
  func pattern(
    _ key: String, required: [Placeholder] = [], optional: [Placeholder] = []
  ) throws(Catalog.Problem) -> Pattern {
    let text = try text(key)
    let known = (required + optional).map(\.rawValue)
    let pattern: Pattern
    do {
      pattern = try Pattern(text)
    } catch {
      throw problem(.unknownPlaceholder(error.word, known: known), at: key)
    }
    var seen: Set<Placeholder> = []
    for placeholder in pattern.placeholders {
      guard known.contains(placeholder.rawValue) else {
        throw problem(.unknownPlaceholder(placeholder.rawValue, known: known), at: key)
      }
      guard seen.insert(placeholder).inserted else {
        throw problem(.repeatedPlaceholder(placeholder.rawValue), at: key)
      }
    }
    if let missing = required.first(where: { !seen.contains($0) }) {
      throw problem(.missingPlaceholder(missing.rawValue), at: key)
    }
    return pattern
  }

  /// The number that a key is, which has to be in a range that is told in words.
  func number(_ key: String, expected: String, isRight: (Int) -> Bool) throws(Catalog.Problem) -> Int {
    guard let number = Int(key), String(number) == key, isRight(number) else {
      throw problem(.notANumber(expected: expected), at: key)
    }
    return number
  }
}

import Foundation
import Phrasing

/// The folder of catalogs in the source tree.
enum CatalogFolder {
  static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Localizations/Catalogs")

  static func text(of tag: String) throws -> String {
    try String(contentsOf: url.appending(path: "\(tag).json"), encoding: .utf8)
  }

  /// A catalog that is part of the program; it has to be there.
  static func catalog(_ tag: String) throws -> Catalog {
    guard let catalog = try Catalogs().catalog(tag) else { throw CocoaError(.fileNoSuchFile) }
    return catalog
  }

  /// A catalog from a file's text, in which a text is replaced by another.
  static func catalog(_ tag: String, replacing old: String, by new: String) throws -> Catalog {
    let text = try text(of: tag)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    return try Catalog(reading: text.replacing(old, with: new).utf8, file: "\(tag).json")
  }

  /// The texts of a file by the keys that lead to them, joined with points.
  static func texts(of tag: String) throws -> [String: String] {
    func collect(_ value: Any, _ key: String, into texts: inout [String: String]) {
      if let text = value as? String { texts[key] = text }
      for (index, text) in (value as? [Any] ?? []).enumerated() { collect(text, "\(key).\(index)", into: &texts) }
      for (name, inner) in value as? [String: Any] ?? [:] {
        collect(inner, key.isEmpty ? name : "\(key).\(name)", into: &texts)
      }
    }
    var texts: [String: String] = [:]
    collect(try JSONSerialization.jsonObject(with: Data(text(of: tag).utf8)), "", into: &texts)
    return texts
  }

  static let tags = Catalogs().tags
}

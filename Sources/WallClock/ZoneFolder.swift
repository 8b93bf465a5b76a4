internal import Glibc
internal import Keeping

/// Where the system keeps the rules of all zones, which are newer than those of ICU once governments have decided anew.
package struct ZoneFolder: Equatable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The one that the C library reads.
  package static let system: ZoneFolder = {
    let told = getenv("TZDIR").map { String(cString: $0) } ?? ""
    return ZoneFolder(told.isEmpty ? "/usr/share/zoneinfo" : told)
  }()

  /// The rules of a zone by its name, or by the path of a file; nil if there are none that can be read.
  package func rules(of name: String) -> ZoneRules? {
    let file = File(name.hasPrefix("/") ? name : "\(path)/\(name)")
    return (try? file.read(megabytes: 1)).flatMap { ZoneRules(file: $0) }
  }

  /// The names of its zones.
  package var names: [String] { names(under: "") }

  /// Names begin with capital letters; whatever else lies there is about zones, or all of them once more.
  private func names(under prefix: String) -> [String] {
    guard prefix.count(where: { $0 == "/" }) < 4, let folder = opendir("\(path)/\(prefix)") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let part = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard part.first.map({ $0.isASCII && $0.isUppercase }) == true, !part.contains(".") else { continue }
      let inside = self.names(under: "\(prefix)\(part)/")
      names += inside.isEmpty ? [prefix + part] : inside
    }
    return names
  }
}

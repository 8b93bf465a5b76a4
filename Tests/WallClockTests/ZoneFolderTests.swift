import Foundation
import Testing
import WallClock

@Suite struct ZoneFolderTests {
  /// A folder with one zone, five hours ahead, and what else lies in such folders.
  private func withFolder(_ body: (ZoneFolder) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zones-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let zone = ZoneFile(footer: "\nABC-5\n").bytes
    for (name, bytes) in [
      ("Here/There/Nowhere", zone), ("posix/Here/There/Nowhere", zone), ("zone.tab", []), ("leapseconds", []),
      ("posixrules", zone), ("Torn", Array(zone.dropLast())), ("LICENSE.txt", []),
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try body(ZoneFolder(folder.path))
  }

  @Test func `its zones have their names`() throws {
    try withFolder { folder in #expect(folder.names.sorted() == ["Here/There/Nowhere", "Torn"]) }
    #expect(ZoneFolder("/nonexistent").names == [])
  }

  @Test func `the user's zone is told by its name or its file, with a colon or without`() throws {
    try withFolder { folder in
      for told in ["Here/There/Nowhere", ":Here/There/Nowhere", "\(folder.path)/Here/There/Nowhere"] {
        #expect(Zone(told: told, in: folder).secondsAhead(at: 0) == 18_000, "\(told)")
      }
      for told in ["Torn", "Here", "Here/There/Somewhere", "", ":", "here/there/nowhere"] {
        #expect(Zone(told: told, in: folder).secondsAhead(at: 0) == 0, "\(told)")
      }
    }
  }

  @Test func `without such a folder, ICU knows the zones`() {
    let folder = ZoneFolder("/nonexistent")
    #expect(Zone(told: "Asia/Tokyo", in: folder).secondsAhead(at: 0) == 32_400)
    #expect(Zone(told: "Asia/Atlantis", in: folder).secondsAhead(at: 0) == 0)
    #expect(Zone(told: "ABC-5", in: folder).secondsAhead(at: 0) == 18_000)
  }

  @Test func `a zone that the system has is known by its name, whatever ICU knows`() throws {
    for name in ZoneFolder.system.names where name.contains("/") { #expect(Zone(named: name) != nil, "\(name)") }
    #expect(try #require(Zone(named: "america/ciudad_juarez")).secondsAhead(at: 1_783_000_000) == -21_600)
  }
}

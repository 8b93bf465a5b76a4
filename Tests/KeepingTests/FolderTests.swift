import Foundation
import Keeping
import Testing

@Suite struct FolderTests {
  private let place = PrivateFolder()

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a folder and its files are for nobody else's eyes, those above it too`() throws {
    let folder = try Folder.make(place.path("a/b/c"))
    try folder.write([1, 2, 3], to: "x")
    #expect(try permissions(place.path("a")) == 0o700 && permissions(place.path("a/b/c")) == 0o700)
    #expect(try permissions(place.path("a/b/c/x")) == 0o600)
    #expect(try folder.read("x", atMost: 3) == [1, 2, 3])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    _ = try Folder.open(folder.path)
    #expect(try permissions(folder.path) == 0o700)
  }

  @Test func `writing anew leaves one whole file, also beside what a killed process left`() throws {
    let folder = try Folder.make(place.path("a"))
    try Data("half".utf8).write(to: URL(filePath: place.path("a/x.new")))
    try folder.write([1], to: "x")
    try folder.write([2, 3], to: "x")
    #expect(try folder.names() == ["x"] && folder.read("x", atMost: 10) == [2, 3])
    folder.remove("x")
    #expect(try folder.names() == [] && !folder.contains("x"))
  }

  @Test func `where there is no folder, none is opened`() throws {
    #expect(try Folder.open(place.path("nowhere")) == nil)
    try Data().write(to: URL(filePath: place.path("file")))
    #expect(throws: File.Problem.self) { try Folder.open(place.path("file")) }
    #expect(throws: File.Problem.self) { try Folder.make(place.path("file/a")) }
    try FileManager.default.createSymbolicLink(atPath: place.path("link"), withDestinationPath: "/tmp")
    #expect(throws: File.Problem.self) { try Folder.open(place.path("link")) }
  }

  @Test func `what is no file of the user's is not read, and never waited for`() throws {
    let folder = try Folder.make(place.path("a"))
    mkfifo(place.path("a/pipe"), 0o600)
    try FileManager.default.createSymbolicLink(atPath: place.path("a/link"), withDestinationPath: "/etc/passwd")
    try FileManager.default.createDirectory(atPath: place.path("a/folder"), withIntermediateDirectories: false)
    try folder.write([1, 2, 3], to: "large")
    for name in ["pipe", "link", "folder", "missing"] {
      #expect(throws: File.Problem.self, "\(name)") { try folder.read(name, atMost: 10) }
    }
    let problem = #expect(throws: File.Problem.self) { try folder.read("large", atMost: 2) }
    #expect(problem?.reason == "it has more than 2 bytes" && problem?.isMissing == false)
    #expect(throws: File.Problem.self) { try folder.write([1], to: "folder") }
    #expect(!folder.contains("folder.new"))
  }

  @Test(arguments: [0o620, 0o602] as [mode_t])
  func `what others can write to is not read`(mode: mode_t) throws {
    let folder = try Folder.make(place.path("a"))
    try folder.write([1], to: "x")
    chmod(place.path("a/x"), mode)
    let problem = #expect(throws: File.Problem.self) { try folder.read("x", atMost: 10) }
    #expect(problem?.reason == "others can write to it")
    chmod(place.path("a/x"), 0o644)
    #expect(try folder.read("x", atMost: 10) == [1])
  }

  @Test func `a file of another user's is not read`() throws {
    guard geteuid() == 0 else { return }
    let folder = try Folder.make(place.path("a"))
    try folder.write([1], to: "x")
    chown(place.path("a/x"), 1, 1)
    #expect(throws: File.Problem.self) { try folder.read("x", atMost: 10) }
    chown(folder.path, 1, 1)
    #expect(throws: File.Problem.self) { try Folder.open(folder.path) }
  }
}

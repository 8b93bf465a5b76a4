import Foundation
import Listening
import Testing

@Suite struct SocketFolderTests {
  @Test func `nobody else can look into the folder or reach a socket`() throws {
    let place = try RuntimeFolder()
    let socket = try ControlSocket(in: try place.open()) { _ in "" }
    #expect(place.permissions(of: place.sockets) == 0o700)
    #expect(place.permissions(of: "\(place.sockets)/\(socket.number)") == 0o600)
    #expect(place.names == ["1"])
    socket.start { _ in }
    socket.stop()
    #expect(place.names == [])
  }

  @Test func `a folder that was open to others is closed`() throws {
    let place = try RuntimeFolder()
    try FileManager.default.createDirectory(
      atPath: place.sockets, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o777])
    _ = try place.open()
    #expect(place.permissions(of: place.sockets) == 0o700)
  }

  @Test func `each run has the lowest number that is free`() throws {
    let place = try RuntimeFolder()
    let folder = try place.open()
    let sockets = try (1...3).map { _ in try ControlSocket(in: folder) { _ in "" } }
    #expect(sockets.map(\.number) == [1, 2, 3])
    sockets[1].start { _ in }
    sockets[1].stop()
    #expect(folder.numbers == [1, 3])
    #expect(try ControlSocket(in: folder) { _ in "" }.number == 2)
  }

  @Test func `what a crash left behind is removed by whoever finds it`() throws {
    let place = try RuntimeFolder()
    let folder = try place.open()
    try place.leaveDead(1)
    try place.leaveDead(2)
    #expect(folder.numbers == [1, 2])
    #expect(try ControlSocket(in: folder) { _ in "" }.number == 1)
    #expect(folder.connect(to: 1) != nil)
    #expect(folder.connect(to: 2) == nil)
    #expect(folder.numbers == [1])
  }

  @Test func `a file that is no socket is left alone`() throws {
    let place = try RuntimeFolder()
    let folder = try place.open()
    try "mine".write(toFile: place.sockets + "/1", atomically: true, encoding: .utf8)
    #expect(folder.connect(to: 1) == nil)
    _ = try ControlSocket(in: folder) { _ in "" }
    #expect(try String(contentsOfFile: place.sockets + "/1", encoding: .utf8) == "mine")
  }

  @Test func `a path may be longer than an address of a socket`() throws {
    let place = try RuntimeFolder(named: "/" + String(repeating: "long", count: 60))
    let folder = try place.open()
    #expect(try ControlSocket(in: folder) { _ in "" }.number == 1)
    #expect(folder.connect(to: 1) != nil)
  }

  @Test(arguments: [nil, "", "run/user/0", "/nonexistent", "/proc/self/status"])
  func `without a folder of the user there is none`(path: String?) {
    #expect(throws: SocketFolder.Problem.noRuntimeFolder) { try SocketFolder.open(in: path, makes: true) }
  }

  @Test func `a link or a file in its place is not used`() throws {
    let place = try RuntimeFolder()
    try FileManager.default.createSymbolicLink(atPath: place.sockets, withDestinationPath: "/tmp")
    #expect(throws: SocketFolder.Problem.foreign(path: place.sockets)) { try place.open() }
    try FileManager.default.removeItem(atPath: place.sockets)
    try "".write(toFile: place.sockets, atomically: true, encoding: .utf8)
    #expect(throws: SocketFolder.Problem.foreign(path: place.sockets)) { try place.open() }
  }

  @Test func `who only asks makes none`() throws {
    let place = try RuntimeFolder()
    #expect(try SocketFolder.open(in: place.path, makes: false) == nil)
    #expect(!FileManager.default.fileExists(atPath: place.sockets))
  }
}

import Foundation
import Keeping
import Testing

@Suite struct LockTests {
  private let place = PrivateFolder()

  @Test func `one has it at a time, and nobody waits`() throws {
    let folder = try Folder.make(place.path("a"))
    #expect(try !Lock.isTaken("x", in: folder) && !folder.contains("x"))
    var lock = try Lock("x", in: folder)
    #expect(lock != nil)
    #expect(try Lock("x", in: folder) == nil)
    #expect(try Lock.isTaken("x", in: folder))
    lock = nil
    #expect(try !Lock.isTaken("x", in: folder))
    #expect(try Lock("x", in: folder) != nil)
  }

  @Test func `once its file is removed, the next one is another`() throws {
    let folder = try Folder.make(place.path("a"))
    let first = try #require(try Lock("x", in: folder))
    first.remove()
    #expect(!folder.contains("x"))
    let second = try Lock("x", in: folder)
    #expect(second != nil)
    #expect(try Lock("x", in: folder) == nil)
  }

  @Test func `it is free when its process was killed`() async throws {
    let folder = try Folder.make(place.path("a"))
    let script = """
      import fcntl, struct, sys, time
      file = open(sys.argv[1], "w")
      fcntl.fcntl(file, 37, struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, 0, 0, 0))
      print("taken", end="", flush=True); time.sleep(60)
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, place.path("a/x")]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    #expect(output.fileHandleForReading.availableData == Data("taken".utf8))
    #expect(try Lock.isTaken("x", in: folder))
    #expect(try Lock("x", in: folder) == nil)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try Lock("x", in: folder) != nil)
  }

  @Test func `what is no file is no lock`() throws {
    let folder = try Folder.make(place.path("a"))
    mkfifo(place.path("a/x"), 0o600)
    #expect(throws: File.Problem.self) { try Lock("x", in: folder) }
    #expect(throws: File.Problem.self) { try Lock.isTaken("x", in: folder) }
  }
}

import Foundation
import Testing

@Suite struct LogTests {
  @Test func `each announcement is added to the record, whatever is displayed`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("before\n".utf8).write(to: file)
    let run = try await Tool.run(
      "Tea=1s", "Eggs=1s", "--speech", "none", "--locale", "es", "--log", file.path)
    #expect(run.output == "Tea, 1 segundo. Eggs, 1 segundo\nTea, se acabó el tiempo\nEggs, se acabó el tiempo\n")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "before")
    let events = try lines.dropFirst().map { try JSONDecoder().decode(Tool.Event.self, from: Data($0.utf8)) }
    #expect(events.map(\.event) == ["started", "started", "finished", "finished"])
    #expect(events.map(\.label) == ["Tea", "Eggs", "Tea", "Eggs"])
    #expect(events.last?.written == "Eggs, se acabó el tiempo")
  }

  @Test func `a new record is for nobody else's eyes`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await Tool.run("1s", "--speech", "none", "--log", file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a rehearsal records nothing`() async throws {
    let run = try await Tool.run("1s", "--rehearse", "--log", "/nonexistent/x")
    #expect(run.status == 0 && run.errors == "")
  }

  @Test(arguments: ["/nonexistent/x", "/tmp"])
  func `a record that cannot be opened is told before anything starts`(path: String) async throws {
    let run = try await Tool.run("1s", "--speech", "none", "--log", path)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("--log \(path): ") && run.errors.hasSuffix("Right would be: --log exam.jsonl\n"))
  }

  @Test func `a full disk costs the record, and the countdown goes on`() async throws {
    let run = try await Tool.run("2s", "--final", "1", "--speech", "none", "--log", "/dev/full")
    #expect(run.output == "2 seconds\n1 second\nTime is up\n" && run.status == 0)
    #expect(
      run.errors == "--log /dev/full: Cannot write: No space left on device. Make room, or redirect elsewhere. "
        + "The countdown goes on.\n")
  }
}

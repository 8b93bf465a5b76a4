import Foundation
import Testing

/// The scripts of the examples' folder, rehearsed with the program that was built.
@Suite struct ExamplesTests {
  private func run(_ script: String, _ arguments: String...) async throws -> Tool.Run {
    let folder = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path
    return try await Tool.run(
      Tool.root.appendingPathComponent("Examples/\(script)").path, arguments,
      environment: ["PATH": "\(folder):/usr/bin:/bin", "SPEAK": "cat"])
  }

  @Test func `tea has a name and a tone`() async throws {
    #expect(try await run("tea.sh", "1m", "--rehearse").output.hasSuffix("1:00\tTea, time is up\n"))
  }

  @Test func `an exam is told half time and counts nothing`() async throws {
    let run = try await run("exam.sh", "--rehearse")
    #expect(run.output.contains("45:00\tExam, Halfway, 45 minutes\n"))
    #expect(!run.output.contains("second"))
    #expect(run.output.hasSuffix("90:00\tExam, time is up\n"))
  }

  @Test func `another program gets each line`() async throws {
    #expect(try await run("other-voice.sh", "1s").output == "1 second\nTime is up\n")
  }

  @Test func `a log is JSON`() async throws {
    let run = try await run("log.sh", "2m", "--rehearse")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(run.output.contains("\"event\":\"finished\""))
  }

  @Test func `a sound file lasts as long as the countdown`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await run("sound-file.sh", file.path, "2m")
    #expect(run.status == 0 && run.output.hasSuffix("2:00\tTime is up\n"))
    let seconds = Double(try Data(contentsOf: file).count - 44) / 44_100
    #expect(seconds > 120.3 && seconds < 123)
  }

  @Test func `goals are read from a file, one a line`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try "Move=520/600kcal\n\nWarm up=3/4 rounds\nStand=11/12h".write(to: file, atomically: true, encoding: .utf8)
    let run = try await run("goals.sh", file.path, "--speech", "none")
    #expect(run.output == "Activity rings. Move 87 percent, Warm up 75 percent, Stand 92 percent\n")
  }

  @Test(arguments: [
    ("5-7", ["5:00\tGreen, 5 minutes", "6:00\tYellow, 6 minutes", "7:00\tRed, 7 minutes"]),
    ("4-6", ["4:00\tGreen, 4 minutes", "5:00\tYellow, 5 minutes", "6:00\tRed, 6 minutes"]),
    ("2-3", ["2:00\tGreen, 2 minutes", "2:30\tYellow, 2 minutes, 30 seconds", "3:00\tRed, 3 minutes"]),
    ("1-2", ["1:00\tGreen, 1 minute", "1:30\tYellow, 1 minute, 30 seconds", "2:00\tRed, 2 minutes"]),
  ])
  func `speeches have their usual lengths`(length: String, lights: [String]) async throws {
    let lines = try await run("talk.sh", length, "--rehearse").output.split(separator: "\n").map(String.init)
    #expect(Array(lines[3..<6]) == lights)
  }

  @Test func `other lengths are not usual`() async throws {
    let run = try await run("talk.sh", "3-4")
    #expect(run.status == 2 && run.errors.hasPrefix("Not a usual length: 3-4.") && run.output == "")
  }

  @Test func `every example is run here`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Tool.root.appendingPathComponent("Examples").path)
    #expect(Set(names) == ["tea.sh", "exam.sh", "other-voice.sh", "log.sh", "sound-file.sh", "goals.sh", "talk.sh"])
  }
}

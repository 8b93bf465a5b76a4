import Foundation
import Testing

/// The scripts of the examples' folder, rehearsed with the program that was built.
@Suite struct ExamplesTests {
  private func run(
    _ script: String, _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Tool.Run {
    let folder = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path
    return try await Tool.run(
      Tool.root.appendingPathComponent("Examples/\(script)").path, arguments,
      environment: ["PATH": "\(folder):/usr/bin:/bin", "SPEAK": "cat"].merging(environment) { $1 })
  }

  private func lines(_ run: Tool.Run) -> [String] { run.output.split(separator: "\n").map(String.init) }

  @Test func `tea has a name and a tone`() async throws {
    #expect(try await run("tea.sh", "1m", "--rehearse").output.hasSuffix("1:00\tTea, time is up\n"))
  }

  @Test func `an exam is told half time and counts nothing`() async throws {
    let run = try await run("exam.sh", "--rehearse")
    #expect(run.output.contains("45:00\tExam, Halfway, 45 minutes\n"))
    #expect(!run.output.contains("second"))
    #expect(run.output.hasSuffix("90:00\tExam, time is up\n"))
  }

  @Test(arguments: [
    "exam.sh", "extra-time.sh", "intervals.sh", "kitchen.sh", "log.sh", "other-voice.sh", "talk.sh", "tea.sh",
  ])
  func `options alone are those of the usual times`(script: String) async throws {
    let run = try await run(script, "--rehearse", "--locale", "es")
    #expect(run.status == 0 && run.errors == "" && run.output.contains("minuto"), "\(run)")
  }

  @Test(arguments: [("exam.sh", "180:00\tExam"), ("tea.sh", "180:00\tTea"), ("other-voice.sh", "180:00\tTime")])
  func `a time takes the place of the usual one`(script: String, end: String) async throws {
    let run = try await run(script, "3h", "--rehearse")
    #expect(run.output.split(separator: "\n").last?.hasPrefix(end) == true, "\(run)")
  }

  @Test(arguments: ["goals.sh", "after.sh"])
  func `without what it is for, an example says what would be right`(script: String) async throws {
    let run = try await run(script)
    #expect(run.status == 2 && run.errors.contains("Right would be: \(script) ") && run.output == "")
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

  @Test func `what is on the stove ends each by its name`() async throws {
    let usual = lines(try await run("kitchen.sh", "--rehearse"))
    let ends = ["9:00\tPasta, time is up", "25:00\tSauce, time is up. Bread, 10 minutes", "35:00\tBread, time is up"]
    #expect(usual.filter(ends.contains) == ends)
    let own = lines(try await run("kitchen.sh", "Rice=1m", "Green beans=40s", "--rehearse"))
    #expect(own.contains("0:40\tGreen beans, time is up") && own.contains("1:00\tRice, time is up"))
  }

  @Test func `those with extra time end later, and what was told is kept`() async throws {
    let rehearsed = lines(try await run("extra-time.sh", "80m", "--rehearse", "--extra", "Own room=50%"))
    #expect(
      rehearsed.filter { $0.hasSuffix("is up") } == [
        "80:00\tStandard, time is up", "100:00\tExtra time, time is up", "120:00\tOwn room, time is up",
      ])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let told = lines(try await run("extra-time.sh", "2s", "--speech", "none", environment: ["LOG": file.path]))
    let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(!told.isEmpty && kept.filter { $0.contains("\"event\":\"finished\"") }.count == 2)
  }

  @Test func `intervals take turns, and the last is the walk home`() async throws {
    let steps = lines(try await run("intervals.sh", "2", "--rehearse")).filter { $0.contains("round") }
    #expect(steps.first == "0:00\tRun, 1 minute, round 1 of 2")
    #expect(steps.last == "3:30\tWalk home, 10 minutes, round 2 of 2")
  }

  @Test func `a command comes after a timer that ended, and not after one that was stopped`() async throws {
    let elsewhere = try Elsewhere()
    try await elsewhere.start("Review=4s")
    let ended = try await run("after.sh", "Review", "echo", "deployed", environment: elsewhere.environment)
    #expect(ended.output == "Review, time is up\ndeployed\n" && ended.status == 0)
    try await elsewhere.start("Review=5m")
    async let waiting = run("after.sh", "Review", "echo", "deployed", environment: elsewhere.environment)
    try await Task.sleep(for: .seconds(1))
    #expect(try await elsewhere.run("stop").status == 0)
    let stopped = try await waiting
    #expect(!stopped.output.contains("deployed") && stopped.status != 0)
  }

  @Test func `the diary has a line for each timer that ended`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let hook = Tool.root.appendingPathComponent("Examples/diary.sh").path
    let run = try await Tool.run(
      "Review=1s", "--speech", "none", "--hook", hook, environment: ["DIARY": file.path])
    #expect(run.status == 0 && run.errors == "")
    #expect(try String(contentsOf: file, encoding: .utf8).wholeMatch(of: #/\d{4}-\S+Z Review, time is up\n/#) != nil)
  }

  @Test func `a bar has what is left of each, or nothing`() async throws {
    let elsewhere = try Elsewhere()
    #expect(try await run("bar.sh", environment: elsewhere.environment).output == "\n")
    try await elsewhere.start("Tea=5m", "Eggs=7m")
    let bar = try await run("bar.sh", environment: elsewhere.environment).output
    #expect(bar.wholeMatch(of: #/Tea, \d minutes.*; Eggs, \d minutes.*\n/#) != nil, "\(bar)")
  }

  @Test func `every example is run here, is short and says first for whom it is`() throws {
    let folder = Tool.root.appendingPathComponent("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(names) == [
        "after.sh", "bar.sh", "diary.sh", "exam.sh", "extra-time.sh", "goals.sh", "intervals.sh", "kitchen.sh",
        "log.sh", "other-voice.sh", "sound-file.sh", "talk.sh", "tea.sh",
      ])
    for name in names {
      let lines = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
      #expect(lines.count < 30 && lines[1].hasPrefix("# For "), "\(name)")
    }
  }
}

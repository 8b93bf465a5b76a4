import Foundation
import Testing

/// What is proposed, and what real shells make of it.
@Suite struct CompletionTests {
  private func words(_ line: String...) async throws -> [String] {
    let run = try await Tool.run(["complete"] + line)
    try #require(run.errors == "" && run.status == 0)
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `commands and usual times may come first`() async throws {
    let first = try await words("")
    #expect(["start", "until", "say", "5m"].allSatisfy(first.contains))
    #expect(try await words("sa") == ["say"])
  }

  @Test func `a number may have any unit`() async throws {
    #expect(try await words("25") == ["25s", "25m", "25h", "25d"])
    #expect(try await words("Tea=4") == ["Tea=4s", "Tea=4m", "Tea=4h", "Tea=4d"])
    #expect(try await words("say", "3") == ["3s", "3m", "3h", "3d"])
    #expect(try await words("--every", "3") == ["3s", "3m", "3h", "3d"])
    #expect(try await words("1h3").isEmpty)
  }

  @Test func `options are told with what they do`() async throws {
    #expect(try await words("--li") == ["--linger", "--list-locales", "--list-devices"])
    let run = try await Tool.run("complete", "--label", "Tea", "--onl")
    #expect(run.output == "--only-end\tAnnounce nothing on the way, only that time is up\n")
  }

  @Test func `an option is followed by its values`() async throws {
    #expect(try await words("--speech", "") == ["auto", "espeak", "speechd", "none"])
    #expect(try await words("5m", "--speech=e") == ["--speech=espeak"])
    #expect(try await words("--locale", "es") == ["es", "es-419"])
    #expect(try await words("--voice", "ro").contains("ro"))
    #expect(try await words("--alert", "") == ["bell", "chime", "notify"])
    #expect(try await words("--alert", "bell,n") == ["bell,notify"])
    #expect(try await words("--wav", "") == ["/"])
    #expect(try await words("--label", "").isEmpty)
  }

  @Test func `the value of an option is no command, and behind two dashes is no option`() async throws {
    #expect(try await words("--label", "say", "sa") == ["say"])
    #expect(try await words("--", "--li").isEmpty)
  }

  @Test func `help is followed by a command, and what takes nothing by nothing`() async throws {
    #expect(try await words("help", "ch") == ["check"])
    #expect(try await words("check", "").isEmpty)
  }

  @Test func `running timers are told by name, with what is left`() async throws {
    let elsewhere = try Elsewhere()
    #expect(try await elsewhere.run("complete", "left", "").output == "")
    try await elsewhere.start("Tea=5m", "Long bread=9m")
    try await elsewhere.start("8m")
    _ = try await elsewhere.run("pause", "Tea")
    let all = try await elsewhere.run("complete", "left", "")
    #expect(all.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["Tea", "Long bread", "2"])
    #expect(all.output.hasPrefix("Tea\tTea, Paused: ") && all.errors == "")
    #expect(try await elsewhere.run("complete", "add", "5m", "T").output.hasPrefix("Tea\t"))
    #expect(try await elsewhere.run("complete", "restore", "").output == "")
    #expect(try await elsewhere.run("complete", "add", "7").output.hasPrefix("7s\t"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell completes the line`(shell: String) async throws {
    let elsewhere = try Elsewhere()
    try await elsewhere.start("Long bread=9m", "It's: $(tea) \\=9m")
    let run = try await Tool.run(
      "/usr/bin/env",
      [
        "python3", Tool.root.appendingPathComponent("Tests/SpeechTimerTests/Support/complete.py").path, shell,
        Tool.root.appendingPathComponent("Completions").path, Tool.path,
        "speech-timer 5m --only\t", "speech-timer --speech esp\t 5m", "speech-timer 5m --speech=esp\t",
        "speech-timer --alert bell,ch\t 5m", "speech-timer --wav a\\ f\t 5m", "speech-timer --wav=a\\ f\t 5m",
        "speech-timer unt\t 17:30", "speech-timer left Lo\t", "speech-timer left Long\\ b\t", "speech-timer left It\t",
      ], environment: elsewhere.environment)
    #expect(run.errors == "")
    #expect(
      run.output == #"""
        <5m><--only-end>
        <--speech><espeak><5m>
        <5m><--speech=espeak>
        <--alert><bell,chime><5m>
        <--wav><a file.wav><5m>
        <--wav=a file.wav><5m>
        <until><17:30>
        <left><Long bread>
        <left><Long bread>
        <left><It's: $(tea) \>

        """#)
  }
}

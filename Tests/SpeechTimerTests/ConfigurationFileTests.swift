import Foundation
import Testing

@Suite struct ConfigurationFileTests {
  /// Runs a minute's rehearsal beside a configuration.
  private func run(_ text: String, _ arguments: String..., named isNamed: Bool = true) async throws -> Tool.Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("speech-timer"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("speech-timer/config")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let environment = isNamed ? ["SPEECH_TIMER_CONFIG": file.path] : ["XDG_CONFIG_HOME": folder.path]
    let run = try await Tool.run(["60s", "--rehearse"] + arguments, environment: environment)
    return Tool.Run(
      output: run.output, errors: run.errors.replacing(file.path, with: "config"), status: run.status)
  }

  @Test(arguments: [true, false])
  func `its options are those of each run`(isNamed: Bool) async throws {
    let run = try await run("# mine\nlocale es\nmarks = 30s\nfinal 0\n", named: isNamed)
    #expect(run.output == "0:00\t1 minuto\n0:30\t30 segundos\n1:00\tSe acabó el tiempo\n")
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `the command line wins, also by an option that excludes it`() async throws {
    let text = "locale es\nmarks 20s\njson\n"
    let run = try await run(text, "--plain", "--locale", "de", "--only-end")
    #expect(run.output == "0:00\t1 Minute\n1:00\tDie Zeit ist um\n")
  }

  @Test func `options of another command rest, but typed they are refused`() async throws {
    #expect(try await run("grace 10s\nrepeat 4\nsize 8\n", "--only-end").output == "0:00\t1 minute\n1:00\tTime is up\n")
    #expect(try await run("grace 10s\n", "--grace", "5s").status == 2)
  }

  @Test(arguments: [
    ("display ring", "2s --speech none", "2 seconds\nTime is up\n"),
    ("display ring", "say 2s --speech none", "2 seconds\n"),
    ("display ring\ncontrol", "--detach Tea=1s --speech none 2>/dev/null", "Tea\n"),
    ("label Tea", "Eggs=2s --speech none", "Eggs, 2 seconds\nEggs, time is up\n"),
    ("label Tea", "routine Run=2s --speech none", "Run, 2 seconds\nRun, time is up\n"),
    ("label Tea", "A=1s B=1s --speech none", "A, 1 second. B, 1 second\nA, time is up. B, time is up\n"),
    ("extra Slow=25%", "2s --speech none", "2 seconds\nTime is up\n"),
    ("last C=1s", "routine --repeat forever A=1s --speech none | head -n 1", "A, 1 second, round 1\n"),
    ("volume 0", "check | head -n 1", "Voice: en-us\n"),
    ("json", "goals --svg /dev/null Move=1/2 --speech none", ""),
    ("svg /dev/full", "goals --json Move=1/2 | grep -o '\"percent\":50'", "\"percent\":50\n"),
  ])
  func `what a run cannot have rests`(text: String, arguments: String, output: String) async throws {
    let run = try await Tool.shell(
      """
      cd $(mktemp -d); cat >config <<'END'
      \(text)
      END
      SPEECH_TIMER_CONFIG=config XDG_RUNTIME_DIR=$PWD "$TOOL" \(arguments); status=$?; rm -r $PWD; exit $status
      """)
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output == output)
  }

  @Test func `a folder that is not named by its whole path is not looked into`() async throws {
    let run = try await Tool.shell(
      "cd $(mktemp -d); mkdir -p here/speech-timer; echo nonsense >here/speech-timer/config; "
        + "XDG_CONFIG_HOME=here \"$TOOL\" 1s --rehearse --only-end; rm -r $PWD")
    #expect(run.output == "0:00\t1 second\n0:01\tTime is up\n" && run.errors == "")
  }

  @Test func `it is not read where that is asked`() async throws {
    #expect(try await run("nonsense", "--no-config").output.hasPrefix("0:00\t1 minute\n"))
  }

  @Test(arguments: [
    (
      "locale es\nrate fast\n",
      "config, line 2: rate fast: not a whole number from 80 to 450. Right would be: rate 200\n"
    ),
    ("\nlable Tea", "config, line 2: Not an option: lable. Did you mean label?\n"),
    ("display ring\njson", "config, line 2: --json beside --display ring: give one of them. Right would be: --json\n"),
    ("label", "config, line 1: label needs a value, such as label Tea\n"),
    ("json yes", "config, line 1: json takes no value: yes. Right would be: json\n"),
    ("rehearse", "config, line 1: rehearse: not for each time. Right would be: --rehearse, when it is wanted\n"),
    ("h", "config, line 1: h: not for each time. Right would be: -h, when it is wanted\n"),
    ("--locale es", "config, line 1: Not an option: --locale. Did you mean locale?\n"),
    ("# x\nmarks 5q", "config, line 2: --marks 5q: 5q: q is not understood. Right would be: --marks 10m,5m,half\n"),
    ("every 0", "config, line 1: Not a time: --every 0: it amounts to no time at all. Right would be: --every 5m\n"),
    (
      "# x\ncatalog /nonexistent",
      "config, line 2: --catalog /nonexistent: No such file or directory. Right would be: --catalog es.json\n"
    ),
  ])
  func `what is wrong in it is told with its line`(text: String, line: String) async throws {
    let run = try await run(text)
    #expect(run.errors == line)
    #expect(run.status == 2 && run.output == "")
  }

  @Test(arguments: [
    ("locale tlh", "1m"), ("voice tlh", "1m --wav /dev/null"), ("linger soon", "1m"), ("within soon", "restore"),
    ("insist soon", "1m"), ("log /nonexistent/x", "1s --speech none"), ("hook /nonexistent", "1s --speech none"),
    ("catalog config", "1m"), ("locale tlh", "restore"), ("locale tlh", "say 5m"), ("wav /nonexistent/x", "1m"),
    ("device nowhere", "1s --require-speech"), ("grace soon", "talk 5m,6m"),
  ])
  func `a value that is found wrong later is told with its line too`(text: String, arguments: String) async throws {
    let run = try await Tool.shell(
      """
      cd $(mktemp -d); printf '# mine\n\(text)\n' >config
      SPEECH_TIMER_CONFIG=config "$TOOL" \(arguments); status=$?; rm -r $PWD; exit $status
      """)
    #expect(run.errors.hasPrefix("config, line 2: ") && run.errors.filter(\.isNewline).count == 1, "\(run.errors)")
    #expect(run.status != 0 && run.output == "")
  }

  @Test func `a file that is named has to be there`() async throws {
    let run = try await Tool.run("1m", environment: ["SPEECH_TIMER_CONFIG": "/nonexistent/config"])
    #expect(run.status == 2 && run.errors.hasPrefix("/nonexistent/config: No such file or directory. "))
    let folder = try await Tool.run("1m", environment: ["SPEECH_TIMER_CONFIG": "/tmp"])
    #expect(folder.status == 2 && folder.errors.hasPrefix("/tmp: Is a directory. "))
    let pipe = try await Tool.shell(
      "pipe=$(mktemp -u); mkfifo $pipe; SPEECH_TIMER_CONFIG=$pipe timeout 20 \"$TOOL\" 1m; status=$?; rm $pipe; exit $status"
    )
    #expect(pipe.status == 2 && pipe.errors.contains(": a pipe into which nobody writes. Right would be: "))
    let command = try await Tool.shell(
      "SPEECH_TIMER_CONFIG=<(sleep 0.2; echo locale es; echo only-end) \"$TOOL\" 1m --rehearse")
    #expect(command.output.hasPrefix("0:00\t1 minuto\n"))
    let endless = try await Tool.run("1m", environment: ["SPEECH_TIMER_CONFIG": "/dev/zero"])
    #expect(endless.status == 2 && endless.errors.contains("more than"))
  }
}

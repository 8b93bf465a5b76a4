import Testing

@Suite struct ProgramTests {
  @Test func `a rehearsal tells the whole story at once`() async throws {
    let run = try await Tool.run("1m5s", "--rehearse", "--locale", "es")
    #expect(
      run.output == """
        0:00\t1 minuto y 5 segundos
        0:05\t1 minuto
        0:35\t30 segundos
        0:55\t10 segundos
        1:05\tSe acabó el tiempo

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `programs read each announcement with its words for eye and voice`() async throws {
    let events = try await Tool.events("1m5s", "--rehearse", "--json", "--locale", "es")
    #expect(events.map(\.event) == ["started"] + Array(repeating: "remaining", count: 8) + ["finished"])
    #expect(events.map(\.at) == [0, 5, 35, 55, 60, 61, 62, 63, 64, 65])
    #expect(events.map(\.remaining) == [65, 60, 30, 10, 5, 4, 3, 2, 1, 0])
    #expect(events[0].spoken == "un minuto y 5 segundos")
    #expect(events[4].written == "5 segundos" && events[4].spoken == "5")
    #expect(events.allSatisfy { $0.duration == 65 && $0.label == nil })
  }

  @Test(arguments: [
    (["10s", "--final", "3"], ["10 seconds", "3 seconds", "2 seconds", "1 second", "Time is up"]),
    (["10s", "--final", "0"], ["10 seconds", "Time is up"]),
    (["10m", "--only-end"], ["10 minutes, until", "Time is up"]),
    (["10s", "--marks", "half,8s", "--final", "0"], ["10 seconds", "8 seconds", "Halfway, 5 seconds", "Time is up"]),
    (["7m", "--every", "3m", "--final", "0"], ["7 minutes", "6 minutes", "3 minutes", "Time is up"]),
    (["7m", "--every", "3m", "--marks", "1m"], ["7 minutes", "6 minutes", "3 minutes", "1 minute", "Time is up"]),
    (["4s", "--every", "2s"], ["4 seconds", "2 seconds", "Time is up"]),
    (
      ["Tea=61s"],
      ["Tea, 1 minute, 1 second", "Tea, 1 minute", "Tea, 30 seconds", "Tea, 10 seconds", "Tea, time is up"]
    ),
    (["61s", "--label", "Tea", "--detail", "short", "--only-end"], ["1 minute, 1 second", "Tea, time is up"]),
  ])
  func `the plan is what was asked for`(arguments: [String], lines: [String]) async throws {
    let run = try await Tool.run(arguments + ["--rehearse"])
    let texts = run.output.split(separator: "\n").map { $0.split(separator: "\t")[1] }
    #expect(texts.count == lines.count)
    for (text, line) in zip(texts, lines) { #expect(text == line || (line.hasSuffix("until") && text.hasPrefix(line))) }
  }

  @Test func `the end's clock time is told from ten minutes on`() async throws {
    #expect(try await Tool.run("9m59s", "--rehearse").output.hasPrefix("0:00\t9 minutes, 59 seconds\n"))
    #expect(try await Tool.run("10m", "--rehearse").output.contains(/^0:00\t10 minutes, until \d+:\d\d( tomorrow)?\n/))
  }

  @Test func `say tells durations`() async throws {
    let run = try await Tool.run("say", "1m5s", "21m", "--speech", "none", "--locale", "es_MX.UTF-8", "--json")
    #expect(
      run.output == """
        {"seconds":65,"spoken":"un minuto y 5 segundos","written":"1 minuto y 5 segundos"}
        {"seconds":1260,"spoken":"veintiún minutos","written":"21 minutos"}

        """)
  }

  @Test func `times are understood in the chosen language, and in English`() async throws {
    let run = try await Tool.run(
      "say", "5 минут", "1 час 2 минуты", "3 hours", "5m", "--speech", "none", "--locale", "ru")
    #expect(run.output == "5 минут\n1 час 2 минуты\n3 часа\n5 минут\n")
  }

  @Test func `a reader that goes away ends the run quietly`() async throws {
    let run = try await Tool.shell("\"$TOOL\" 24h --every 1s --rehearse | head -n 1; echo ${PIPESTATUS[0]}")
    #expect(run.output.hasSuffix("\n0\n"))
    #expect(run.errors == "")
  }

  @Test(arguments: ["--help", "--list-locales", "say 5m --speech none"])
  func `a reader that has gone away is no failure`(arguments: String) async throws {
    let run = try await Tool.shell("(sleep 0.2; \"$TOOL\" \(arguments); echo $? >&2) | true")
    #expect(run.errors == "0\n")
  }

  @Test func `a full disk is told of once, and the rest goes on`() async throws {
    let run = try await Tool.shell("\"$TOOL\" 2s --final 2 --speech none >/dev/full; echo $?")
    #expect(run.output == "0\n")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("Cannot write: ") && run.errors.hasSuffix("The countdown goes on.\n"))
  }

  @Test(arguments: ["5m --rehearse", "say 5m --speech none", "--help"])
  func `where there is no countdown to go on with, a full disk is a failure`(arguments: String) async throws {
    let run = try await Tool.shell("\"$TOOL\" \(arguments) >/dev/full; echo $?")
    #expect(run.output == "1\n")
    #expect(run.errors == "Cannot write: No space left on device. Make room, or redirect elsewhere.\n")
  }

  @Test func `where too few files may be open, one line says so, and where more are allowed there is room`()
    async throws
  {
    let few = try await Tool.shell("ulimit -n 8; exec \"$TOOL\" 1s --speech none")
    #expect(few.status == 1 && few.output == "")
    #expect(
      few.errors
        == "No more than 8 files may be open at once, which are too few. Right would be: ulimit -n 1024\n")
    let room = try await Tool.shell("ulimit -Sn 8; exec \"$TOOL\" 1s --speech none")
    #expect(room.output == "1 second\nTime is up\n" && room.errors == "" && room.status == 0)
  }

  @Test(arguments: ["be", "en", "ja"])
  func `a voice writes nothing of its own on standard error`(tag: String) async throws {
    let run = try await Tool.run("say", "5m", "--locale", tag, "--wav", "/dev/null")
    #expect(run.errors == "" && run.status == 0)
  }
}

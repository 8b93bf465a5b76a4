import Testing

@Suite struct RoutineProgramTests {
  @Test(arguments: [
    (
      "en", ["Work=25m", "Break=5m", "--last", "Long break=15m"],
      """
      0:00\tWork, 25 minutes, round 1 of 2
      25:00\tWork, time is up
      25:00\tBreak, 5 minutes, round 1 of 2
      30:00\tBreak, time is up
      30:00\tWork, 25 minutes, round 2 of 2
      55:00\tWork, time is up
      55:00\tLong break, 15 minutes, round 2 of 2
      70:00\tLong break, time is up

      """
    ),
    (
      "es", ["Trabajo=21m", "Pausa=1m"],
      """
      0:00\tTrabajo, 21 minutos, ronda 1 de 2
      21:00\tTrabajo, se acabó el tiempo
      21:00\tPausa, 1 minuto, ronda 1 de 2
      22:00\tPausa, se acabó el tiempo
      22:00\tTrabajo, 21 minutos, ronda 2 de 2
      43:00\tTrabajo, se acabó el tiempo
      43:00\tPausa, 1 minuto, ronda 2 de 2
      44:00\tPausa, se acabó el tiempo

      """
    ),
    (
      "ru", ["Работа=21m", "Отдых=2m"],
      """
      0:00\tРабота, 21 минута, раунд 1 из 2
      21:00\tРабота, время вышло
      21:00\tОтдых, 2 минуты, раунд 1 из 2
      23:00\tОтдых, время вышло
      23:00\tРабота, 21 минута, раунд 2 из 2
      44:00\tРабота, время вышло
      44:00\tОтдых, 2 минуты, раунд 2 из 2
      46:00\tОтдых, время вышло

      """
    ),
    (
      "de", ["Arbeit=25m", "Pause=1m"],
      """
      0:00\tArbeit, 25 Minuten, Runde 1 von 2
      25:00\tArbeit, die Zeit ist um
      25:00\tPause, 1 Minute, Runde 1 von 2
      26:00\tPause, die Zeit ist um
      26:00\tArbeit, 25 Minuten, Runde 2 von 2
      51:00\tArbeit, die Zeit ist um
      51:00\tPause, 1 Minute, Runde 2 von 2
      52:00\tPause, die Zeit ist um

      """
    ),
  ])
  func `a routine tells each step and its round`(tag: String, steps: [String], text: String) async throws {
    let run = try await Tool.run(
      ["routine", "--repeat", "2", "--rehearse", "--only-end", "--locale", tag] + steps)
    #expect(run.output == text)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `programs read each step`() async throws {
    let events = try await Tool.events(
      "routine", "Work=2m", "Break=1m", "--repeat", "2", "--rehearse", "--json", "--only-end")
    #expect(events.map(\.event) == ["started", "finished", "step", "finished", "step", "finished", "step", "finished"])
    #expect(events.map(\.at) == [0, 120, 120, 180, 180, 300, 300, 360])
    #expect(events.map(\.label) == ["Work", "Work", "Break", "Break", "Work", "Work", "Break", "Break"])
    #expect(events[2].written == "Break, 1 minute, round 1 of 2" && events[2].duration == 60)
  }

  @Test func `numbers of rounds are said as the voice needs them`() async throws {
    let events = try await Tool.events(
      "routine", "Work=1m", "--repeat", "2", "--rehearse", "--json", "--only-end", "--locale", "ru")
    #expect(events[0].written == "Work, 1 минута, раунд 1 из 2")
    #expect(events[0].spoken == "Work, одна минута, раунд один, всего 2")
  }

  @Test func `n goes on to the next step, and the keys say so`() async throws {
    let run = try await Terminal.run(
      "routine", "Work=25s", "Break=20s", "--repeat", "forever",
      steps: [.keys("n", at: 0.3), .keys("n", at: 0.6), .keys("?", at: 0.8), .keys("q", at: 1)])
    let keys = run.lines.filter { $0.hasPrefix("Space: ") }
    #expect(keys.count == 1 && keys[0].hasSuffix("Q: quit. N: next."))
    #expect(
      run.lines.filter { !$0.hasPrefix("Space: ") } == [
        "Work, 25 seconds, round 1", "Break, 20 seconds, round 1", "Work, 25 seconds, round 2",
        "Work, Stopped: 25 seconds", "",
      ])
  }

  @Test func `a command goes on to the next step, where there are steps`() async throws {
    let lines = "(echo next; echo next; echo stop)"
    let run = try await Tool.shell("\(lines) | \"$TOOL\" routine A=25s B=20s --control --speech none")
    #expect(run.output == "A, 25 seconds\nB, 20 seconds\nB, Stopped: 20 seconds\n")
    #expect(run.errors == "This is the last step. Right would be: stop\n")
    let other = try await Tool.shell("\(lines) | \"$TOOL\" 5m --control --speech none")
    #expect(other.errors.hasPrefix("next is for a routine: this timer has no steps. Right would be: stop"))
  }

  @Test func `on the last step the key tells what is left`() async throws {
    let run = try await Terminal.run(
      "routine", "A=25s", "B=20s", steps: [.keys("n", at: 0.3), .keys("n", at: 0.6), .keys("q", at: 0.9)])
    #expect(run.lines == ["A, 25 seconds", "B, 20 seconds", "B, 20 seconds", "B, Stopped: 20 seconds", ""])
  }

  @Test func `it ends with the last step`() async throws {
    let run = try await Tool.run("routine", "A=1s", "B=1s", "--speech", "none")
    #expect(run.output == "A, 1 second\nA, time is up. B, 1 second\nB, time is up\n")
    #expect(run.status == 0)
  }

  @Test func `stopped over several steps, one line says where it is now`() async throws {
    let run = try await Terminal.run(
      "routine", "A=1s", "B=2s", "C=20s", "--final", "0",
      steps: [.signal("STOP", at: 0.4), .foreground(at: 4.5), .keys("q", at: 4.7)])
    #expect(run.lines == ["A, 1 second", "C, 19 seconds", "C, Stopped: 19 seconds", ""])
  }

  @Test func `overtime is told each minute after the end`() async throws {
    let events = try await Tool.events("5s", "--overtime", "--only-end", "--rehearse", "--json")
    #expect(events.map(\.event) == ["started", "finished", "overtime"])
    #expect(events.last?.remaining == -60 && events.last?.written == "1 minute over")
  }

  @Test func `a key ends overtime, and time was up`() async throws {
    let run = try await Terminal.run("1s", "--overtime", steps: [.keys("t", at: 2.5), .keys("q", at: 3)])
    #expect(run.lines == ["1 second", "Time is up", "Time is up. Over by: 1 second", ""])
    #expect(run.status == 0 && run.restored)
  }
}

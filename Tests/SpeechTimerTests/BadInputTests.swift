import Testing

@Suite struct BadInputTests {
  @Test(arguments: [
    ["5x"], ["5m", "3q"], ["5 potatoes"], ["1h 30"], ["25:61"], ["0"], ["-5"], [""], ["1000d"], ["1h1h"], ["half"], [],
    ["5m", "--final", "61"], ["5m", "--final", "-1"], ["5m", "--marks", "10q"], ["5m", "--marks", ""],
    ["5m", "--every", "0"], ["5m", "--every", "0.5s"], ["5m", "--rate", "79"], ["5m", "--rate", "451"],
    ["5m", "--volume", "201"], ["5m", "--pitch", "100"], ["5m", "--speech", "loud"], ["5m", "--display", "tv"],
    ["5m", "--json", "--plain"], ["5m", "--locale", "tlh"], ["5m", "--locale", ""], ["5m", "--locale", " "],
    ["5m", "--lable", "x"], ["5m", "--label"],
    ["5m", "--plain=yes"], ["5m", "--linger", "x"], ["5m", "--only-end", "--marks", "1m"],
    ["5m", "--catalog", "/nonexistent/es.json"], ["5m", "--catalog", "/dev/zero"], ["lfet"], ["say"], ["say", "5x"],
    ["start"], ["help", "x"],
    ["Tea="], ["Tea=5q"], ["Tea=5m", "--label", "Egg"],
    ["Tea=4m", "Tea=5m"], ["Tea=4m", "Tea =5m"], ["=4m", "Tea=5m"], ["=4m", "=5m"], ["4m", "Tea=5m"],
    ["Tea=4m", "Eggs"],
    ["Tea=4m", "Eggs=7m", "--label", "x"], ["90m", "--extra", "More=25%"], ["A=90m", "--extra", "More"],
    ["A=90m", "--extra", "=25%"], ["A=90m", "--extra", "More=0%"], ["A=90m", "--extra", "More=901%"],
    ["A=90m", "--extra", "More=x"], ["A=90m", "--extra", "A=25%"], ["A=999d", "--extra", "More=25%"],
    ["talk"], ["talk", "5m"], ["talk", "5m,"], ["talk", "5m,4m"], ["talk", "5m,6m,7m,8m"], ["talk", "5m,6q"],
    ["talk", "5m,6m", "--grace", "x"], ["talk", "5m,6m", "--marks", "1m"], ["talk", "5m,6m", "--repeat", "2"],
    ["talk", "5m,6m", "--overtime"], ["5m", "--insist", "x"], ["5m", "--insist", "25h"],
    ["5m", "--insist", "5m", "--overtime"], ["talk", "5m,6m", "--insist", "5m"], ["5m", "--grace", "5s"],
    ["routine"], ["routine", "5m"], ["routine", "=5m"], ["routine", "Work=5q"], ["routine", "Work=0.5s"],
    ["routine", "Work=5m", "--label", "x"], ["routine", "Work=5m", "--repeat", "0"],
    ["routine", "Work=5m", "--repeat", "x"], ["routine", "Work=5m", "--repeat", "forever"],
    ["routine", "Work=5m", "--last", "5m"], ["routine", "Work=5m", "--last", "Rest="],
    ["routine", "Work=5m", "--repeat", "forever", "--last", "Rest=5m"], ["routine", "Work=5m", "--extra", "More=25%"],
    ["5m", "--repeat", "2"], ["5m", "--last", "Rest=5m"], ["routine", "Work=20h", "Rest=20h", "--wav", "/dev/null"],
    ["28h", "--wav", "/dev/null"], ["A=1h", "B=28h", "--wav", "/dev/null"],
    ["talk", "26h,27h,28h", "--wav", "/dev/null"],
    ["A=90m", "--extra", "More=25%", "--extra", "More=50%"], ["A=90m", "B=60m", "--extra", "More=25%"],
  ])
  func `what is wrong is told in one line with what would be right, before anything starts`(arguments: [String])
    async throws
  {
    let run = try await Tool.run(arguments + ["--rehearse"])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.filter(\.isNewline).count == 1 && run.errors.hasSuffix("\n"))
  }

  @Test(arguments: [
    (["5m", "3q"], "q is not understood"), (["5 potatoes"], "potatoes is not understood"),
    (["1h 30"], "30 has no unit"), (["1h1h"], "1h gives hours a second time"),
    (["--lable", "x"], "Did you mean --label?"),
    (["strat", "5m"], "Did you mean start?"),
    (["=4m", "=5m"], "A name is missing: =4m. Right would be: speech-timer Tea=4m Eggs=7m30s"),
    (["5m", "--rate", "fast"], "--rate fast: not a whole number from 80 to 450"),
    (["5pm"], "Right would be: speech-timer @5pm"),
    (["Tea=5:30pm"], "Right would be: speech-timer Tea=@5:30pm"),
    (["Tea=0"], "Not a time: Tea=0: it amounts to no time at all. Right would be: speech-timer Tea=1h30m"),
    (["Tea=4m", "Long bread=7q"], "Not a time: \"Long bread=7q\": q is not understood."),
    (["Tea=4m", "Long bread=7q"], "Right would be: speech-timer \"Long bread=1h30m\""),
    (["Tea=@25:61"], "Tea=@25:61"),
    (
      ["A=90m", "--extra", "X=33.333%"],
      "--extra X=33.333%: not a whole number of percent from 1% to 900%. Right would be: speech-timer Standard=90m "
    ),
    (
      ["A=90m", "--extra", "X=3q"],
      "--extra X=3q: q is not understood. Right would be: --extra \"Extra time=15m\", or \"Extra time=25%\""
    ),
    (["routine", "A=5m", "B=5q"], "Not a time: B=5q: q is not understood. Right would be: speech-timer routine"),
    (["routine", "A=5m", "=5m"], "=5m: a step without a name. Right would be: speech-timer routine"),
    (
      ["routine", "A=5m", "--last", "Rest="],
      "Not a time: --last Rest=: nothing given. Right would be: --last \"Long break=15m\""
    ),
    (["routine", "A=5m", "--last", "B=@17:30"], "--last B=@17:30: a step needs a duration, not a clock time."),
    (["routine", "A=5m", "--last", "=5m"], "--last =5m: a step without a name."),
    (["5m", "--marks", "10q"], "--marks 10q: 10q: q is not understood. Right would be: --marks 10m,5m,half"),
    (["5m", "--marks", "1m,250%"], "--marks 1m,250%: 250% is no share from 1% to 99%."),
    (["18:00 Europe/Madrid"], "Right would be: speech-timer @18:00 Europe/Madrid"),
    (["5x"], "Right would be: speech-timer 1h30m"),
    (
      ["routine", "A=5m", "B=@17:30"],
      "B=@17:30: a step needs a duration, not a clock time. Right would be: speech-timer routine"
    ),
    (
      ["talk", "5m", "6m", "7m"],
      "talk 5m 6m 7m: no commas between the times. Right would be: speech-timer talk 5m,6m,7m"
    ),
    (["talk", "6m", "5m"], "5m gives minutes a second time"),
    (["5m", "--marks", "10m,,half"], "a mark is missing"), (["5m", "--catalog", "/tmp"], "Is a directory"),
  ])
  func `the line names the piece`(arguments: [String], piece: String) async throws {
    #expect(try await Tool.run(arguments).errors.contains(piece))
  }

  @Test(arguments: [
    (
      ["say", "5m", "--marks", "1m"], "--marks is for countdowns. Right would be: speech-timer 20m --marks 10m,5m,half"
    ),
    (["say", "5m", "--insist", "5m"], "--insist is for countdowns."),
    (["say", "1m", "--extra", "X=3"], "--extra is for a single countdown."),
    (["say", "1m", "--detail", "full"], "--detail is for timers."), (["say", "1m", "-l", "x"], "-l is for timers and"),
    (["ring", "0.3", "--overtime"], "--overtime is for countdowns."), (["ring", "0.3", "--json"], "--json is for"),
    (["ring", "0.3", "--voice", "en"], "--voice is for"),
    (["goals", "A=1/2", "--hook", "true"], "--hook is for timers."),
    (["goals", "A=1/2", "--fill"], "--fill is for countdowns and ring."),
    (["check", "--log", "/dev/null"], "--log is for timers."), (["check", "--wav", "/dev/null"], "--wav is for"),
    (["left", "--control"], "--control is for timers."), (["left", "--locale", "es"], "--locale is for"),
    (["list", "--no-journal"], "--no-journal is for timers."), (["help", "say", "--plain"], "--plain is for"),
    (["talk", "5m,6m", "--fill"], "--fill is for"), (["talk", "5m,6m", "--marks", "1m"], "--marks is for countdowns."),
    (["say", "5m", "--display", "ring"], "--display ring is for countdowns, speeches and goals."),
    (["5m", "--aloud"], "--aloud is for asking a running timer. Right would be: speech-timer left --aloud"),
    (
      ["5m", "--repeat", "2"],
      "--repeat is for routine. Right would be: speech-timer routine Work=25m Break=5m --repeat 4"
    ),
    (["routine", "A=5m", "--extra", "B=25%"], "--extra is for a single countdown."),
  ])
  func `an option that does nothing beside a command is refused with where it belongs`(
    arguments: [String], line: String
  ) async throws {
    let run = try await Tool.run(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix(line) && run.errors.filter(\.isNewline).count == 1, "\(run.errors)")
    #expect(run.errors.contains("Right would be: speech-timer "))
  }

  @Test func `help is of commands alone`() async throws {
    #expect(
      try await Tool.run("help", "nope").errors == "Not a command: nope. Right would be: speech-timer help say\n")
    #expect(try await Tool.run("help", "status").errors == "Not a command: status. Did you mean left?\n")
  }

  @Test func `an unknown language lists those that there are, with their own names`() async throws {
    let errors = try await Tool.run("5m", "--locale", "tlh").errors
    #expect(errors.contains("tlh") && errors.contains("español") && errors.contains("русский"))
  }

  @Test(arguments: [
    "a\u{1B}[2Jb\u{7}", "two\nlines", "\u{202E}backwards", "\u{200B}", "tab\there",
    String(repeating: "x", count: 100_000),
  ])
  func `a hostile name reaches neither the terminal nor the voice as it is`(label: String) async throws {
    for display in ["--plain", "--json"] {
      let run = try await Tool.run("10s", "--label", label, "--rehearse", "--only-end", display)
      #expect(run.status == 0)
      #expect(run.output.split(separator: "\n").count == 2)
      #expect(run.output.utf8.count < 2_000)
      let hidden = run.output.unicodeScalars.filter {
        $0 != "\n" && !(display == "--plain" && $0 == "\t")
          && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(hidden.isEmpty)
    }
  }

  @Test func `a name that is not text is cleaned too`() async throws {
    let run = try await Tool.shell("\"$TOOL\" 10s --label $'\\xff\\xfeTea' --rehearse --only-end")
    #expect(run.output == "0:00\tTea, 10 seconds\n0:10\tTea, time is up\n")
  }

  @Test(arguments: [
    ["5x\u{1B}[31m"], ["lf\u{1B}[31met"], ["5m\nx"], ["5m", "--locale", "x\u{1B}[31m\ny"],
    ["5m", "--catalog", "/nonexistent/\u{1B}[31m\n.json"],
  ])
  func `what was typed is quoted without what steers a terminal`(arguments: [String]) async throws {
    let errors = try await Tool.run(arguments).errors
    #expect(!errors.contains("\u{1B}") && errors.filter(\.isNewline).count == 1)
  }

  @Test func `a catalog is quoted so too`() async throws {
    let run = try await Tool.shell(
      #"d=$(mktemp -d); printf '{"a\\u001b[31m": 1}' >$d/en.json; "$TOOL" 5m --catalog $d/en.json; rm -r $d"#)
    #expect(run.errors.hasPrefix("en.json: a[31m: the hidden character U+001B"))
    #expect(run.errors.filter(\.isNewline).count == 1)
  }
}

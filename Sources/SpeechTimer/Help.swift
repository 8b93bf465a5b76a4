/// What `-h` and `--help` show. The options come from their table.
enum Help {
  static let version = "1.0.0"

  private static let head = """
    speech-timer 5m                     say what is left, and when time is up
    speech-timer Tea=4m Eggs=7m30s      two at once, each with its name
    speech-timer until 17:30            to a time of day or a date
    speech-timer 1m5s --locale es       in another language
    speech-timer routine --repeat 4 Work=25m Break=5m    one after another
    speech-timer talk 5m,6m,7m          a speaker's timer, stopped by Space

    Usage: speech-timer [OPTIONS] TIME | LABEL=TIME ...  ("start" may stand first)
           speech-timer COMMAND [OPTIONS] [ARGUMENTS]
    TIME   90 (seconds) 45s 5m 1h30m 1:05 (m:ss) 1:02:03 PT1M5S "5 minutes"
           @17:30 is a clock time, as after until: Maths=@11:30
    """

  private static let tail = """
    Keys   Space pause   Enter or t time left   + - a minute   . silence   m mute
           r r start over   Tab or 0-9 choose among several   n next step
           q quit   ? keys
    Exit   0 time is up (or answered)   1 failed, or nothing running   2 usage
           130 quit, stopped, Ctrl+C   143 129 signals
    """

  /// One page.
  static var short: String {
    let commands = Command.Entry.Group.allCases.map { group in
      wrap(group.rawValue, items: Command.table.filter { $0.group == group }.map(\.synopsis))
    }
    let groups = Option.Group.allCases.map { group in
      wrap(group.rawValue, items: OptionTable.options.filter { $0.group == group && !$0.isRare }.map(\.synopsis))
    }
    return ([head] + commands + groups + [tail]).joined(separator: "\n") + "\n"
  }

  /// Everything.
  static var long: String {
    let commands = "Commands\n" + Command.table.map { entry($0.synopsis, $0.help) }.joined(separator: "\n")
    let groups = Option.Group.allCases.map { group in
      "\(group.rawValue)\n"
        + OptionTable.options.filter { $0.group == group }.map { entry($0.synopsis, $0.help) }.joined(separator: "\n")
    }
    return ([head, times, commands] + groups + [behaviour, tail]).joined(separator: "\n\n") + "\n"
  }

  /// A command alone.
  static func command(_ command: Command.Entry) -> String {
    "Usage: speech-timer \(command.synopsis)\n\n" + entry(command.synopsis, command.help) + "\n"
  }

  private static let times = """
    Times
      A bare number alone is seconds; directly after a unit it is the next smaller unit: 1h30 is one hour, thirty
      minutes. Units are d, h, m, s, or words of English and of the chosen language. Fractions may have a point or a
      comma: 1.5h. In m:ss, m is 0 to 999 and s below 60; in h:mm:ss both are below 60. ISO 8601 durations: PT1M5S.
      The longest time is 999 days.
      A clock time has an @ in front, or stands after until: 17:30 17:30:15 5:30pm 5pm 2026-12-24 "2026-12-24 18:00"
      2026-12-24T18:00:00+01:00 18:00Z "18:00 Europe/Madrid". Dates are year-month-day. It follows the clock when that
      is set, and a pause does not move it.
    """

  private static let behaviour = """
    Announcements
      Without --marks and --every: at 24, 12, 6, 3, 2, 1 hours, 30, 15, 10, 5, 2, 1 minutes, 30 and 10 seconds;
      then the last 5 seconds are counted aloud; then the end. Marks as long as the whole time or longer are left out.
      Beside a screen reader, and with several countdowns, the last minute has one mark, at 10 seconds, and nothing is
      counted. With --extra the marks are 30, 10 and 5 minutes, and nothing is counted.
      After the computer slept or the timer was stopped, one announcement tells what is left now.
      A routine names each step as it starts. --overtime tells each minute after the end, until a key; q ends it then
      too, with status 0. A rehearsal tells the first of these minutes.
    Speeches
      talk counts up and says green, yellow and red at its times, with one beep, two and three, then each 15 seconds
      over. Space or q stops it with a verdict: within time, too short or too long. Enter, or a key without a meaning,
      tells how long it has lasted; m mutes, a dot stops what is being said. --lock asks for two presses. A rehearsal
      is stopped at the last second that is within time.
    Without a time
      On a terminal you are asked: a number of the list, or a time. An empty answer starts nothing.
    JSON lines
      Fields: event, at (elapsed seconds), remaining, duration, label (if any), by (of added), written, spoken, time
      (UTC). Events: started, remaining, paused, resumed, reset, added, muted, unmuted, answered, finished, quit;
      step (of a routine, after the first); overtime (remaining is negative then). Of a speech what remains is left
      until its last time: remaining is a light, finished the verdict.
      Of goals, one object a goal: label, done, goal, unit (if any), percent, written, spoken.
      Of say, one object a time: seconds, written, spoken.
    Asking from elsewhere
      Every running timer listens on a socket of its user, in $XDG_RUNTIME_DIR/speech-timer, named by the timer's
      number. One line is a request: left, pause, resume, reset, stop or wait, each with a name behind it where it is
      for one of several; add TIME, likewise; next, mute, unmute, silence, list or watch. With aloud before it, the
      timer says the answer. One line of JSON is the answer, and ends the connection: status (0, or the exit status),
      written, spoken, and timers, each with number, label (if any), phase (running, paused, finished, stopped),
      remaining, duration, end (UTC, while it runs) and written; or error and status. wait is answered at the end; watch
      is followed by JSON lines instead. A request has at most 4096 bytes, and two seconds to be whole.
    After a crash
      While it runs, how a timer stands is kept in speech-timer in XDG_STATE_HOME or ~/.local/state. What a crash, a
      kill, SIGTERM or SIGHUP ended is told at the next start, and restore goes on with it. Each change is on the disk
      within 0.1 s, unless the disk is slower.
    Terminals
      The ring has a screen of its own; where it ends, stops or fails, yours is as before. Below the smallest ring, and
      where the locale is not UTF-8, it is a bar.
      Keys are read singly and without echo. Standard input that is no terminal is not read, unless --control is given.
    """

  private static func entry(_ synopsis: String, _ help: String) -> String { "  \(synopsis)\n      \(help)" }

  /// Items behind a title, three blanks between them, in lines of less than 80 columns.
  private static func wrap(_ title: String, items: [String]) -> String {
    var lines: [String] = []
    var line = ""
    for item in items {
      if !line.isEmpty && line.count + 3 + item.count > 72 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? item : "   " + item
    }
    lines.append(line)
    return lines.enumerated().map { index, line in
      let margin = index == 0 ? title : ""
      return margin + String(repeating: " ", count: max(1, 7 - margin.count)) + line
    }.joined(separator: "\n")
  }
}

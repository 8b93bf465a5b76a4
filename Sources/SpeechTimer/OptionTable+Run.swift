extension OptionTable {
  /// Those of a run while it lasts, and of its end.
  static let run: [Option] = [
    Option(
      "-l", "--label", group: .live, place: .named, help: "The timer's name.",
      effect: .text("TEXT", example: "Tea", \.label)),
    Option(
      "-d", "--detach", group: .live, place: .background,
      help: "Count in the background, free of the terminal. Standard output gets the name, or else the number, by "
        + "which the commands under Ask and Tell find it; standard error, what was understood.",
      effect: .on(\.isDetached)),
    Option(
      "--keep", group: .live,
      help: "Go on when the terminal closes, or whatever reads the output. --detach does so too.",
      effect: .on(\.keepsGoing)),
    Option(
      "--aloud", group: .live, place: .questions,
      help: "With the commands under Ask and Tell: the running timer says the answer too.",
      effect: .on(\.isAloud)),
    Option(
      "--lock", group: .live, help: "Pausing and quitting take two presses of a key, as starting over does.",
      effect: .on(\.isLocked)),
    Option(
      "--control", group: .live,
      help: "Read commands from standard input, one a line: pause, resume, reset, stop, left, add TIME, each with a "
        + "name behind it where it is for one of several; next, mute, unmute, silence.",
      effect: .on(\.readsCommands)),
    Option(
      "--alert", group: .end,
      help: "How the end is told beside words: bell (the terminal's), chime (a tone), notify (on the desktop), or more "
        + "than one, with commas between.",
      effect: .value(placeholder: "bell,chime,notify", example: "chime") { settings, text throws(Option.Complaint) in
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let alert = Settings.Alert(rawValue: String(word)) else {
            throw Option.Complaint(text: "\(String(word).shown) is none of bell, chime, notify")
          }
          settings.alerts.insert(alert)
        }
      }),
    Option(
      "--insist", group: .end, place: .countdowns,
      help:
        "Say again that time is up, every 20 seconds, for at most this long, until a key shows that somebody knows.",
      overrules: ["overtime"], effect: .text("TIME", example: "5m", \.insistence)),
    Option(
      "--hook", group: .end,
      help:
        "Run PROGRAM at each announcement, without a shell: the event is its argument, and what is known of it is in "
        + "SPEECH_TIMER_LABEL, _REMAINING, _DURATION, _AT, _BY, _WRITTEN, _SPOKEN and _TIME. It is killed after 10 s.",
      effect: .text("PROGRAM", example: "./at-each-event", \.hook)),
    Option(
      "--log", group: .end,
      help: "Append each announcement to FILE as a JSON line, whatever is displayed; a record of what was told when.",
      effect: .value(placeholder: "FILE", example: "exam.jsonl") { settings, text throws(Option.Complaint) in
        if text.allSatisfy(\.isWhitespace) { throw Option.Complaint(text: "nothing given") }
        if text == "-" { throw Option.Complaint(text: "standard output is for --json, and a log is a file") }
        settings.log = text
      }),
  ]
}

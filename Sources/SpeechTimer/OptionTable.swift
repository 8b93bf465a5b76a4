internal import Drawing
internal import Phrasing
internal import Speaking

/// Every option there is. Parsing, help, the manual, completions and what a configuration file may say are made from
/// this table.
enum OptionTable {
  static let options: [Option] = [
    Option(
      "--marks", group: .when,
      help: "Announce these remaining times instead of the usual ones: times, half, or shares such as 50%, "
        + "with commas between.",
      overrules: ["only-end"],
      effect: .text("LIST", example: "10m,5m,half", \.marks)),
    Option(
      "--every", group: .when,
      help: "Announce every round remaining time instead of the usual ones; beside --marks, those too.",
      overrules: ["only-end"],
      effect: .text("TIME", example: "5m", \.every)),
    Option(
      "--final", group: .when,
      help: "Count the last N seconds, 0 to 60, and print them too. The usual count is 5, spoken only; "
        + "beside a screen reader, of several timers and with --extra it is 0.",
      overrules: ["only-end"],
      effect: .number("N", in: 0...60, example: 10, \.final)),
    Option(
      "--only-end", group: .when, help: "Announce nothing on the way, only that time is up.",
      overrules: ["marks", "every", "final"],
      effect: .on(\.saysOnlyEnd)),

    Option(
      "--extra", group: .when, place: .single,
      help: "One more end for a group that has more time, a share or a time: one start, several ends. May be given "
        + "more than once; the time itself needs a name then. Announces 30, 10 and 5 minutes and the ends.",
      effect: .value(placeholder: "NAME=SHARE", example: "\"Extra time=25%\"") { settings, text in
        settings.extras.append(text)
      }),
    Option(
      "--overtime", group: .when,
      help: "Go on after the end, and tell each minute that it is over, until a key or a command ends it.",
      overrules: ["insist"],
      effect: .on(\.tellsOvertime)),
    Option(
      "--repeat", group: .when, place: .routine,
      help: "How many rounds a routine has, or forever. The usual number is 1.",
      effect: .value(placeholder: "N|forever", example: "4") { settings, text throws(Option.Complaint) in
        if text == "forever" {
          settings.rounds = .forever
        } else if let number = Int(text), (1...999).contains(number) {
          settings.rounds = .times(number)
        } else {
          throw Option.Complaint(text: "neither a whole number from 1 to 999 nor forever")
        }
      }),
    Option(
      "--last", group: .when, place: .routine, help: "A step that takes the place of a routine's very last one.",
      effect: .text("LABEL=TIME", example: "\"Long break=15m\"", \.last)),
    Option(
      "--grace", group: .when, place: .talk,
      help: "How much shorter than its first time or longer than its last a speech may be. The usual grace is 30s.",
      effect: .text("TIME", example: "30s", \.grace)),

    Option(
      "--speech", group: .speech,
      help: "What speaks: espeak in this process, or speechd, with the voice that a screen reader's user has chosen. "
        + "auto is what fits here; none with --json, in a rehearsal, and over ssh without PULSE_SERVER.",
      effect: .choice(of: SpeechChoice.self, example: "none") { $0.speech = $1 }),
    Option(
      "--locale", group: .speech,
      help: "The language: a tag such as es, pt-BR or es_MX.UTF-8. Without it LC_ALL, LC_MESSAGES or LANG "
        + "decides.",
      overrules: ["catalog"],
      effect: .text("TAG", example: "es", \.locale)),
    Option(
      "--voice", group: .speech, help: "An espeak-ng voice instead of the language's own.",
      effect: .text("NAME", example: "en-us", \.voice)),
    Option(
      "--rate", group: .speech, help: "Words a minute, \(range(.rate)). The usual rate is \(Voice.Setting.rate.usual).",
      effect: .number("WPM", in: Voice.Setting.rate.range, example: 200, \.rate)),
    Option(
      "--volume", group: .speech,
      help:
        "Loudness, \(range(.volume)). The usual volume is \(Voice.Setting.volume.usual); at 0 the tone is silent too.",
      effect: .number("N", in: Voice.Setting.volume.range, example: 100, \.volume)),
    Option(
      "--pitch", group: .speech, isRare: true,
      help: "The voice's pitch, \(range(.pitch)). The usual pitch is \(Voice.Setting.pitch.usual).",
      effect: .number("N", in: Voice.Setting.pitch.range, example: 50, \.pitch)),
    Option(
      "--device", group: .speech, help: "A sound device instead of the usual one; --list-devices names them.",
      effect: .text("NAME", example: "default", \.device)),
    Option(
      "--require-speech", group: .speech, place: .timers, help: "Refuse to start if speech cannot be heard.",
      effect: .on(\.requiresSpeech)),
    Option(
      "--wav", group: .speech, place: .told,
      help: "Write the speech of the whole run, silences included, to FILE instead of playing it; - is "
        + "standard output. A file holds no more than 27 hours.",
      effect: .text("FILE", example: "exam.wav", \.wav)),
    Option(
      "--catalog", group: .speech, isRare: true,
      help: "Use the words of this catalog file, to hear a translation before it is built in.",
      overrules: ["locale"],
      effect: .text("FILE", example: "es.json", \.catalog)),

    Option(
      "--display", group: .show,
      help:
        "How announcements are shown: ring draws the time on a terminal, and goals as rings. auto is that where "
        + "everything says that nobody reads the screen by ear or finger, and plain otherwise.",
      overrules: ["plain", "json"],
      effect: .choice(of: Settings.Show.self, example: "plain") { settings, choice throws(Option.Complaint) in
        if choice != .auto, let other = settings.shown(otherThan: choice) {
          throw Option.Complaint(text: "not beside \(other), give one of them")
        }
        settings.display = choice
      }),
    Option(
      "--plain", group: .show, help: "One announcement a line, for screen readers, braille and pipes.",
      overrules: ["display", "json"],
      effect: .flag { settings throws(Failure) in try settings.show(.plain) }),
    Option(
      "--json", group: .show, help: "One JSON object an announcement, for programs.",
      overrules: ["display", "plain"],
      effect: .flag { settings throws(Failure) in try settings.show(.json) }),
    Option(
      "--detail", group: .show, place: .timers,
      help: "How much is told: short leaves the name out, full adds the end's clock time and whole "
        + "sentences.",
      effect: .choice(of: Detail.self, example: "full") { $0.detail = $1 }),
    Option(
      "--digits", group: .show, place: .told, isRare: true,
      help: "Which digits are written: the language's usual ones (standard), 0 to 9 (latin), or its own "
        + "(native).",
      effect: .choice(of: DigitStyle.self, example: "latin") { $0.digits = $1 }),
    Option(
      "--linger", group: .show, place: .timers,
      help: "Stay this long after the end, or until a key, so that the last line can be read. Usually 0, and 10s "
        + "beside a screen reader or a braille display.",
      effect: .text("TIME", example: "10s", \.linger)),
    Option(
      "--color", group: .show, place: .rings,
      help: "When the ring has colour: auto is on terminals that have it, unless NO_COLOR is set.",
      effect: .choice(of: ColorDepth.Use.self, example: "always") { $0.color = $1 }),
    Option(
      "--colors", group: .show, place: .ringsOfOne, isRare: true,
      help:
        "The ring's two colours, six hexadecimal digits each, from the top clockwise. The usual ones are orange and "
        + "pink, ff9500,ff2d78.",
      effect: .value(placeholder: "FROM,TO", example: "00c8ff,5a5aff") { settings, text throws(Option.Complaint) in
        settings.colors = try Gradient(text: text)
      }),
    Option(
      "--fill", group: .show, place: .ringsOfOne, isRare: true, help: "The ring fills instead of emptying.",
      effect: .flag { $0.direction = .fills }),
    Option(
      "--reduced-motion", group: .show, place: .timers, isRare: true,
      help: "The ring moves once a second at most, as it does where the desktop is told to reduce animation.",
      effect: .on(\.reducesMotion)),
    Option(
      "--size", group: .show, place: .pictures, isRare: true,
      help: "How many lines the ring is high, 4 to 200; it is twice as many columns wide. The usual size is 12, "
        + "and 20 with several rings.",
      effect: .number("N", in: Dial.smallestRows...200, example: 12, \.size)),
    Option(
      "--svg", group: .show, place: .pictures, isRare: true,
      help: "Write the ring, or those of goals, to FILE as an SVG picture instead, with a title (--label) and the "
        + "percentages for screen readers; - is standard output.",
      overrules: ["display", "json", "wav"],
      effect: .text("FILE", example: "ring.svg", \.svg)),

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

    Option(
      "--rehearse", group: .other, place: .told,
      help: "Show every announcement at once with the time at which it would be made, without waiting and "
        + "without sound.",
      effect: .on(\.rehearses)),
    Option(
      "--no-config", group: .other,
      help: "Read no configuration file; for scripts. Usually options are read from SPEECH_TIMER_CONFIG, or else from "
        + "speech-timer/config in XDG_CONFIG_HOME or ~/.config: one a line, without dashes. The command line wins.",
      effect: .on(\.ignoresConfiguration)),
    Option(
      "--no-journal", group: .other, place: .timers,
      help:
        "Keep nothing on the disk to go on with after a crash. Usually that is in speech-timer in XDG_STATE_HOME or "
        + "~/.local/state, as long as the timer runs; see restore.",
      effect: .on(\.keepsNoJournal)),
    Option(
      "--within", group: .other, place: .timers, isRare: true,
      help:
        "How long after its end a timer that was cut off is still told of by restore, and at the next start. "
        + "Usually 1h.",
      effect: .text("TIME", example: "2h", \.within)),
    Option(
      "--list-locales", group: .other, help: "List the languages: tag, own name, voice.",
      effect: .flag { $0.request = .locales }),
    Option(
      "--list-devices", group: .other, help: "List the sound devices: name, what it is.",
      effect: .flag { $0.request = .devices }),
    Option("-h", group: .other, help: "Show the short help.", effect: .flag { $0.request = .shortHelp }),
    Option(
      "--help", group: .other, help: "Show everything there is to know.", effect: .flag { $0.request = .longHelp }),
    Option("-V", "--version", group: .other, help: "Show the version.", effect: .flag { $0.request = .version }),
  ]

  private static func range(_ setting: Voice.Setting) -> String {
    "\(setting.range.lowerBound) to \(setting.range.upperBound)"
  }

  static func option(named name: String) -> Option? { options.first { $0.names.contains(name) } }
}

extension Settings {
  /// `--plain` and `--json` choose a display, and exclude each other.
  fileprivate mutating func show(_ choice: Show) throws(Failure) {
    if let other = shown(otherThan: choice) {
      throw .usage("--\(choice.rawValue) beside \(other): give one of them. Right would be: --\(choice.rawValue)")
    }
    display = choice
  }

  /// The option that has chosen another display already.
  fileprivate func shown(otherThan choice: Show) -> String? {
    guard let display, display != choice, display != .auto else { return nil }
    return display == .ring ? "--display ring" : "--\(display.rawValue)"
  }
}

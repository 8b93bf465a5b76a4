extension OptionTable {
  /// Those that tell when something is announced.
  static let when: [Option] = [
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
  ]
}

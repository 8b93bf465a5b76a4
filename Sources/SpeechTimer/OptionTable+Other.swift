extension OptionTable {
  /// The rest: the configuration, the records, help.
  static let other: [Option] = [
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
}

internal import Speaking

extension OptionTable {
  /// Those that tell how it is spoken.
  static let speech: [Option] = [
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
  ]

  private static func range(_ setting: Voice.Setting) -> String {
    "\(setting.range.lowerBound) to \(setting.range.upperBound)"
  }
}

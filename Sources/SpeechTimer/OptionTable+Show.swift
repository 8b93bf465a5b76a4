internal import Drawing
internal import Phrasing

extension OptionTable {
  /// Those that tell how it is shown.
  static let show: [Option] = [
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
  ]
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

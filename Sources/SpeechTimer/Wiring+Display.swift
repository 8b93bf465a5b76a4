internal import Displaying
internal import Drawing
internal import Glibc
internal import Phrasing
internal import Speaking
internal import Surroundings

extension Wiring {
  func displayChoice() throws(Failure) -> DisplayChoice {
    var place = DisplayChoice.Place()
    place.isDetached = detachment != nil
    place.isTerminal = settings.lines(.none).isTerminal
    place.canDraw = !["", "dumb"].contains(environment["TERM"] ?? "")
    place.nobodyReads = surroundings.nobodyReads
    return try DisplayChoice(settings.display ?? .auto, on: place)
  }

  /// `wantsReports`: whether we are in front is to be known.
  func display(_ choice: DisplayChoice, wantsReports: Bool) -> any Display {
    let output = settings.lines(.none)
    let hasBell = settings.alerts.contains(.bell)
    return switch choice {
    case .json: JSONDisplay(output)
    case .ring: RingDisplay(output, style: ringStyle(hasBell: hasBell)) { Columns.count($0) }
    case .pipe: PlainDisplay(output, medium: .pipe)
    case .terminal:
      PlainDisplay(
        output, medium: surroundings.terminal.isVTE ? .vte : .terminal, hasBell: hasBell,
        pause: surroundings.lastLineStays ? .seconds(2) : .zero,
        fold: { Columns.folded($0, to: PlainDisplay.columns) }, wantsReports: wantsReports)
    }
  }

  private func ringStyle(hasBell: Bool) -> RingDisplay.Style {
    RingDisplay.Style(
      depth: ColorDepth(settings.color, showsOnTerminal: true) { environment[$0] },
      background: .terminalBackground { environment[$0] }, direction: settings.direction, colors: settings.colors,
      hasBlocks: environment.isUTF8, reducesMotion: settings.reducesMotion || surroundings.reducesMotion,
      hasBell: hasBell)
  }

  /// Which of our lines need not be spoken. Who asks for a speaker by name hears all.
  func reach(of choice: DisplayChoice) -> Reach {
    guard choice == .terminal, settings.speech == .auto, settings.wav == nil else { return .unknown }
    // Without input there are no reports.
    return surroundings.reach == .focused && !surroundings.terminal.givesInput ? .unknown : surroundings.reach
  }
}

extension Settings {
  /// Where lines go: beside sound on standard output they make way.
  var linesDescriptor: Int32 { wav == "-" ? STDERR_FILENO : STDOUT_FILENO }

  /// Lines to there.
  func lines(_ patience: Output.Patience) -> Output {
    Output(descriptor: linesDescriptor, patience: patience)
  }
}

extension Surroundings {
  /// Looks around this process.
  static func look(_ environment: Environment) -> Surroundings {
    look(
      environment: { environment[$0] }, standardInputIsTerminal: isatty(STDIN_FILENO) == 1,
      standardOutputIsTerminal: isatty(STDOUT_FILENO) == 1)
  }
}

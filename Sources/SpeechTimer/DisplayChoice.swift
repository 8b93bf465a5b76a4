/// Which display suits a run.
package enum DisplayChoice: Equatable {
  case json, ring
  /// Lines on a terminal.
  case terminal
  /// Lines for whatever reads them.
  case pipe

  /// What it depends on, beside what was asked for.
  package struct Place {
    /// Whether it runs in the background.
    package var isDetached = false
    /// Whether lines go to a terminal.
    package var isTerminal = true
    /// Whether the terminal can move its cursor about.
    package var canDraw = true
    /// Whether everything says that nobody reads what is on the screen.
    package var nobodyReads = false

    package init() {}
  }

  /// - Throws: a failure where a ring is wanted and the place cannot show it.
  package init(_ show: Settings.Show, on place: Place) throws(Failure) {
    switch show {
    case .json: self = .json
    case .auto, .plain, .ring:
      if place.isDetached {
        self = .pipe
      } else if show == .ring {
        guard place.isTerminal else {
          throw .misplaced(
            "display", "--display ring: the output is no terminal. Right would be: --display plain")
        }
        guard place.canDraw else {
          throw .misplaced(
            "display", "--display ring: TERM names no terminal that can show it. Right would be: --display plain")
        }
        self = .ring
      } else if !place.isTerminal {
        self = .pipe
      } else {
        self = show == .auto && place.nobodyReads && place.canDraw ? .ring : .terminal
      }
    }
  }
}

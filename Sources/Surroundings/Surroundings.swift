/// What is around us: who reads the screen, and what the terminal is.
package struct Surroundings: Sendable, Equatable {
  /// The screen reader beside us.
  package var reader: ScreenReader
  /// Which of the lines that we print it reads aloud.
  package var reach: Reach
  /// Whether BRLTTY runs, of whatever user: it shows the screen on a braille display.
  package var hasBraille: Bool
  /// Whether the desktop was told to move nothing that need not move.
  package var reducesMotion: Bool
  /// Whether the user asks programs for plain text, with a variable `ACCESSIBLE` that is neither empty, `0` nor
  /// `false`.
  package var asksForPlain: Bool
  /// Whether we run over ssh (`SSH_CONNECTION`): the ears and eyes are then on another machine.
  package var isRemote: Bool
  package var terminal: Terminal

  package init(
    reader: ScreenReader, reach: Reach, hasBraille: Bool, reducesMotion: Bool, asksForPlain: Bool, isRemote: Bool,
    terminal: Terminal
  ) {
    self.reader = reader
    self.reach = reach
    self.hasBraille = hasBraille
    self.reducesMotion = reducesMotion
    self.asksForPlain = asksForPlain
    self.isRemote = isRemote
    self.terminal = terminal
  }

  /// Whether a picture may be drawn unasked: only where everything says that nobody reads what is on the screen, and
  /// the terminal takes more than text.
  package var nobodyReads: Bool {
    terminal.showsOutput && !terminal.takesOnlyText && reader == .none && !hasBraille && !isRemote && !asksForPlain
  }

  /// Whether the last line has to stay for a while, so that ears and fingers can follow.
  package var lastLineStays: Bool {
    (reader.isActive || hasBraille) && terminal.showsOutput && terminal.givesInput
  }
}

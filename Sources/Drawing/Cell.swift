/// A character's place on a terminal: what stands there, in which colours.
package struct Cell: Equatable, Sendable {
  package var glyph: Character
  /// Nil is the terminal's own.
  package var foreground, background: Ink?

  package init(_ glyph: Character, foreground: Ink? = nil, background: Ink? = nil) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
  }

  package static let blank = Cell(" ")

  /// Two squares of colour, one above the other; nil leaves a square as it is.
  package init(upper: Ink?, lower: Ink?) {
    switch (upper, lower) {
    case (nil, nil): self = .blank
    case (let ink?, nil): self.init("▀", foreground: ink)
    case (nil, let ink?): self.init("▄", foreground: ink)
    case (let upper?, let lower?) where upper == lower: self.init("█", foreground: upper)
    case (let upper?, let lower?): self.init("▀", foreground: upper, background: lower)
    }
  }

  /// Two squares of which some are filled, in the terminal's own colour.
  package init(upperIsFilled: Bool, lowerIsFilled: Bool) {
    switch (upperIsFilled, lowerIsFilled) {
    case (false, false): self = .blank
    case (true, false): self.init("▀")
    case (false, true): self.init("▄")
    case (true, true): self.init("█")
    }
  }
}

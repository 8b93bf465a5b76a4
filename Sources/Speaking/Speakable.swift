extension String {
  /// The text as a synthesizer may have it: letters, marks, numbers, punctuation and single blanks.
  ///
  /// A control character can be a command to espeak-ng that changes the voice for good, and a line break ends a message
  /// in speech-dispatcher's protocol. Direction marks and other invisible characters go as well, but for the two
  /// joiners that spelling needs. Longer than 1,000 characters is nothing that anybody wants to hear.
  package var speakable: String {
    var kept = String.UnicodeScalarView()
    var isBlank = true
    for scalar in unicodeScalars {
      if kept.count == 1_000 { break }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        if !isBlank { kept.append(" ") }
        isBlank = true
      case .format where scalar != "\u{200C}" && scalar != "\u{200D}", .surrogate, .privateUse, .unassigned:
        break
      case .otherSymbol where scalar == "\u{FFFD}":
        break
      default:
        kept.append(scalar)
        isBlank = false
      }
    }
    if kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}

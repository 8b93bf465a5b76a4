/// Text from outside is data: nothing of it may steer a terminal, hide in a line or break it.
extension String {
  /// On one line, without control characters and direction marks, white space folded, at most `longest` characters.
  func cleaned(longest: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(longest * 8) {
      if scalar.properties.isWhitespace {
        if scalars.last != " " && !scalars.isEmpty { scalars.append(" ") }
      } else if !scalar.isHidden {
        scalars.append(scalar)
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(String(scalars).prefix(longest))
  }

  /// As it is quoted in a complaint.
  var shown: String {
    let text = cleaned(longest: 60)
    return text.isEmpty ? "(nothing)" : text
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: true
    // The joiners shape Persian and Indic words; all else of this kind steers.
    case .format: value != 0x200C && value != 0x200D
    default: self == "\u{FFFD}"
    }
  }
}

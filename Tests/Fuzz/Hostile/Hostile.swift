package import SpeechTimer

/// What has to hold whatever comes from outside.
package enum Hostile {
  /// Reads bytes, and returns the first line of what would be shown of them that could do harm; nil if none could.
  package static func harm(of bytes: [UInt8], as input: OutsideInput) -> String? {
    input.lines(from: bytes).first { !isHarmless($0) }
  }

  /// Short, on one line, and without what steers a terminal or hides.
  private static func isHarmless(_ line: String) -> Bool {
    line.unicodeScalars.count <= 8_000
      && line.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
      }
  }
}

extension Color {
  /// What a terminal shows where nothing is drawn, so far as it tells (`COLORFGBG`: its colours by number, the
  /// background last); else black.
  ///
  /// - Parameter environment: the value of a variable, nil or empty if there is none.
  package static func terminalBackground(environment: (String) -> String?) -> Color {
    guard let last = environment("COLORFGBG")?.split(separator: ";").last else { return .black }
    return ["7", "15"].contains(last) ? .white : .black
  }
}

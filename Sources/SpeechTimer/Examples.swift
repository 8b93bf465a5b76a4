/// What would be right where a time is wrong, as it is typed there.
struct Examples {
  let duration: String
  let clockTime: String
  /// What a clock time needs before it.
  let mark: String

  static let commandLine = Examples(
    duration: "speech-timer 1h30m", clockTime: "speech-timer until 17:30", mark: "")
  static let dialogue = Examples(duration: "5m", clockTime: "@17:30", mark: "@")
}

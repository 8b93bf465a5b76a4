/// How much an announcement tells.
package enum Detail: String, CaseIterable, Sendable {
  /// Without the countdown's name, but at the end.
  case short
  case normal
  /// Answers are whole sentences, and marks say until when.
  case full
}

/// A tone that has a meaning of its own.
package enum Tone: Hashable, Sendable {
  /// Time is up.
  case end
  /// As many short ones in a row, so that they are told apart without words.
  case beeps(Int)
}

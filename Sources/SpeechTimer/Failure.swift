/// Why the program cannot do what it was asked: one line that ends in what would be right.
package struct Failure: Error, Equatable {
  /// Who can mend it. The number is the exit status.
  package enum Kind: Int32 {
    /// It was asked rightly and did not succeed.
    case failed = 1
    /// It was asked wrongly.
    case usage = 2
  }

  package let kind: Kind
  package let text: String
  /// Whether it means that nothing is heard, not even a tone.
  var isSilence = false
  /// The option that it is about, by its word; nil where the text names it, or there is none.
  var option: String?
  /// Whether that option is right, and only this run cannot have it.
  var isMisplaced = false

  static func usage(_ text: String) -> Failure { Failure(kind: .usage, text: text) }
  static func failed(_ text: String) -> Failure { Failure(kind: .failed, text: text) }
  /// The same, of the value of an option.
  func of(_ option: String) -> Failure {
    var failure = self
    failure.option = option
    return failure
  }

  /// An option, by its word, that this run cannot have. In the configuration file it rests.
  static func misplaced(_ option: String, _ text: String) -> Failure {
    Failure(kind: .usage, text: text, option: option, isMisplaced: true)
  }

  static func silence(_ text: String) -> Failure { Failure(kind: .failed, text: text, isSilence: true) }
}

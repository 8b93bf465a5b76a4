/// What a running timer is asked or told on the command line.
package struct Question: Equatable {
  let word: ControlWord
  /// The time of `add`, and a name.
  let words: [String]

  /// - Throws: a failure where `add` is told no time, or a name follows a word that is for everything.
  package init(_ word: ControlWord, _ words: [String]) throws(Failure) {
    self.word = word
    self.words = words
    if word == .add, words.isEmpty { throw .usage("add needs a time. Right would be: \(example)") }
    if word.scope == .everything, let other = words.first {
      throw .usage("\(word) takes nothing after it: \(other.shown). Right would be: speech-timer \(word)")
    }
  }

  /// A command that is right.
  var example: String { "speech-timer \(word.example) Tea" }
}

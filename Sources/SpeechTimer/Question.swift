/// What a running timer is asked or told on the command line.
package struct Question: Equatable {
  let word: String
  /// The time of `add`, and a name.
  let words: [String]

  static let table: [Command.Entry] = [
    Command.Entry(
      word: "left", arguments: "[LABEL]",
      help: "Print how much time is left. One timer that runs needs no name; one without a name has a number.",
      group: .ask),
    Command.Entry(word: "list", arguments: "", help: "Print all that run, one a line, with time left.", group: .ask),
    Command.Entry(
      word: "watch", arguments: "", help: "Print what all that run now announce, until they have ended.", group: .ask),
    Command.Entry(
      word: "wait", arguments: "[LABEL]", help: "Wait for the end of a timer, and end with its exit status.",
      group: .ask),
    Command.Entry(word: "pause", arguments: "[LABEL]", help: "Pause a timer.", group: .tell),
    Command.Entry(word: "resume", arguments: "[LABEL]", help: "Let a paused timer go on.", group: .tell),
    Command.Entry(word: "reset", arguments: "[LABEL]", help: "Start a timer over.", group: .tell),
    Command.Entry(word: "stop", arguments: "[LABEL]", help: "Stop a timer.", group: .tell),
    Command.Entry(
      word: "add", arguments: "TIME [LABEL]", help: "Add time to a timer, or take it off: add 5m, add -1m Tea.",
      group: .tell),
    Command.Entry(word: "next", arguments: "[LABEL]", help: "Go on to the next step of a routine.", group: .tell),
    Command.Entry(
      word: "mute", arguments: "[LABEL]",
      help: "Switch off the speech of a timer, and of all that were started with it.", group: .tell),
    Command.Entry(word: "unmute", arguments: "[LABEL]", help: "Switch the speech of a timer on again.", group: .tell),
    Command.Entry(
      word: "silence", arguments: "[LABEL]", help: "Stop what is being said, and nothing else.", group: .tell),
  ]

  package init(_ word: String, _ words: [String]) throws(Failure) {
    self.word = word
    self.words = words
    if word == "add", words.isEmpty { throw .usage("add needs a time. Right would be: \(example)") }
    if isForAll, let other = words.first {
      throw .usage("\(word) takes nothing after it: \(other.shown). Right would be: speech-timer \(word)")
    }
  }

  /// Whether it concerns whatever runs.
  var isForAll: Bool { ["list", "watch"].contains(word) }

  /// Whether it is for all countdowns that were started together.
  var isForWholeRun: Bool { ["next", "mute", "unmute", "silence"].contains(word) }

  /// Whether there is no answer to say.
  var isSilent: Bool { ["watch", "wait", "silence"].contains(word) }

  /// A command that is right.
  var example: String { word == "add" ? "speech-timer add 5m Tea" : "speech-timer \(word) Tea" }
}

extension Command {
  /// A command's word, with its arguments and meaning for help.
  struct Entry: Sendable {
    let word: String
    let arguments: String
    let help: String
    var group = Group.tools

    enum Group: String, CaseIterable {
      case ask = "Ask"
      case tell = "Tell"
      case tools = "Tools"
    }

    var synopsis: String { arguments.isEmpty ? word : "\(word) \(arguments)" }
  }

  private static let tools = [
    Entry(
      word: "start", arguments: "TIME | LABEL=TIME...",
      help: "Count down, one or several at once. The word may be left out."),
    Entry(
      word: "until", arguments: "WHEN",
      help: "Count down to a time of day, a date, or both: 17:30, 5:30pm, 2026-12-24, \"2026-12-24 18:00\", "
        + "2026-12-24T18:00:00+01:00, \"18:00 Europe/Madrid\". A time of day that has passed is that of tomorrow."),
    Entry(
      word: "routine", arguments: "LABEL=TIME...",
      help: "Count down one after another, as often as --repeat says; --last takes the place of the very last. "
        + "n goes on to the next."),
    Entry(
      word: "talk", arguments: "TIME,TIME,TIME",
      help:
        "Time a speech: count up, say green, yellow and red at these times, with one beep, two and three, "
        + "then each 15 seconds over; Space or q stops it with a verdict. With two times there is no yellow."),
    Entry(
      word: "restore", arguments: "[LABEL]",
      help:
        "Go on with a timer that was cut off by a crash, a kill or a shutdown, as it was started; options beside it "
        + "win. If its time is up meanwhile, say so. Of several, the name or number chooses. It tells what is left "
        + "first.",
      group: .tell),
    Entry(
      word: "say", arguments: "TIME...",
      help: "Print, and speak, each duration as it would be announced; with --json also its number words."),
    Entry(
      word: "check", arguments: "",
      help: "Try each way of being heard, saying a sentence, and print what came of it; "
        + "status 1 unless one was heard."),
    Entry(
      word: "ring", arguments: "FRACTION",
      help: "Print a ring that is as full as FRACTION says, from 0 to 1, or 30%; see --size, --svg and --color."),
    Entry(
      word: "goals", arguments: "LABEL=DONE/GOAL...",
      help:
        "Tell how many percent of each goal are reached, 100 not before the last bit, and draw a ring for each, "
        + "the first outermost: Move=520/600kcal. --label is said instead of \"Activity rings\"; see also --display, "
        + "--size, --svg and --color."
    ),
    Entry(word: "help", arguments: "[COMMAND]", help: "Show help."),
  ]

  static let table = tools + ControlWord.allCases.map(Entry.init)

  /// Words that people try, and what we call it.
  private static let otherNames = [
    "speak": "say", "speech": "talk", "pomodoro": "routine", "run": "start", "begin": "start", "timer": "start",
    "countdown": "start", "till": "until", "at": "until",
    "status": "left", "extend": "add", "cancel": "stop", "continue": "restore", "recover": "restore",
  ]

  /// The entry of a word in the table.
  static func entry(for word: String) throws(Failure) -> Entry {
    if let entry = table.first(where: { $0.word == word }) { return entry }
    let near = near(word).map { "Did you mean \($0)?" } ?? "Right would be: speech-timer help say"
    throw .usage("Not a command: \(word.shown). \(near)")
  }

  /// The command that a word may have been meant for.
  static func near(_ word: String) -> String? {
    otherNames[word] ?? closest(to: word, among: table.map(\.word))
  }
}

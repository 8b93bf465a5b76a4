internal import Glibc
internal import Manual
internal import SpeechTimer

/// Prints the manual: `speech-timer-manual man DATE <README.md`, or `html`.
@main struct Main {
  static func main() {
    var readme = ""
    while let line = readLine(strippingNewline: false) { readme += line }
    let manual = Manual(.own, readme: readme)
    switch CommandLine.arguments.dropFirst() {
    case ["html"]: print(HTMLPage(manual).text, terminator: "")
    case let arguments where arguments.count == 2 && arguments.first == "man":
      print(ManPage(manual, date: arguments.last ?? "").text, terminator: "")
    default:
      let line = "Right would be: speech-timer-manual man 2026-12-24 <README.md, or html instead of man and the date\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(2)
    }
  }
}

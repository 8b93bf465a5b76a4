internal import SpeechTimer

@main struct Main {
  static func main() async { await Program.main() }
}

internal import Phrasing
internal import Speaking

extension Completion.Known {
  /// Of this machine. What cannot be found out is not proposed.
  static let here = Completion.Known(
    locales: { languages.map { Completion.Candidate(word: $0.tag, help: $0.name) } },
    voices: { languages.map { Completion.Candidate(word: $0.voice, help: $0.name) } },
    devices: {
      (((try? AudioDevice.sinks()) ?? []) + AudioDevice.cards)
        .map { Completion.Candidate(word: $0.name, help: $0.description) }
    },
    timers: {
      ((try? Asking(Settings(), environment: .own).names()) ?? [])
        .map { Completion.Candidate(word: $0.name, help: $0.written) }
    })

  private static var languages: [(tag: String, name: String, voice: String)] { (try? Catalogs().names()) ?? [] }
}

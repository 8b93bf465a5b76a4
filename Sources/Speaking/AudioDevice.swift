internal import CALSA
internal import Glibc

/// Something that sound can be sent to by name.
package struct AudioDevice: Equatable, Sendable {
  package var name: String
  /// For a person; one line.
  package var description: String

  /// The sinks of the sound server.
  ///
  /// - Throws: `SpeechProblem.noOutput` where no server answers, `.outputHangs` where one does not within two seconds.
  package static func sinks() throws(SpeechProblem) -> [AudioDevice] {
    try PulseFacts.ask().sinks.map { AudioDevice(name: $0.name, description: $0.description) }
  }

  /// The devices that ALSA's configuration names.
  package static var cards: [AudioDevice] {
    alsa_be_quiet()
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard snd_device_name_hint(-1, "pcm", &hints) >= 0, let hints else { return [] }
    defer { snd_device_name_free_hint(hints) }
    var devices: [AudioDevice] = []
    var index = 0
    while let hint = hints[index] {
      index += 1
      // Those that name a direction and not this one only record.
      if let direction = text("IOID", of: hint), direction != "Output" { continue }
      guard let name = text("NAME", of: hint), !plugins.contains(name) else { continue }
      devices.append(AudioDevice(name: name, description: text("DESC", of: hint) ?? ""))
    }
    return devices
  }

  /// What ALSA lists beside devices: what converts sound on its way, leads elsewhere or throws it away.
  private static let plugins: Set = [
    "null", "lavrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix", "jack", "oss",
  ]

  private static func text(_ key: String, of hint: UnsafeMutableRawPointer) -> String? {
    guard let value = snd_device_name_get_hint(hint, key) else { return nil }
    defer { free(value) }
    return String(cString: value).speakable
  }
}

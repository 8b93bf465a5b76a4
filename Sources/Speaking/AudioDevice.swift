internal import CALSA
internal import Glibc

/// Something that sound can be sent to by name.
package struct AudioDevice: Equatable, Sendable {
  package var rung: SpeechRung
  package var name: String
  /// For a person; one line.
  package var description: String

  /// The sinks of the sound server, if one answers, and the devices that ALSA's configuration names.
  package static var all: [AudioDevice] {
    let facts = try? PulseFacts.ask()
    let sinks = (facts?.sinks ?? []).map { AudioDevice(rung: .pulse, name: $0.name, description: $0.description) }
    return sinks + cards
  }

  private static var cards: [AudioDevice] {
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
      devices.append(AudioDevice(rung: .alsa, name: name, description: text("DESC", of: hint) ?? ""))
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

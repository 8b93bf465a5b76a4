/// What somebody asked to speak.
package enum SpeechChoice: String, CaseIterable, Sendable {
  case auto, espeak, speechd, none

  /// The rungs to try, the best first.
  ///
  /// - Parameter readerIsActive: whether a screen reader speaks beside us; then its daemon keeps the two apart.
  package func rungs(readerIsActive: Bool) -> [SpeechRung] {
    switch (self, readerIsActive) {
    case (.auto, true): [.speechd, .pulse, .alsa]
    case (.auto, false): [.pulse, .alsa]
    case (.espeak, _): [.pulse, .alsa]
    case (.speechd, _): [.speechd]
    case (.none, _): []
    }
  }
}

/// A way for speech to be heard, the one that shares best first.
package enum SpeechRung: String, CaseIterable, Sendable {
  /// speech-dispatcher.
  case speechd
  /// espeak-ng through PulseAudio or PipeWire.
  case pulse
  /// espeak-ng through ALSA.
  case alsa
}

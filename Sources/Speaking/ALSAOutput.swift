internal import CALSA

/// A stream to a sound card through ALSA, for machines without a sound server.
final class ALSAOutput: AudioOutput {
  static let name = "ALSA"
  var name: String { Self.name }

  private var stream: OpaquePointer?

  /// - Parameter device: a device as ALSA's configuration names it; nil is `default`.
  /// - Throws: what the library says; a card that another program keeps for itself is busy.
  init(device: String?) throws(SpeechProblem.Refusal) {
    alsa_be_quiet()
    var result = snd_pcm_open(&stream, device ?? "default", SND_PCM_STREAM_PLAYBACK, 0)
    guard result >= 0, stream != nil else { throw Self.refusal(result) }
    result = snd_pcm_set_params(
      stream, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(SampleRate.hertz), 1, 60_000)
    guard result >= 0 else {
      close()
      throw Self.refusal(result)
    }
  }

  deinit { close() }

  func latency() throws(SpeechProblem) -> Duration {
    var frames: snd_pcm_sframes_t = 0
    let result = snd_pcm_delay(stream, &frames)
    // An underrun is no loss: what is written next is heard at once.
    guard result >= 0 else {
      try recover(result)
      return .zero
    }
    return Duration(samples: max(0, frames))
  }

  func write(_ samples: ArraySlice<Int16>) throws(SpeechProblem) {
    var rest = samples
    while !rest.isEmpty {
      let count = rest.withUnsafeBufferPointer { snd_pcm_writei(stream, $0.baseAddress, UInt($0.count)) }
      if count < 0 {
        try recover(Int32(count))
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  func drain() throws(SpeechProblem) {
    let result = snd_pcm_drain(stream)
    if result < 0 { try recover(result) }
  }

  func flush() { snd_pcm_drop(stream) }

  func close() {
    if let stream { snd_pcm_close(stream) }
    stream = nil
  }

  /// Goes on after an underrun or a suspended card.
  private func recover(_ result: Int32) throws(SpeechProblem) {
    let recovered = snd_pcm_recover(stream, result, 1)
    guard recovered >= 0 else { throw .outputLost(Self.refusal(recovered)) }
  }

  private static func refusal(_ result: Int32) -> SpeechProblem.Refusal {
    .init(output: name, reason: snd_strerror(result).map { String(cString: $0) } ?? "\(result)")
  }
}

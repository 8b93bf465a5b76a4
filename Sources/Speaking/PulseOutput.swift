internal import CPulse

/// A stream to PulseAudio, or to PipeWire in its place.
final class PulseOutput: AudioOutput {
  static let name = "PulseAudio"
  var name: String { Self.name }

  private var stream: OpaquePointer?

  /// - Parameter device: the sink; nil is the server's default.
  /// - Throws: what the library says, at once where there is no server; a hanging server takes half a minute.
  init(device: String?) throws(SpeechProblem.Refusal) {
    let order = 1.littleEndian == 1 ? PA_SAMPLE_S16LE : PA_SAMPLE_S16BE
    var format = pa_sample_spec(format: order, rate: UInt32(SampleRate.hertz), channels: 1)
    // What is in the server's buffer is heard after a request to be silent, so it is kept short.
    let bytes = UInt32(Duration.milliseconds(60).samples * 2)
    var buffer = pa_buffer_attr(maxlength: .max, tlength: bytes, prebuf: .max, minreq: .max, fragsize: .max)
    var reason: Int32 = 0
    stream = pa_simple_new(
      nil, "speech-timer", PA_STREAM_PLAYBACK, device, "Speech", &format, nil, &buffer, &reason)
    guard stream != nil else { throw Self.refusal(reason) }
  }

  deinit { close() }

  func latency() throws(SpeechProblem) -> Duration {
    var reason: Int32 = 0
    let latency = pa_simple_get_latency(stream, &reason)
    guard reason == 0 else { throw .outputLost(Self.refusal(reason)) }
    return .microseconds(Int64(latency))
  }

  func write(_ samples: ArraySlice<Int16>) throws(SpeechProblem) {
    var reason: Int32 = 0
    let result = samples.withUnsafeBytes { pa_simple_write(stream, $0.baseAddress, $0.count, &reason) }
    guard result == 0 else { throw .outputLost(Self.refusal(reason)) }
  }

  func drain() throws(SpeechProblem) {
    var reason: Int32 = 0
    guard pa_simple_drain(stream, &reason) == 0 else { throw .outputLost(Self.refusal(reason)) }
  }

  func flush() { pa_simple_flush(stream, nil) }

  func close() {
    if let stream { pa_simple_free(stream) }
    stream = nil
  }

  private static func refusal(_ reason: Int32) -> SpeechProblem.Refusal {
    .init(output: name, reason: pa_strerror(reason).map { String(cString: $0) } ?? "\(reason)")
  }
}

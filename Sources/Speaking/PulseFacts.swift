internal import CPulse

/// What a sound server tells of itself.
package struct PulseFacts: Equatable, Sendable {
  /// "PulseAudio (on PipeWire 0.3.65)", "pulseaudio".
  package var server = ""
  package var version = ""
  /// The name of the sink that sound goes to unless told otherwise.
  package var defaultSink = ""
  package var sinks: [Sink] = []

  /// What a server sends sound to: a card, headphones, another machine.
  package struct Sink: Equatable, Sendable {
    package var name: String
    /// For a person.
    package var description: String
    package var isMuted: Bool
    /// The loudest channel's, in percent.
    package var volume: Int

    package init(name: String, description: String, isMuted: Bool, volume: Int) {
      self.name = name
      self.description = description
      self.isMuted = isMuted
      self.volume = volume
    }

    var isAudible: Bool { !isMuted && volume > 0 }
  }

  /// The sink that sound goes to, by its name or by default; nil where that is none of the server's.
  package func sink(_ name: String?) -> Sink? {
    // By these names ALSA reaches the server.
    let isServer = name == nil || ["default", "pulse", "pipewire"].contains(name)
    return sinks.first { $0.name == name } ?? (isServer ? sinks.first { $0.name == defaultSink } : nil)
  }

  /// That the output is muted, where a server answers and says so.
  static func muting(of device: String?) -> SpeechProblem? {
    (try? ask())?.sink(device).flatMap { $0.isAudible ? nil : .outputMuted($0.description) }
  }

  /// Asks the server; it is not started where none runs.
  ///
  /// - Parameter limit: how long it may take, since a server may hang.
  /// - Throws: `SpeechProblem.outputHangs`, or `.noOutput` with the library's reason.
  package static func ask(within limit: Duration = .seconds(2)) throws(SpeechProblem) -> PulseFacts {
    let inquiry = PulseInquiry(within: limit)
    return try inquiry.run()
  }
}

/// One conversation with a sound server, on the calling thread.
private final class PulseInquiry {
  private var facts = PulseFacts()
  private var pending = 2
  private let deadline: ContinuousClock.Instant
  private let loop = pa_mainloop_new()
  private let context: OpaquePointer?

  init(within limit: Duration) {
    deadline = .now + limit
    context = pa_context_new(pa_mainloop_get_api(loop), "speech-timer")
  }

  deinit {
    if let context {
      pa_context_disconnect(context)
      pa_context_unref(context)
    }
    if let loop { pa_mainloop_free(loop) }
  }

  func run() throws(SpeechProblem) -> PulseFacts {
    guard pa_context_connect(context, nil, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0 else { throw refusal }
    while pa_context_get_state(context) != PA_CONTEXT_READY { try iterate() }
    let me = Unmanaged.passUnretained(self).toOpaque()
    let operations = [
      pa_context_get_server_info(context, Self.serverIsThere, me),
      pa_context_get_sink_info_list(context, Self.sinkIsThere, me),
    ]
    defer { for case let operation? in operations { pa_operation_unref(operation) } }
    while pending > 0 { try iterate() }
    return facts
  }

  private func iterate() throws(SpeechProblem) {
    guard PA_CONTEXT_IS_GOOD(pa_context_get_state(context)) != 0 else { throw refusal }
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { throw .outputHangs(PulseOutput.name) }
    pa_mainloop_prepare(loop, Int32(left / .microseconds(1)))
    pa_mainloop_poll(loop)
    pa_mainloop_dispatch(loop)
  }

  private var refusal: SpeechProblem {
    let reason = pa_strerror(pa_context_errno(context)).map { String(cString: $0) }
    return .noOutput([.init(output: PulseOutput.name, reason: reason ?? "no reason given")])
  }

  private static let serverIsThere: pa_server_info_cb_t = { _, info, me in
    guard let me else { return }
    let inquiry = Unmanaged<PulseInquiry>.fromOpaque(me).takeUnretainedValue()
    inquiry.pending -= 1
    guard let info = info?.pointee else { return }
    inquiry.facts.server = text(info.server_name)
    inquiry.facts.version = text(info.server_version)
    inquiry.facts.defaultSink = text(info.default_sink_name)
  }

  private static let sinkIsThere: pa_sink_info_cb_t = { _, info, end, me in
    guard let me else { return }
    let inquiry = Unmanaged<PulseInquiry>.fromOpaque(me).takeUnretainedValue()
    guard end == 0, let info else {
      inquiry.pending -= 1
      return
    }
    var volume = info.pointee.volume
    inquiry.facts.sinks.append(
      PulseFacts.Sink(
        name: text(info.pointee.name), description: text(info.pointee.description), isMuted: info.pointee.mute != 0,
        volume: Int((Double(pa_cvolume_max(&volume)) * 100 / Double(PA_VOLUME_NORM)).rounded())))
  }

  private static func text(_ string: UnsafePointer<CChar>?) -> String {
    string.map { String(cString: $0).speakable } ?? ""
  }
}

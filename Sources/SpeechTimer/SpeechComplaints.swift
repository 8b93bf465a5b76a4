internal import Speaking

extension Failure {
  /// Why speech fails in a run, and what becomes of the announcements; where a device was asked for, that may be why.
  /// `isAlone` says whether a tone can still be heard.
  init(_ problem: SpeechProblem, device: String? = nil, isAlone: Bool = true) {
    self =
      switch problem {
      case .outOfRange, .voiceNotFound: .usage("\(problem.words).")
      // It ends in an example, to which no full stop belongs.
      case .wavNotMade: .usage(problem.words)
      case .wavFull, .wavNotWritten, .recovered, .voiceSilent: .failed("\(problem.words).")
      case .outputMuted: .silence("\(problem.words).")
      case .speechDataMissing, .synthesisFailed, .daemonMissing, .daemonHangs:
        !isAlone
          ? .silence("\(problem.words). Announcements are printed only.")
          : .failed("\(problem.words). Announcements are printed, and the end is a tone.")
      case .noOutput, .outputHangs, .outputStalls, .outputLost:
        .silence("\(problem.words(on: device)). Announcements are printed only.")
      }
  }

  /// Why the tone at the end is not heard; `isAlone` says whether words can be.
  init(ofTone problem: SpeechProblem, device: String?, isAlone: Bool) {
    if case .recovered = problem {
      self = Failure(problem)
    } else {
      let text = "\(problem.words(on: device)). There is no tone."
      self = isAlone ? .failed(text) : .silence(text)
    }
  }

  /// Why nothing begins that is for the ear alone.
  init(refusing problem: SpeechProblem) {
    if case .speechDataMissing = problem { self = .failed("\(problem.words).") } else { self = Failure(problem) }
  }
}

extension SpeechProblem {
  /// The same as `words`, where a device was asked for, which may be why.
  func words(on device: String?) -> String {
    guard let device, case .noOutput(let refusals) = self else { return words }
    return "No sound on --device \(device.shown): \(Self.reasons(refusals)); --list-devices names those there are"
  }

  /// The same as `words`, of a sound server beside which ALSA may do.
  var wordsOfServer: String {
    guard case .noOutput(let refusals) = self else { return words }
    return "No sound server: \(Self.reasons(refusals)); start PipeWire or PulseAudio"
  }

  /// A sentence without its full stop, that ends in what to do about it.
  var words: String {
    switch self {
    case .outOfRange(let setting, let value, let allowed):
      "--\(setting.rawValue) \(value): not from \(allowed.lowerBound) to \(allowed.upperBound)"
    case .voiceNotFound(let name): "--voice \(name.shown): espeak-ng has no such voice; espeak-ng --voices lists them"
    case .speechDataMissing: "No speech: espeak-ng finds no data; install espeak-ng-data"
    case .synthesisFailed(let code): "No speech: espeak-ng refused a text (\(code)); choose another voice with --voice"
    case .voiceSilent(let voice, let text):
      "No speech: the voice \(voice) says nothing for \(text.shown); choose another with --voice"
    case .noOutput(let refusals): "No sound: \(Self.reasons(refusals)); start PipeWire or PulseAudio"
    case .outputHangs(let name): "No sound: \(name) does not answer; restart it"
    case .outputStalls(let name): "No sound: \(name) has stopped playing; resume its output, or restart it"
    case .outputLost(let refusal): "No sound: \(Self.reasons([refusal])); plug the output in again, or restart it"
    case .outputMuted(let name): "No sound: the output \(name.shown) is muted; turn it up"
    case .wavNotMade(let path, let reason): "--wav \(path.shown): \(reason). Right would be: --wav exam.wav"
    case .wavNotWritten(let path, let reason):
      "--wav \(path.shown): \(reason); the file is not whole; make room, or write it elsewhere"
    case .wavFull(let path): "--wav \(path.shown): a WAV file holds no more than 27 hours; the rest is left out"
    case .daemonMissing(let reason):
      "No speech-dispatcher: \(reason); \(Self.wayToDaemon), or choose --speech espeak"
    case .daemonHangs: "No speech: speech-dispatcher does not answer; restart it, or choose --speech espeak"
    case .recovered(let name): "Sound again: \(name)"
    }
  }

  /// Where one is installed and does not start, most often a voice module of it does not.
  private static var wayToDaemon: String {
    Speech.hasDaemon
      ? "restart it, look for its voice module in its log ($XDG_RUNTIME_DIR/speech-dispatcher/log)"
      : "install speech-dispatcher"
  }

  fileprivate static func reasons(_ refusals: [Refusal]) -> String {
    refusals.map { "\($0.output): \($0.reason)" }.joined(separator: "; ")
  }
}

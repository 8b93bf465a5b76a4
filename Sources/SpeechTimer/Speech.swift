internal import Phrasing
internal import Speaking

/// Who speaks in a run.
enum Speech {
  /// The speaker of a run, or of a rehearsal, that began at `start`; nil where nothing is spoken. Why speech that could be
  /// expected is missing goes to `report`.
  static func speaker(
    _ settings: Settings, catalog: Catalog, environment: Environment, start: ContinuousClock.Instant,
    report: @escaping @Sendable (Failure) -> Void
  ) throws(Failure) -> (any Speaker)? {
    if let path = settings.wav {
      do throws(SpeechProblem) {
        let recital = try recital(settings, catalog: catalog)
        return try WavSpeaker(path: path, recital: recital) { report(Failure($0)) }
      } catch {
        throw Failure(error)
      }
    }
    guard settings.isSpoken else { return nil }
    if settings.speech == .auto, environment["SSH_CONNECTION"] != nil, environment["PULSE_SERVER"] == nil {
      report(Failure.failed("No sound over ssh without PULSE_SERVER. Announcements are printed only."))
      return nil
    }
    do throws(SpeechProblem) {
      let recital = try recital(settings, catalog: catalog)
      _ = recital
      return nil
    } catch .speechDataMissing {
      report(Failure(.speechDataMissing))
      return nil
    } catch {
      throw Failure(error)
    }
  }

  private static func recital(_ settings: Settings, catalog: Catalog) throws(SpeechProblem) -> Recital {
    let engine = try EspeakEngine.start()
    let name = settings.voice ?? catalog.voice
    guard engine.hasVoice(name) else { throw .voiceNotFound(name) }
    let voice = try Voice(
      name: name, rate: settings.rate ?? 175, pitch: settings.pitch ?? 50, volume: settings.volume ?? 100)
    return Recital(engine, in: voice)
  }
}

extension Settings {
  /// Whether anything is to be played: not in a rehearsal, and beside JSON only if it was asked for.
  var isSpoken: Bool {
    switch speech {
    case .none: false
    case .espeak: !rehearses
    case .auto: !rehearses && display != .json
    }
  }
}

extension Failure {
  init(_ problem: SpeechProblem) {
    self =
      switch problem {
      case .outOfRange(let setting, let value, let allowed):
        .usage("--\(setting.rawValue) \(value): not from \(allowed.lowerBound) to \(allowed.upperBound).")
      case .voiceNotFound(let name):
        .usage("--voice \(name.shown): espeak-ng has no such voice. espeak-ng --voices lists them.")
      case .speechDataMissing:
        .failed("No speech: espeak-ng finds no data; install espeak-ng-data. Announcements are printed only.")
      case .synthesisFailed(let code):
        .failed("No speech: espeak-ng refused a text (\(code)). Announcements are printed only.")
      case .voiceSilent(let voice, let text):
        .failed("No speech: the voice \(voice) says nothing for \(text.shown). Choose another with --voice.")
      case .noOutput(let refusals):
        .failed("No sound: \(Self.reasons(refusals)). Announcements are printed only.")
      case .outputHangs(let name):
        .failed("No sound: \(name) does not answer. Announcements are printed only.")
      case .outputLost(let refusal):
        .failed("No sound: \(Self.reasons([refusal])). Announcements are printed only.")
      case .wavNotWritten(let path, let reason):
        .failed("--wav \(path.shown): \(reason). Right would be: --wav exam.wav")
      case .wavFull(let path):
        .failed("--wav \(path.shown): a WAV file holds no more than 27 hours; the rest is left out.")
      case .daemonMissing(let reason):
        .failed("No speech-dispatcher: \(reason). Announcements are printed only.")
      case .daemonHangs:
        .failed("No speech: speech-dispatcher does not answer. Announcements are printed only.")
      case .recovered(let name): .failed("Sound again: \(name).")
      }
  }

  private static func reasons(_ refusals: [SpeechProblem.Refusal]) -> String {
    refusals.map { "\($0.output): \($0.reason)" }.joined(separator: "; ")
  }
}

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
    if settings.speech == .speechd {
      return SpeechdSpeaker(language: catalog.tag, start: start) { report(Failure($0)) }
    }
    do throws(SpeechProblem) {
      let recital = try recital(settings, catalog: catalog)
      return EspeakSpeaker(recital, through: SoundLadder(device: settings.device), start: start) { report(Failure($0)) }
    } catch .speechDataMissing {
      report(Failure(.speechDataMissing))
      return nil
    } catch {
      throw Failure(error)
    }
  }

  /// Who makes the sound, as it was asked for.
  static func recital(_ settings: Settings, catalog: Catalog) throws(SpeechProblem) -> Recital {
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
    case .espeak, .speechd: !rehearses
    case .auto: !rehearses && display != .json
    }
  }
}

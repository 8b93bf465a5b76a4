internal import Glibc
internal import Phrasing
internal import Speaking
internal import Surroundings
internal import Synchronization

/// Who speaks in a run.
enum Speech {
  /// The speaker of a run, or of a rehearsal, that began at `start`; nil where nothing is spoken. Why speech that could
  /// be expected is missing goes to `complain`.
  static func speaker(
    _ settings: Settings, catalog: Catalog, surroundings look: @autoclosure () -> Surroundings,
    environment: Environment,
    start: ContinuousClock.Instant,
    complain: @escaping @Sendable (Failure) -> Void
  ) throws(Failure) -> (any Speaker)? {
    if let path = settings.wav {
      do throws(SpeechProblem) {
        let recital = try recital(settings, catalog: catalog)
        return try WavSpeaker(path: path, recital: recital) { problem in
          if problem != readerIsGone { complain(Failure(problem)) }
        }
      } catch {
        throw Failure(refusing: error)
      }
    }
    let chimesOnly = !settings.isSpoken && !settings.rehearses && settings.alerts.contains(.chime)
    guard settings.isSpoken || chimesOnly else { return nil }
    // Only now: looking around takes longer than all else here.
    let surroundings = look()
    if isOutOfEarshot(settings, surroundings, environment) {
      complain(.failed("No sound over ssh without PULSE_SERVER. Announcements are printed only."))
      return nil
    }
    let dictates = !chimesOnly && rungs(settings, surroundings).first == .speechd
    let device = dictates ? nil : settings.device
    do throws(SpeechProblem) {
      let speaker =
        dictates
        ? try dictating(settings, catalog: catalog, start: start, complain: complain)
        : sounding(
          chimesOnly ? try tones(settings) : try recitalOrTone(settings, catalog: catalog), on: device, start: start
        ) { complain(Failure($0, device: device)) }
      return MuteWatch(over: speaker, of: device) { complain(Failure($0)) }
    } catch {
      throw Failure(error)
    }
  }

  /// speech-dispatcher speaks and, where it was not asked for by name, espeak-ng once that has failed; the tone is
  /// ours.
  private static func dictating(
    _ settings: Settings, catalog: Catalog, start: ContinuousClock.Instant,
    complain: @escaping @Sendable (Failure) -> Void
  ) throws(SpeechProblem) -> any Speaker {
    let unheeded = [
      ("--voice", settings.voice != nil), ("--rate", settings.rate != nil), ("--pitch", settings.pitch != nil),
      ("--device", settings.device != nil),
    ].filter(\.1).map(\.0)
    if !unheeded.isEmpty {
      complain(
        .failed(
          "speech-dispatcher has its own settings instead of \(unheeded.joined(separator: ", ")); "
            + "choose --speech espeak for these."))
    }
    let device = settings.device
    let losses = Losses()
    let tones = sounding(try tones(settings), on: device, start: start) { problem in
      complain(Failure(ofTone: problem, device: device, isAlone: losses.note(problem, of: .tone)))
    }
    // Made now, since espeak-ng has to be started before there are threads.
    let other = settings.speech == .auto ? try recitalOrTone(settings, catalog: catalog) : nil
    return ChimingSpeaker(tones, on: RunQueue.shared) { wordsFailed in
      guard let other else {
        return SpeechdSpeaker(language: catalog.tag, start: start) { problem in
          wordsFailed(problem)
          complain(Failure(problem, isAlone: losses.note(problem, of: .words)))
        }
      }
      return FallbackSpeaker { failed in
        SpeechdSpeaker(language: catalog.tag, start: start) { problem in
          // From then on the other speaks, whether or not the daemon comes back.
          if case .recovered = problem { return }
          complain(.failed("\(problem.words). espeak-ng speaks instead."))
          failed(problem)
        }
      } else: {
        sounding(other, on: device, start: start) { complain(Failure($0, device: device)) }
      }
    }
  }

  /// What of words and tone cannot be heard, where each has its own way to the ear.
  private final class Losses: Sendable {
    enum Part { case words, tone }

    private let lost = Mutex<Set<Part>>([])

    /// Takes note of what became of one; says whether it is the only one that is lost.
    func note(_ problem: SpeechProblem, of part: Part) -> Bool {
      lost.withLock { lost in
        if case .recovered = problem { lost.remove(part) } else { lost.insert(part) }
        return lost.count < 2
      }
    }
  }

  /// Who plays something through the sound server or the card.
  private static func sounding(
    _ recital: Recital, on device: String?, start: ContinuousClock.Instant,
    report: @escaping @Sendable (SpeechProblem) -> Void
  ) -> any Speaker {
    EspeakSpeaker(recital, through: SoundLadder(device: device), start: start, report: report)
  }

  /// The tone, as loud as the voice.
  private static func tones(_ settings: Settings) throws(SpeechProblem) -> Recital {
    try Recital(tonesAt: settings.volume ?? 100)
  }

  /// Who makes the sound of a run, which begins without espeak-ng's data as well: then the end is a tone.
  static func recitalOrTone(_ settings: Settings, catalog: Catalog) throws(SpeechProblem) -> Recital {
    do throws(SpeechProblem) { return try recital(settings, catalog: catalog) } catch .speechDataMissing {
      return Recital(Speechless(.speechDataMissing), in: try Voice(name: "", volume: settings.volume ?? 100))
    }
  }

  /// Who reads the sound may stop when it has heard enough.
  private static var readerIsGone: SpeechProblem {
    .wavNotWritten(path: "-", reason: String(cString: strerror(EPIPE)))
  }

  /// How a run ends whose speech is over: a file that is not whole is a failure.
  static func ending(_ ending: Session.Ending, of speaker: (any Speaker)?) -> Session.Ending {
    guard let problem = (speaker as? WavSpeaker)?.problem, problem != readerIsGone else { return ending }
    switch ending {
    case .timeIsUp, .answered: return .failed(.failed)
    case .stopped, .failed, .signal, .outputClosed, .relayed: return ending
    }
  }

  /// Starts espeak-ng where it may be needed. That takes some milliseconds, by which the first words would be late.
  static func makeReady(_ settings: Settings, catalog: Catalog) {
    if settings.isSpoken, settings.wav == nil, settings.speech != .speechd {
      _ = try? recital(settings, catalog: catalog)
    }
  }

  /// Who makes the sound, as it was asked for.
  static func recital(_ settings: Settings, catalog: Catalog) throws(SpeechProblem) -> Recital {
    let engine = try EspeakEngine.start()
    let name = settings.voice ?? catalog.voice
    guard engine.hasVoice(name) else { throw .voiceNotFound(name) }
    let voice = try Voice(
      name: name, rate: settings.rate ?? Voice.Setting.rate.usual, pitch: settings.pitch ?? Voice.Setting.pitch.usual,
      volume: settings.volume ?? Voice.Setting.volume.usual)
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

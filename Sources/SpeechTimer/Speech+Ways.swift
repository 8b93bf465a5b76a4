internal import Glibc
internal import Phrasing
internal import Speaking
internal import Surroundings

/// The ways in which a run can be heard.
extension Speech {
  /// Refuses a run in which speech cannot be heard.
  static func require(
    _ settings: Settings, catalog: Catalog, surroundings: Surroundings, environment: Environment
  ) async throws(Failure) {
    // A file is heard later, and whether it can be made is seen at the start.
    guard settings.wav == nil else { return }
    guard settings.isSpoken else {
      throw .usage("--require-speech where nothing is spoken. Right would be: --require-speech --speech espeak")
    }
    guard settings.volume != 0 else {
      throw .usage("--require-speech beside --volume 0: there is nothing to be heard. Right would be: --volume 100")
    }
    if isOutOfEarshot(settings, surroundings, environment) {
      throw .failed("No sound over ssh without PULSE_SERVER. Without --require-speech it would start all the same.")
    }
    let check: SpeechCheck
    do throws(SpeechProblem) {
      check = SpeechCheck(
        try recital(settings, catalog: catalog), device: settings.device, language: catalog.tag,
        patience: .seconds(2))
    } catch {
      throw Failure(refusing: error)
    }
    var obstacles: [String] = []
    for rung in rungs(settings, surroundings) {
      guard let obstacle = await check.obstacle(to: rung) else { return }
      let text = "\(obstacle.words(on: settings.device))."
      if !obstacles.contains(text) { obstacles.append(text) }
    }
    throw .failed("\(obstacles.joined(separator: " ")) Without --require-speech it would start all the same.")
  }

  /// Whether what is played here is heard by nobody who asked: the ears are at the other end of ssh.
  static func isOutOfEarshot(
    _ settings: Settings, _ surroundings: Surroundings, _ environment: Environment
  ) -> Bool {
    settings.speech == .auto && surroundings.isRemote && environment["PULSE_SERVER"] == nil
  }

  /// The ways to be heard that may be tried, the best first.
  static func rungs(_ settings: Settings, _ surroundings: Surroundings) -> [SpeechRung] {
    let rungs = settings.speech.rungs(readerIsActive: surroundings.reader.isActive)
    return settings.speech == .auto && !hasDaemon ? rungs.filter { $0 != .speechd } : rungs
  }

  /// Whether there is a speech-dispatcher, which starts itself when it is spoken to.
  static var hasDaemon: Bool {
    ["/usr/bin", "/usr/local/bin"].contains { access("\($0)/speech-dispatcher", X_OK) == 0 }
  }
}

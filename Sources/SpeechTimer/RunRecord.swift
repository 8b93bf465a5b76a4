package import Announcing
internal import FoundationEssentials
internal import Timing

/// What is written down of a run, so that another one can go on with it.
package struct RunRecord: Codable, Equatable, Sendable {
  /// How it is written; another program may write otherwise.
  static let currentVersion = 1
  /// More bytes than this are read from no file, and written to none.
  package static let largest = 200_000

  var version = RunRecord.currentVersion
  /// The command line that says the same as that of the run.
  var arguments: [String]
  /// When the clock times on it were read, in seconds since 1970 (UTC).
  var began: Double
  /// The instant that all others are counted from, in seconds.
  var start: Anchor
  /// When this was so.
  var at: Double
  var isMuted: Bool
  var countdowns: [Entry]

  /// One countdown.
  struct Entry: Codable, Equatable, Sendable {
    enum Phase: String, Codable { case idle, running, paused, held, finished }

    var label: String?
    var phase: Phase
    /// Of one that runs, is held or has finished.
    var end: Double?
    /// Of a paused one.
    var remaining: Double?
    var duration: Double
    var original: Double
    var target: Double?
    /// Of one that is a step of several: how many are over, and how long those take that follow, unless that is
    /// forever.
    var stepsDone: Int?
    var following: Double?
    /// Of one that has finished: whether more is to be told.
    var isToldAgain: Bool?
  }

  /// Why nobody can go on with what was written down.
  package enum Problem: Error, Equatable {
    case unreadable
    case newer(version: Int)

    var reason: String {
      switch self {
      case .unreadable: "it is no record of a run"
      case .newer(let version): "a newer speech-timer wrote it (version \(version))"
      }
    }
  }
}

extension RunRecord {
  private struct Version: Decodable { var version: Int }

  /// - Throws: `Problem.newer` where a newer program wrote it, `unreadable` where it is no record or cannot be true.
  package init(_ bytes: [UInt8]) throws(Problem) {
    let data = Data(bytes)
    guard let version = try? JSONDecoder().decode(Version.self, from: data).version else { throw .unreadable }
    if version > Self.currentVersion { throw .newer(version: version) }
    guard let record = try? JSONDecoder().decode(RunRecord.self, from: data), record.isPlausible else {
      throw .unreadable
    }
    self = record
  }

  /// Nil where it would be too large to be read again.
  package var bytes: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self), data.count <= Self.largest else { return nil }
    return Array(data)
  }

  /// How the countdowns stand, with instants counted from another run's start.
  ///
  /// Clocks may be wrong after the machine was started anew; there is never more time than there was.
  package func standings(from start: Anchor) -> [Narrator.Standing] {
    countdowns.map { entry in
      var standing = entry.standing
      let passed =
        standing.countdown.followsClock ? start.wall - self.start.wall : max(at, self.start.seconds(to: start))
      standing.countdown = standing.countdown.counted(from: .seconds(passed))
      return standing
    }
  }

  func standing(from start: Anchor) -> Session.Standing {
    Session.Standing(countdowns: standings(from: start), isMuted: isMuted)
  }

  private var isPlausible: Bool {
    let times = [began, start.wall, start.boot, at]
    return version > 0 && times.allSatisfy(\.isPlausible) && countdowns.allSatisfy(\.isPlausible)
      && countdowns.contains(where: \.isGoing)
  }
}

extension RunRecord.Entry {
  init(_ narrator: Narrator.Standing) {
    let standing = narrator.countdown
    label = narrator.label
    if narrator.stepsDone > 0 || narrator.following != .zero {
      stepsDone = narrator.stepsDone
      following = narrator.following.map { $0 / .seconds(1) }
    }
    isToldAgain = narrator.isToldAgain ? true : nil
    duration = standing.duration / .seconds(1)
    original = standing.original / .seconds(1)
    target = standing.target.map { $0 / .seconds(1) }
    switch standing.phase {
    case .idle: phase = .idle
    case .running(let end): (phase, self.end) = (.running, end / .seconds(1))
    case .held(let end): (phase, self.end) = (.held, end / .seconds(1))
    case .finished(let end): (phase, self.end) = (.finished, end / .seconds(1))
    case .paused(let left): (phase, remaining) = (.paused, left / .seconds(1))
    }
  }

  /// Whether there is anything to go on with.
  var isGoing: Bool { standing.isGoing }

  var standing: Narrator.Standing {
    let end = Duration.seconds(end ?? 0)
    let phase: Countdown.Phase =
      switch phase {
      case .idle: .idle
      case .running: .running(until: end)
      case .held: .held(until: end)
      case .finished: .finished(at: end)
      case .paused: .paused(remaining: .seconds(remaining ?? 0))
      }
    let countdown = Countdown.Standing(
      phase: phase, duration: .seconds(duration), original: .seconds(original), target: target.map { .seconds($0) })
    return Narrator.Standing(
      label: label, countdown, stepsDone: stepsDone ?? 0,
      following: stepsDone == nil ? .zero : following.map { .seconds($0) },
      isToldAgain: isToldAgain ?? false)
  }

  fileprivate var isPlausible: Bool {
    let isWhole =
      switch phase {
      case .idle: true
      case .running, .held, .finished: end != nil
      case .paused: remaining.map { $0 >= 0 } ?? false
      }
    let lengths = [duration, original, remaining ?? 0]
    return isWhole && (0...1_000_000_000).contains(stepsDone ?? 0)
      && [end ?? 0, target ?? 0, following ?? 0].allSatisfy(\.isPlausible)
      && lengths.allSatisfy { (0...(Countdown.longest / .seconds(1))).contains($0) }
  }
}

extension Double {
  /// Whether this many seconds can be reckoned with.
  fileprivate var isPlausible: Bool { (-1e11...1e11).contains(self) }
}

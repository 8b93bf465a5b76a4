internal import Announcing
internal import Phrasing
internal import Timing

/// A run that ended without being told to, and how it would stand now.
struct CutOff: Sendable {
  let run: String
  let record: RunRecord
  /// The countdowns with time left, and how much; nil: later steps of theirs have begun.
  private let left: [(label: String?, remaining: Duration?)]
  /// If there are none, how long ago the last end was.
  let overdue: Duration?

  init(run: String, record: RunRecord, now: Anchor) {
    self.run = run
    self.record = record
    var left: [(String?, Duration?)] = []
    var overdue: Duration?
    for narrator in record.standings(from: now) where narrator.isGoing {
      let remaining = Countdown(narrator.countdown).remaining(at: .zero)
      let all = narrator.following.map { remaining + $0 }
      if let all, all <= .zero {
        overdue = min(overdue ?? .zero - all, .zero - all)
      } else {
        left.append((narrator.label, remaining > .zero ? remaining : nil))
      }
    }
    self.left = left
    self.overdue = left.isEmpty ? overdue : nil
  }

  /// The names of the countdowns, for one line.
  var names: String { record.names }

  /// Whether a countdown of it has this name.
  func isNamed(_ name: String) -> Bool {
    record.countdowns.contains { $0.label?.lowercased() == name.lowercased() }
  }

  /// "Tea was cut off with 12 minutes left, Eggs with 1 minute." `phraser` is that of English.
  func sentence(_ phraser: Phraser) -> String {
    guard let first = left.first else {
      return
        "\(names) \(record.isOfOne ? "was" : "were") cut off, and time was up \(phraser.left(overdue ?? .zero)) ago."
    }
    guard let remaining = first.remaining else {
      return "\(first.label.shownName) was cut off, and is over; what follows it is not."
    }
    let others = left.dropFirst().compactMap { other in
      other.remaining.map { ", \(other.label.shownName) with \(phraser.left($0))" }
    }
    return "\(first.label.shownName) was cut off with \(phraser.left(remaining)) left\(others.joined())."
  }

  /// "Tea, 12 minutes left", for a list.
  func summary(_ phraser: Phraser) -> String {
    guard let first = left.first else { return "\(names), time is up" }
    return first.remaining.map { "\(names), \(phraser.left($0)) left" } ?? names
  }
}

extension [CutOff] {
  /// Those that a name means, or else their number among all, counted from 1.
  func indices(of name: String) -> [Int] {
    if let number = Int(name), indices.contains(number - 1) { return [number - 1] }
    return indices.filter { self[$0].isNamed(name) }
  }

  /// What is to be typed to have one of them, if there are several.
  func nameToType(_ index: Int) -> String {
    let name = self[index].record.countdowns.lazy.filter(\.isGoing).compactMap(\.label).first {
      indices(of: $0) == [index]
    }
    guard let label = name?.shownName, indices(of: label) == [index] else { return String(index + 1) }
    let isOneWord = label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return isOneWord ? label : "\"\(label)\""
  }
}

extension RunRecord {
  /// The names of the countdowns that are not over, for one line.
  var names: String { going.map(\.label.shownName).joined(separator: ", ") }

  var isOfOne: Bool { going.count == 1 }

  private var going: [Entry] { countdowns.filter(\.isGoing) }
}

extension Phraser {
  /// For what is told on standard error.
  static var english: Phraser {
    get throws { Phraser(catalog: try Catalogs().catalog(for: LocaleRequest(option: "en", environment: [:]))) }
  }

  /// What is left, as it is told to whoever asks.
  fileprivate func left(_ duration: Duration) -> String {
    phrase(for: Announcement(.answered, at: .zero, remaining: duration, duration: duration), endingAt: nil).written
  }
}

extension String {
  fileprivate var shownName: String? {
    let name = cleaned(longest: 40)
    return name.isEmpty ? nil : name
  }
}

extension String? {
  fileprivate var shownName: String { flatMap(\.shownName) ?? "A timer" }
}

extension Settings {
  /// How long after its end a run that was cut off is told of.
  func within(_ notation: TimeNotation) throws(Failure) -> Duration {
    guard let within else { return .seconds(3_600) }
    return try notation.duration(within, for: "--within", example: "--within 2h")
  }
}

internal import Announcing
internal import Phrasing
internal import Timing

/// A run that ended without being told to, and how it would stand now.
struct CutOff: Sendable {
  let run: String
  let record: RunRecord
  /// The countdowns with time left, and how much; nil: later steps of theirs have begun.
  let left: [(label: String?, remaining: Duration?)]
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

extension Settings {
  /// How long after its end a run that was cut off is told of.
  func within(_ notation: TimeNotation) throws(Failure) -> Duration {
    guard let within else { return .seconds(3_600) }
    return try notation.duration(within, for: "--within", example: "--within 2h")
  }
}

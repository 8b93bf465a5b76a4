internal import Announcing
internal import Phrasing
internal import Timing

/// What is told of it on standard error.
extension CutOff {
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
  /// The name without what a line cannot show; nil if nothing is left.
  var shownName: String? {
    let name = cleaned(longest: 40)
    return name.isEmpty ? nil : name
  }
}

extension String? {
  var shownName: String { flatMap(\.shownName) ?? "A timer" }
}

internal import CICU

/// Joins the parts of a duration, "1 hora, 1 minuto y 5 segundos", or goals, however many.
struct ListJoiner: Sendable {
  private enum Way: Sendable {
    case unicode(UnicodeList)
    case patterns(Catalog.ListPattern)
  }

  private let way: Way

  /// CLDR's ways: the parts of a measure, of which some languages put nothing between; things that are named, mostly
  /// with "and"; or these as short as the language has it, in English with commas alone.
  enum Kind: Sendable {
    case measure, and, narrow
  }

  /// By CLDR's patterns of a locale.
  init(locale: String, kind: Kind) { way = .unicode(UnicodeList(locale: locale, kind: kind)) }

  /// By a catalog's own patterns, or by CLDR's of the locale where it has none.
  init(_ patterns: Catalog.ListPattern?, locale: String, kind: Kind = .measure) {
    way = if let patterns { .patterns(patterns) } else { .unicode(UnicodeList(locale: locale, kind: kind)) }
  }

  /// The parts, of which there is at least one, as one text.
  func joined(_ parts: [String]) -> String {
    if parts.count == 1 { return parts[0] }
    switch way {
    case .unicode(let list): return list.joined(parts)
    case .patterns(let patterns): return patterns.joined(parts)
    }
  }
}

extension Catalog.ListPattern {
  func joined(_ parts: [String]) -> String {
    var joined = parts.last ?? ""
    for (index, part) in parts.dropLast().enumerated().reversed() {
      let pattern =
        switch (index, parts.count) {
        case (0, 2): two
        case (parts.count - 2, _): end
        case (0, _): start
        default: middle
        }
      let rest = joined
      joined = pattern.filled { $0 == .first ? part : rest }
    }
    return joined
  }
}

/// CLDR's way to join items in a locale, held open because opening takes longer than joining.
///
/// Unchecked, since ICU only reads what the handle stands for, and whoever lets go of it last closes it.
private final class UnicodeList: @unchecked Sendable {
  /// More bytes than any language has between two parts, or around them all.
  private static let longestJoint = 64

  private let handle: OpaquePointer?

  init(locale: String, kind: ListJoiner.Kind) {
    let kind =
      switch kind {
      case .measure: icu_measure
      case .and: icu_and
      case .narrow: icu_narrow
      }
    handle = icu_list_open(locale, kind)
  }

  deinit { if let handle { icu_list_close(handle) } }

  func joined(_ parts: [String]) -> String {
    let bytes = parts.joined()
    let lengths = parts.map { Int32($0.utf8.count) }
    let room = bytes.utf8.count + parts.count * Self.longestJoint
    let joined = handle.flatMap { handle in
      String(room: room) { icu_list_join(handle, bytes, lengths, Int32(parts.count), $0, $1) }
    }
    return joined ?? parts.joined(separator: ", ")
  }
}

internal import CICU

/// Joins the parts of a duration: "1 hora, 1 minuto y 5 segundos".
struct ListJoiner: Sendable {
  private enum Way: Sendable {
    case unicode(UnicodeList)
    case patterns(Catalog.ListPattern)
  }

  private let way: Way

  /// CLDR's two ways: the parts of a measure, or things that are named, mostly with "and".
  enum Kind: Sendable {
    case measure, and
  }

  /// By CLDR's patterns of a locale.
  init(locale: String, kind: Kind) { way = .unicode(UnicodeList(locale: locale, kind: kind)) }

  /// By a catalog's own patterns, or by CLDR's of the locale where it has none.
  init(_ patterns: Catalog.ListPattern?, locale: String) {
    way = if let patterns { .patterns(patterns) } else { .unicode(UnicodeList(locale: locale, kind: .measure)) }
  }

  /// The parts, of which there are 1 to 4, as one text.
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
private final class UnicodeList: @unchecked Sendable {  // ICU joins lists from several threads at a time
  private let handle: OpaquePointer?

  init(locale: String, kind: ListJoiner.Kind) {
    handle = icu_list_open(locale, kind == .measure ? icu_measure : icu_and)
  }

  deinit { if let handle { icu_list_close(handle) } }

  func joined(_ parts: [String]) -> String {
    let bytes = parts.joined()
    let lengths = parts.map { Int32($0.utf8.count) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { joined in
      let length = handle.map {
        icu_list_join($0, bytes, lengths, Int32(parts.count), joined.baseAddress, Int32(joined.count))
      }
      guard let length, length >= 0 else { return parts.joined(separator: ", ") }
      return String(decoding: UnsafeRawBufferPointer(joined).prefix(Int(length)), as: UTF8.self)
    }
  }
}

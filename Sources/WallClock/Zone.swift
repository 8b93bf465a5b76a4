internal import CICU

/// How far the clocks of a place are ahead of UTC, and when that changes.
package struct Zone: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case user
    case named(String)
    case fixed(seconds: Int64)
  }

  private let kind: Kind

  /// The user's, which is that of `TZ`, else of `/etc/localtime`.
  package static let user = Zone(kind: .user)
  package static let utc = Zone(secondsAhead: 0)

  /// A zone by its name, in any case: "Europe/Madrid". Nil if there is none.
  ///
  /// Abbreviations are none, since they mean one zone here and another there: "IST" is Ireland, Israel and India.
  package init?(named name: String) {
    let lower = name.lowercased()
    guard let known = Self.names.first(where: { $0.lowercased() == lower }) else { return nil }
    self.init(kind: .named(known))
  }

  /// A zone that is always as far ahead of UTC, or behind it if negative.
  package init(secondsAhead: Int) {
    self.init(kind: .fixed(seconds: Int64(secondsAhead)))
  }

  private init(kind: Kind) { self.kind = kind }

  /// Nil: it is the user's, or has none.
  var name: String? { if case .named(let name) = kind { name } else { nil } }

  /// The names of all zones.
  package static let names: [String] = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32_768) { text in
    let length = icu_zone_names(text.baseAddress, Int32(text.count))
    let bytes = text.prefix(max(0, Int(length))).lazy.map { UInt8(bitPattern: $0) }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.count > 3 || ["UTC", "GMT"].contains($0) }
  }

  /// How many seconds its clocks are ahead of UTC at an instant, in seconds since 1970 (UTC).
  func secondsAhead(at instant: Int64) -> Int64 {
    var offset: Int32 = 0
    switch kind {
    case .user: return icu_zone_offset(instant, nil, &offset) ? Int64(offset) : 0
    case .named(let name): return icu_zone_offset(instant, name, &offset) ? Int64(offset) : 0
    case .fixed(let seconds): return seconds
    }
  }
}

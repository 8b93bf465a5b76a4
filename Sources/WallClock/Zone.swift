internal import CICU
internal import Glibc

/// How far the clocks of a place are ahead of UTC, and when that changes.
package struct Zone: Equatable, Sendable {
  /// Nil: it is the one of `/etc/localtime`, or has none.
  let name: String?
  /// Nil: those that ICU has for its name.
  private let rules: ZoneRules?

  /// The user's, as the C library finds it.
  package static let user = Zone(told: getenv("TZ").map { String(cString: $0) })
  package static let utc = Zone(secondsAhead: 0)

  /// A zone by its name, in any case: "Europe/Madrid". Nil if there is none.
  ///
  /// Abbreviations are none, since they mean one zone here and another there: "IST" is Ireland, Israel and India.
  package init?(named name: String) {
    let lower = name.lowercased()
    guard let known = Self.names.first(where: { $0.lowercased() == lower }) else { return nil }
    let rules = ZoneFolder.system.rules(of: known)
    guard rules != nil || Self.namesInICU.contains(known) else { return nil }
    self.init(name: known, rules: rules)
  }

  /// The zone that the variable `TZ` tells: by a name, a file or a rule, any of them behind a colon. What is none of
  /// these is UTC, and without the variable the zone is that of the computer.
  package init(told text: String?, in folder: ZoneFolder = .system) {
    guard let text else {
      self.init(name: nil, rules: folder.rules(of: "/etc/localtime"))
      return
    }
    let told = text.hasPrefix(":") ? String(text.dropFirst()) : text
    let name = told.hasPrefix(folder.path + "/") ? String(told.dropFirst(folder.path.count + 1)) : told
    let rules = told.isEmpty ? nil : folder.rules(of: told) ?? ZoneRules(rule: told)
    self.init(name: name, rules: rules ?? (Self.namesInICU.contains(name) ? nil : ZoneRules(secondsAhead: 0)))
  }

  /// A zone that is always as far ahead of UTC, or behind it if negative.
  package init(secondsAhead: Int) {
    self.init(name: nil, rules: ZoneRules(secondsAhead: Int64(secondsAhead)))
  }

  private init(name: String?, rules: ZoneRules?) {
    self.name = name
    self.rules = rules
  }

  /// The names of all zones: those that the system has rules for, and those that ICU knows besides.
  package static let names: [String] = Set(ZoneFolder.system.names.filter(isName) + namesInICU).sorted()

  private static let namesInICU: [String] = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32_768) { text in
    let length = icu_zone_names(text.baseAddress, Int32(text.count))
    let bytes = text.prefix(max(0, Int(length))).lazy.map { UInt8(bitPattern: $0) }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }.filter(isName)
  }

  /// Abbreviations have three letters.
  private static func isName(_ name: String) -> Bool { name.count > 3 || ["UTC", "GMT"].contains(name) }

  /// How many seconds its clocks are ahead of UTC at an instant, in seconds since 1970 (UTC).
  package func secondsAhead(at instant: Int64) -> Int64 {
    if let rules { return rules.secondsAhead(at: instant) }
    var offset: Int32 = 0
    return icu_zone_offset(instant, name, &offset) ? Int64(offset) : 0
  }
}

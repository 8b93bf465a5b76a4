extension Catalog {
  static func timeOfDay(
    in section: CatalogSection, numerals: [String: Numerals]
  ) throws(Problem) -> TimeOfDayForms {
    try section.allowOnly(patternKeys + ["hourNumerals", "minuteNumerals", "exceptions"])
    return TimeOfDayForms(
      written: try clock("written", in: section), spoken: try clock("spoken", in: section),
      spokenOnTheHour: try section.optionalPattern("spokenOnTheHour", required: [.hour]),
      spokenUnderTen: section.has("spokenUnderTen") ? try clock("spokenUnderTen", in: section) : nil,
      hourNumerals: try setName("hourNumerals", in: section, of: numerals),
      minuteNumerals: try setName("minuteNumerals", in: section, of: numerals))
  }

  /// The forms of the hours that differ, each with what it has in common with the others.
  static func exceptions(
    in section: CatalogSection, from common: TimeOfDayForms
  ) throws(Problem) -> [Int: TimeOfDayForms] {
    let exceptions = try section.optionalSection("exceptions")
    var hours: [Int: TimeOfDayForms] = [:]
    for key in exceptions.entries.keys.sorted() {
      let hour = try exceptions.number(key, expected: "an hour, 0 to 23") { (0...23).contains($0) }
      let own = try exceptions.section(key)
      try own.allowOnly(patternKeys)
      var forms = common
      // Their texts may name the hour in words: "midnight and {minute}".
      let hourPlaces: [Placeholder] = [.hour, .hour2]
      if let written = try own.optionalPattern("written", required: [.minute], optional: hourPlaces) {
        forms.written = written
      }
      if let spoken = try own.optionalPattern("spoken", required: [.minute], optional: hourPlaces) {
        forms.spoken = spoken
      }
      if let onTheHour = try own.optionalPattern("spokenOnTheHour", optional: [.hour]) {
        forms.spokenOnTheHour = onTheHour
      }
      if let underTen = try own.optionalPattern("spokenUnderTen", required: [.minute], optional: hourPlaces) {
        forms.spokenUnderTen = underTen
      }
      hours[hour] = forms
    }
    return hours
  }

  private static let patternKeys = ["written", "spoken", "spokenOnTheHour", "spokenUnderTen"]

  private static func clock(_ key: String, in section: CatalogSection) throws(Problem) -> Pattern {
    let pattern = try section.pattern(key, required: [.minute], optional: [.hour, .hour2])
    let hours = pattern.placeholders.filter { $0 == .hour || $0 == .hour2 }.count
    guard hours > 0 else { throw section.problem(.missingPlaceholder("hour"), at: key) }
    guard hours == 1 else { throw section.problem(.repeatedPlaceholder("hour"), at: key) }
    return pattern
  }
}

extension CatalogSection {
  /// As `pattern`, but nil where the key is left out.
  fileprivate func optionalPattern(
    _ key: String, required: [Placeholder] = [], optional: [Placeholder] = []
  ) throws(Catalog.Problem) -> Pattern? {
    has(key) ? try pattern(key, required: required, optional: optional) : nil
  }
}

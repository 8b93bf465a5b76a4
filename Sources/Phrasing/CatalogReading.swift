import Timing

extension Catalog {
  /// Reads the text of a catalog's file. The file's name, without folder and ".json", is the language's tag.
  package init(reading bytes: some Sequence<UInt8>, file: String) throws(Problem) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let tag = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    guard let locale = LocaleTag(tag), locale.isKnown, let plurals = PluralRules(locale: locale.text) else {
      throw Problem(file: file, key: "", fault: .unknownLanguage(tag))
    }
    guard case .object(let entries) = try JSONReader.read(bytes, file: file) else {
      throw Problem(file: file, key: "", fault: .wrongKind(expected: "an object of the keys that en.json has"))
    }
    let root = CatalogSection(file: file, path: [], entries: entries)
    try root.refuseBadLetters()
    try root.allowOnly([
      "name", "voice", "voices", "units", "percent", "numerals", "counted", "dates", "list", "and", "digits",
      "replacements", "timeOfDay", "messages",
    ])
    self.tag = tag
    self.plurals = plurals
    self.name = try root.text("name")
    voice = try root.text("voice")
    voices = try Catalog.voices(in: root.optionalSection("voices"))
    numerals = try Catalog.numerals(in: root.optionalSection("numerals"))
    units = try Catalog.units(in: root.section("units"), plurals: plurals, numerals: numerals)
    percent = try Catalog.forms(
      in: root.section("percent"), allowing: Catalog.formKeys, plurals: plurals, numerals: numerals)
    counted = try Catalog.setName("counted", in: root, of: numerals)
    dates = try Catalog.texts(in: root.optionalSection("dates"), for: 1...31, expected: "a day, 1 to 31")
    list = try Catalog.list(in: root.optionalSection("list"))
    otherAnds = try Catalog.words("and", in: root)
    nativeDigits = root.has("digits") ? try Catalog.digits(in: root.section("digits")) : nil
    replacements = try Catalog.replacements(in: root.optionalSection("replacements"))
    timeOfDay = try Catalog.timeOfDay(in: root.section("timeOfDay"), numerals: numerals)
    timeOfDayAtHours = try Catalog.exceptions(in: root.section("timeOfDay"), from: timeOfDay)
    messages = try Catalog.messages(in: root.section("messages"))
    try refuseAmbiguousWords(in: root.section("units"))
  }

  private static func voices(in section: CatalogSection) throws(Problem) -> [String: String] {
    var voices: [String: String] = [:]
    for key in section.entries.keys.sorted() {
      let isLetters = key.utf8.count == 2 && key.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      let isDigits = key.utf8.count == 3 && key.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isLetters || isDigits else { throw section.problem(.notARegion, at: key) }
      voices[key] = try section.text(key)
    }
    return voices
  }

  static func setName(
    _ key: String, in section: CatalogSection, of numerals: [String: Numerals]
  ) throws(Problem) -> String? {
    guard section.has(key) else { return nil }
    let name = try section.text(key)
    guard numerals[name] != nil else {
      throw section.problem(.unknownName(name, known: numerals.keys.sorted()), at: key)
    }
    return name
  }

  private static func numerals(in section: CatalogSection) throws(Problem) -> [String: Numerals] {
    var sets: [String: Numerals] = [:]
    for name in section.entries.keys {
      let words = try section.section(name)
      var numerals = Numerals()
      for key in words.entries.keys {
        let number = try words.number(key, expected: "0 to 99, 100, 200 ... 900") {
          (0...99).contains($0) || ($0 % 100 == 0 && (100...900).contains($0))
        }
        numerals[number] = try words.pattern(key).words
      }
      sets[name] = numerals
    }
    return sets
  }

  private static func units(
    in section: CatalogSection, plurals: PluralRules, numerals: [String: Numerals]
  ) throws(Problem) -> [TimeUnit: UnitForms] {
    try section.allowOnly(TimeUnit.allCases.map(\.rawValue))
    var units: [TimeUnit: UnitForms] = [:]
    for unit in TimeUnit.allCases {
      units[unit] = try forms(
        in: section.section(unit.rawValue), allowing: formKeys + ["words"], plurals: plurals, numerals: numerals)
    }
    return units
  }

  private static let formKeys = ["written", "spoken", "exact", "numerals"]

  private static func forms(
    in section: CatalogSection, allowing keys: [String], plurals: PluralRules, numerals: [String: Numerals]
  ) throws(Problem) -> UnitForms {
    try section.allowOnly(keys)
    let written = try section.section("written")
    if let lacking = plurals.categories.first(where: { !written.has($0.rawValue) }) {
      throw written.problem(.lackingCategory(needed: plurals.categories.map(\.rawValue)), at: lacking.rawValue)
    }
    return UnitForms(
      written: try patterns(in: written, plurals: plurals),
      spoken: try patterns(in: section.optionalSection("spoken"), plurals: plurals),
      exact: try texts(in: section.optionalSection("exact"), for: 0...999, expected: "0 to 999"),
      numerals: try setName("numerals", in: section, of: numerals),
      words: try words("words", in: section))
  }

  private static func patterns(
    in section: CatalogSection, plurals: PluralRules
  ) throws(Problem) -> [PluralCategory: Pattern] {
    let needed = plurals.categories
    if let needless = section.entries.keys.filter({ key in !needed.contains { $0.rawValue == key } }).min() {
      throw section.problem(.needlessCategory(needed: needed.map(\.rawValue)), at: needless)
    }
    var patterns: [PluralCategory: Pattern] = [:]
    for category in needed where section.has(category.rawValue) {
      // Only the form of a single number can do without it, as a dual does.
      let isOfOne = plurals.hasOneNumber(category)
      patterns[category] = try section.pattern(
        category.rawValue, required: isOfOne ? [] : [.n], optional: isOfOne ? [.n] : [])
    }
    return patterns
  }

  /// The texts of single numbers.
  private static func texts(
    in section: CatalogSection, for numbers: ClosedRange<Int>, expected: String
  ) throws(Problem) -> [Int: String] {
    var texts: [Int: String] = [:]
    for key in section.entries.keys {
      texts[try section.number(key, expected: expected, isRight: numbers.contains)] = try section.pattern(key).words
    }
    return texts
  }
}

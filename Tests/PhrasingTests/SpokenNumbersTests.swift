import Announcing
import Phrasing
import Testing
import Timing

/// The spoken forms of 1 to 99 of each unit, from the rule of grammar.
struct SpokenNumbersTests {
  @Test(arguments: TimeUnit.allCases)
  func `Spanish one is short before its noun, and agrees with it`(unit: TimeUnit) throws {
    let nouns: [TimeUnit: (String, String)] = [
      .day: ("día", "días"), .hour: ("hora", "horas"), .minute: ("minuto", "minutos"), .second: ("segundo", "segundos"),
    ]
    let tens = ["", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"]
    let (singular, plural) = try #require(nouns[unit])
    try expectSpoken("es", unit) { number in
      let one = unit == .hour ? "una" : "un"
      let words =
        switch number {
        case 1: one
        case 21: unit == .hour ? "veintiuna" : "veintiún"
        case _ where number > 30 && number % 10 == 1: "\(tens[number / 10]) y \(one)"
        default: String(number)
        }
      return "\(words) \(number == 1 ? singular : plural)"
    }
  }

  @Test(arguments: TimeUnit.allCases)
  func `Russian one and two agree with nouns, and nouns with numbers`(unit: TimeUnit) throws {
    let nouns: [TimeUnit: [String]] = [
      .day: ["день", "дня", "дней"], .hour: ["час", "часа", "часов"], .minute: ["минута", "минуты", "минут"],
      .second: ["секунда", "секунды", "секунд"],
    ]
    // The voice stresses the end of "сорок", but says 40 well.
    let tens = [
      "", "", "двадцать", "тридцать", "40", "пятьдесят", "шестьдесят", "семьдесят", "восемьдесят", "девяносто",
    ]
    let forms = try #require(nouns[unit])
    let isFeminine = unit == .minute || unit == .second
    try expectSpoken("ru", unit) { number in
      // 11 to 19 are words of their own and take the genitive plural.
      let last = number / 10 == 1 ? 0 : number % 10
      let noun = last == 1 ? forms[0] : (2...4).contains(last) ? forms[1] : forms[2]
      let unitWord: String? =
        switch last {
        case 1: isFeminine ? "одна" : "один"
        case 2: isFeminine ? "две" : nil
        default: nil
        }
      guard let unitWord else { return "\(number) \(noun)" }
      let words = [tens[number / 10], unitWord].filter { !$0.isEmpty }
      return "\(words.joined(separator: " ")) \(noun)"
    }
  }

  @Test(arguments: [
    (100, "100 días"), (101, "ciento un días"), (121, "ciento veintiún días"), (131, "ciento treinta y un días"),
    (301, "trescientos un días"), (302, "302 días"),
  ])
  func `Spanish hundreds of days`(days: Int, spoken: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog("es"))
    #expect(phraser.duration(.seconds(days * 86_400)).spoken == spoken)
  }

  private func expectSpoken(
    _ tag: String, _ unit: TimeUnit, sourceLocation: SourceLocation = #_sourceLocation, _ rule: (Int) -> String
  ) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    for number in 1...99 {
      #expect(phraser.number(number, of: unit).spoken == rule(number), sourceLocation: sourceLocation)
    }
  }
}

import Timing

extension Grammar {
  /// One follows its noun, two is a dual without a numeral, three to ten take the other gender than the noun. Short vowels
  /// are written where the voice would guess wrong; a final ة it would read as t after vowels, so it is left off.
  static let arabic = Grammar("ar", .init(10, 91, 91, 91, daysAbove: 99)) { number, unit in
    // The voice says hundreds right as digits.
    guard number < 100 else { return "\(number / 100 * 100) و \(arabicNumeral(number % 100, unit))" }
    return arabicNumeral(number, unit)
  } phrase: { numeral, number, unit in
    let (singular, one) = PerUnit(("يوم", "وَاحِد"), ("ساعة", "وَاحِدَ"), ("دقيقة", "وَاحِدَ"), ("ثانية", "وَاحِدَ"))[unit]
    let dual = PerUnit("يَوْمَان", "سَاعَتَان", "دَقِيقَتَان", "ثَانِيَتَان")[unit]
    let hundreds = arabicHundreds[number / 100]
    switch (number % 100, hundreds) {
    case (1, ""): return "\(singular) \(one)"
    case (2, ""): return dual
    case (1, _): return "\(hundreds) \(singular) و \(singular) \(one)"
    case (2, _): return "\(hundreds) \(singular) و \(dual)"
    case (3...10, _): return "\(numeral) \(PerUnit("أَيَّام", "ساعات", "دَقَائِق", "ثَوَانٍ")[unit])"
    case (0, _): return "\(numeral.allSatisfy(\.isNumber) ? numeral : hundreds) \(singular)"
    default: return "\(numeral) \(PerUnit("يومًا", "ساعة", "دقيقة", "ثانية")[unit])"
    }
  }

  private static let arabicHundreds = list(
    "- مِئَة مِئَتَا ثَلَاثُمِئَة أَرْبَعُمِئَة خَمْسُمِئَة سِتّمِئَة سَبْعُمِئَة ثَمَانِمِئَة تِسْعُمِئَة")

  /// Of 1 to 99, with a noun of the unit's gender: a day is masculine, the others feminine.
  private static func arabicNumeral(_ number: Int, _ unit: TimeUnit) -> String {
    let isFeminine = unit != .day
    let short = list("- - - ثَلَاث أَرْبَع خَمْس سِتّ سَبْع ثَمَانِي تِسْع عَشْر")
    // With the sign of a doubled t the voice leaves out the ending, so t is written twice.
    let long = list("- - - ثَلَاثَة أَرْبَعَة خَمْسَة سِتْتَة سَبْعَة ثَمَانِيَة تِسْعَة عَشَرَة")
    // In "sittūn" it would say the vowel twice, if the short one were written too.
    let tens = list("- - عِشْرُون ثَلَاثُون أَرْبَعُون خَمْسُون سِتّون سَبْعُون ثَمَانُون تِسْعُون")
    let units = isFeminine ? short : long
    switch (number / 10, number % 10) {
    case (0, let last): return units[last]
    case (1, 0): return units[10]
    case (1, 1): return isFeminine ? "إِحْدَى عَشْرَةَ" : "أَحَدَ عَشَرَ"
    case (1, 2): return isFeminine ? "اِثْنَتَا عَشْرَةَ" : "اِثْنَا عَشَرَ"
    case (1, let last): return "\(units[last])\u{64E} \(isFeminine ? "عَشْرَةَ" : "عَشَرَ")"
    case (let ten, 0): return tens[ten]
    case (let ten, 1): return "\(isFeminine ? "إِحْدَى" : "وَاحِد") وَ\(tens[ten])"
    case (let ten, 2): return "\(isFeminine ? "اِثْنَتَان" : "اِثْنَان") وَ\(tens[ten])"
    case (let ten, 8) where isFeminine: return "ثَمَانٍ وَ\(tens[ten])"
    case (let ten, let last): return "\(units[last]) وَ\(tens[ten])"
    }
  }

  /// One follows its noun; hours, minutes and seconds are feminine, days masculine; "and" comes before the last part. The
  /// voice is silent at digits. It guesses vowels wrong, so they are written, and it knows neither שׂ nor ע: ס and א.
  static let hebrew = Grammar("he", .init(99, 99, 99, 99, daysAbove: 900)) { number, unit in
    let hundreds = list("- מֵאַה מָאתַיִם") + hebrewFeminine.construct[3...].map { "\($0) מֵאוֹת" }
    let rest = number % 100
    let words = unit == .day ? hebrewNumeral(rest, hebrewMasculine) : hebrewNumeral(rest, hebrewFeminine)
    guard number >= 100 else { return words }
    guard rest > 0 else { return hundreds[number / 100] }
    return "\(hundreds[number / 100]) \(rest > 20 && rest % 10 > 0 ? words : hebrewAnd(words))"
  } phrase: { numeral, number, unit in
    let (singular, dual, plural) = PerUnit(
      ("יוֹם", "יוֹמַיִם", "יָמִים"), ("שָאַה", "שאַתַיִם", "שָעוֹת"), ("דַקָה", "שתֵי דַקוֹת", "דַקוֹת"),
      ("שנִיָה", "שתֵי שנִיוֹת", "שנִיוֹת"))[unit]
    return number == 1 ? "\(singular) \(numeral)" : number == 2 ? dual : "\(numeral) \(plural)"
  }

  private typealias HebrewNumerals = (units: [String], construct: [String], teen: String)

  private static let hebrewFeminine: HebrewNumerals = (
    list("- אַחָת שתַיִם שָלוֹש אַרבּאַ חָמֵש שֵש שֶבַע שמוֹנֶה תֵשַע עֶסֶר"),
    list("- אַחָת שתֵים שלוֹש אַרבּאַ חָמֵש שֵש שבַע שמוֹנֶה תשַע"), "עֶסרֵה"
  )
  private static let hebrewMasculine: HebrewNumerals = (
    list("- אֶחָד שנַיִם שלוֹשָה אַרבּאַה חָמִישָה שִישָה שִבאַה שמוֹנָה תִשאַה אַסָרָה"),
    list("- אַחָד שנֵים שלוֹשָה אַרבּאַה חָמִישָה שִישָה שִבאַה שמוֹנָה תִשאַה"), "אַסָר"
  )

  private static func hebrewNumeral(_ number: Int, _ numerals: HebrewNumerals) -> String {
    let tens = list("- - עֶסרִים שלוֹשִים אַרבּאַאִים חָמִישִים שִישִים שִבעִים שמוֹנִים תִשעִים")
    switch (number / 10, number % 10) {
    case (0, _), (1, 0): return numerals.units[number]
    case (1, let last): return "\(numerals.construct[last]) \(numerals.teen)"
    case (let ten, 0): return tens[ten]
    case (let ten, let last): return "\(tens[ten]) \(hebrewAnd(numerals.units[last]))"
    }
  }

  /// "u" before a first letter without a vowel of its own, else "ve".
  private static func hebrewAnd(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars.prefix(2))
    let isVowelless = scalars.first == "ש" && scalars.last?.properties.isAlphabetic == true && !isPoint(scalars.last)
    return (isVowelless ? "וּ" : "וֶ") + word
  }

  private static func isPoint(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { (0x05B0...0x05BC).contains($0.value) } ?? false
  }
}

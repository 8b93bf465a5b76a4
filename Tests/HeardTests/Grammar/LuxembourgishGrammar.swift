import Timing

extension Grammar {
  /// The unit comes before the ten, joined by "an", and loses its n before most consonants, as "siwen" does; one and two
  /// are feminine before hours, minutes and seconds, but not before a ten.
  static let luxembourgish = Grammar("lb", .init(99, 99, 99, 99, daysAbove: 900)) { number, unit in
    let units = list("- een zwee dräi véier fënnef sechs siwen aacht néng")
    // "uechtzéng" is spelled without the t, with which the voice makes two sounds of the middle.
    let teens = list(
      "zéng eelef zwielef dräizéng véierzéng fofzéng siechzéng siwwenzéng uechzéng nonzéng")
    let tens = list("- - zwanzeg drësseg véierzeg fofzeg siechzeg siwwenzeg achtzeg nonzeg")
    let noun = luxembourgishNoun(number, unit)
    let rest = number % 100
    let words: String
    switch (rest / 10, rest % 10) {
    case (0, 1) where unit != .day: words = "eng"
    case (0, 2) where unit != .day: words = "zwou"
    case (0, let last): words = keepingN(units[last], before: noun)
    case (1, let last): words = teens[last]
    case (let ten, 0): words = tens[ten]
    case (let ten, let last): words = units[last] + keepingN("an", before: tens[ten]) + tens[ten]
    }
    let hundreds = number < 100 ? "" : (number < 200 ? "" : units[number / 100]) + "honnert"
    return [hundreds, words].filter { !$0.isEmpty }.joined(separator: " ")
  } phrase: { numeral, number, unit in
    "\(numeral) \(luxembourgishNoun(number, unit))"
  }

  private static func luxembourgishNoun(_ number: Int, _ unit: TimeUnit) -> String {
    let nouns = PerUnit(list("Dag Deeg"), list("Stonn Stonnen"), list("Minutt Minutten"), list("Sekonn Sekonnen"))
    return nouns[unit][number == 1 ? 0 : 1]
  }

  /// A final n stays before vowels and n, d, t, z, h.
  private static func keepingN(_ word: String, before next: String) -> String {
    guard word.hasSuffix("n"), word.hasSuffix("an") || word.hasSuffix("en"), let first = next.lowercased().first else {
      return word
    }
    return "aeéiouäëndtzh".contains(first) ? word : String(word.dropLast())
  }
}

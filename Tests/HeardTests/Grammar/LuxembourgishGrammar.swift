import Timing

extension Grammar {
  /// The unit comes before the ten, joined by "an", and loses its n before most consonants, as "siwen" does; one and two
  /// are feminine before hours, minutes and seconds, but not before a ten.
  static let luxembourgish = Grammar("lb", .init(99, 99, 99, 99, daysAbove: 900)) { number, unit in
    let noun = luxembourgishNoun(number, unit)
    return luxembourgishNumeral(
      number, one: unit == .day ? "een" : "eng", two: unit == .day ? "zwee" : "zwou", before: noun)
  } phrase: { numeral, number, unit in
    "\(numeral) \(luxembourgishNoun(number, unit))"
  } alone: {
    luxembourgishNumeral($0, one: "eent", two: "zwee", before: nil)
  }

  private static func luxembourgishNumeral(_ number: Int, one: String, two: String, before next: String?) -> String {
    let units = list("- een zwee dräi véier fënnef sechs siwen aacht néng")
    // "uechtzéng" is spelled without the t, before which the voice says a hard ch.
    let teens = list(
      "zéng eelef zwielef dräizéng véierzéng fofzéng siechzéng siwwenzéng uechzéng nonzéng")
    let tens = list("- - zwanzeg drësseg véierzeg fofzeg siechzeg siwwenzeg achtzeg nonzeg")
    let rest = number % 100
    let words: String
    switch (rest / 10, rest % 10) {
    case (0, 1): words = one
    case (0, 2): words = two
    case (0, let last): words = next.map { keepingN(units[last], before: $0) } ?? units[last]
    case (1, let last): words = teens[last]
    case (let ten, 0): words = tens[ten]
    case (let ten, let last): words = units[last] + keepingN("an", before: tens[ten]) + tens[ten]
    }
    let hundreds = number < 100 ? "" : (number < 200 ? "" : units[number / 100]) + "honnert"
    return [hundreds, words].filter { !$0.isEmpty }.joined(separator: " ")
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

import Timing

extension Grammar {
  /// Tens and units stand side by side, and nothing agrees. The voice says numbers from 10 on digit by digit.
  static let uzbek = Grammar("uz", .init(99, 90, 90, 90, daysAbove: 900)) { number, _ in
    let units = list("- bir ikki uch to‘rt besh olti yetti sakkiz to‘qqiz")
    let tens = list("- o‘n yigirma o‘ttiz qirq ellik oltmish yetmish sakson to‘qson")
    let hundreds = number < 100 ? "" : number < 200 ? "yuz" : "\(units[number / 100]) yuz"
    return [hundreds, tens[number / 10 % 10], units[number % 10]].filter { !$0.isEmpty }.joined(separator: " ")
  } phrase: { numeral, _, unit in
    "\(numeral) \(PerUnit("kun", "soat", "daqiqa", "soniya")[unit])"
  }

  /// Scores, with the rest joined by "ta"; one stands after its noun.
  static let basque = Grammar("eu", .init(1, 1, 1, 1, daysAbove: 0)) { number, _ in
    let small = list(
      """
      - bat bi hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi hamahiru hamalau hamabost hamasei
      hamazazpi hemezortzi hemeretzi
      """)
    let scores = list("- hogei berrogei hirurogei laurogei")
    let hundreds = list("- ehun berrehun hirurehun laurehun bostehun seiehun zazpiehun zortziehun bederatziehun")
    let rest = number % 100
    let words =
      rest < 20
      ? small[rest] : rest % 20 == 0 ? scores[rest / 20] : "\(scores[rest / 20])ta \(small[rest % 20])"
    return [hundreds[number / 100], words].filter { !$0.isEmpty }.joined(separator: " eta ")
  } phrase: { numeral, number, unit in
    let noun = PerUnit("egun", "ordu", "minutu", "segundo")[unit]
    return number == 1 ? "\(noun) \(numeral)" : "\(numeral) \(noun)"
  }
}

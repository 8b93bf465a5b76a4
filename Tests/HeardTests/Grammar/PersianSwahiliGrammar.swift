import Timing

extension Grammar {
  /// All parts are joined by "and". The voice says the digits better than the words.
  static let persian = Grammar("fa", .init(0, 0, 0, 0, daysAbove: 0)) { number, _ in
    let small = list(
      "- یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده")
    let tens = list("- - بیست سی چهل پنجاه شصت هفتاد هشتاد نود")
    let hundreds = list("- صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد")
    let rest = number % 100
    let words = rest < 20 ? [small[rest]] : [tens[rest / 10], small[rest % 10]]
    return ([hundreds[number / 100]] + words).filter { !$0.isEmpty }.joined(separator: " و ")
  } phrase: { numeral, _, unit in
    "\(numeral) \(PerUnit("روز", "ساعت", "دقیقه", "ثانیه")[unit])"
  }

  /// The noun comes first; "na" comes before the last part of the number alone.
  static let swahili = Grammar("sw", .init(10, 10, 10, 10, daysAbove: 90)) { number, _ in
    let units = list("- moja mbili tatu nne tano sita saba nane tisa")
    let tens = list("- kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini")
    let hundreds = number < 100 ? "" : "mia \(units[number / 100])"
    let parts = [hundreds, tens[number / 10 % 10], units[number % 10]].filter { !$0.isEmpty }
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return "\(parts.dropLast().joined(separator: " ")) na \(last)"
  } phrase: { numeral, _, unit in
    "\(PerUnit("siku", "saa", "dakika", "sekunde")[unit]) \(numeral)"
  }
}

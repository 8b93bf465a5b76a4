import Timing

extension Grammar {
  /// One, two, three and four agree with the noun; the unit comes before the ten, as one word; a dual for two.
  static let slovenian = Grammar("sl", .init(1, 1, 1, 1, daysAbove: 9)) { number, unit in
    let hundreds = list("- sto dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto")
    let units = list("- en dva tri štiri pet šest sedem osem devet")
    let teens = list(
      "deset enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst")
    let tens = list("- - dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset")
    let agreeing = unit == .day ? list("- en dva trije štirje") : list("- ena dve tri štiri")
    let rest = number % 100
    let words: String
    switch (rest / 10, rest % 10) {
    case (0, 1...4): words = agreeing[rest]
    case (0, let last): words = units[last]
    case (1, let last): words = teens[last]
    case (let ten, 0): words = tens[ten]
    case (let ten, let last): words = (last == 1 ? "ena" : units[last]) + "in" + tens[ten]
    }
    return [hundreds[number / 100], words].filter { !$0.isEmpty }.joined(separator: " ")
  } phrase: { numeral, number, unit in
    let forms = PerUnit(
      list("dan dneva dni dni"), list("ura uri ure ur"), list("minuta minuti minute minut"),
      list("sekunda sekundi sekunde sekund"))[unit]
    let noun =
      switch number % 100 {
      case 1: forms[0]
      case 2: forms[1]
      case 3, 4: forms[2]
      default: forms[3]
      }
    return "\(numeral) \(noun)"
  }

  /// One and two agree with the noun, alone and after tens; 11 to 19 end in "naest", in which the voice makes
  /// one sound of the two vowels in digits.
  static let bosnian = Grammar("bs", .init(9, 9, 27, 27, daysAbove: 81)) {
    bosnianNumeral($0, $1)
  } phrase: { numeral, number, unit in
    let forms = PerUnit(
      list("dan dana dana"), list("sat sata sati"), list("minuta minute minuta"), list("sekunda sekunde sekundi"))[unit]
    let last = number / 10 % 10 == 1 ? 0 : number % 10
    return "\(numeral) \(last == 1 ? forms[0] : (2...4).contains(last) ? forms[1] : forms[2])"
  } alone: {
    bosnianNumeral($0, .day)
  }

  private static func bosnianNumeral(_ number: Int, _ unit: TimeUnit) -> String {
    // Beside "šeststo" there is "šesto", which is also what the voice says.
    let hundreds = list("- sto dvjesto tristo četiristo petsto šesto sedamsto osamsto devetsto")
    let isFeminine = unit == .minute || unit == .second
    let units =
      isFeminine
      ? list("- jedna dvije tri četiri pet šest sedam osam devet")
      : list("- jedan dva tri četiri pet šest sedam osam devet")
    let teens = list(
      "deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest")
    let tens = list("- - dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset")
    let rest = number % 100
    let words = rest / 10 == 1 ? [teens[rest % 10]] : [tens[rest / 10], units[rest % 10]]
    return ([hundreds[number / 100]] + words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

import Timing

extension Grammar {
  static let chinese = chinese(
    "zh", .init(19, 1, 1, 1, daysAbove: 171), two: "两", units: PerUnit("天", "小时", "分钟", "秒钟"))

  static let traditionalChinese = chinese(
    "zh-Hant", .init(19, 1, 1, 1, daysAbove: 171), two: "兩", units: PerUnit("天", "小時", "分鐘", "秒"))

  static let cantonese = chinese(
    "yue", .init(19, 1, 1, 1, daysAbove: 171), two: "兩", units: PerUnit("日", "小時", "分鐘", "秒"))

  /// Two has a word of its own before a measure word, alone but not in 12 or 22. After a hundred a zero is said for a
  /// missing ten, and ten is "one ten".
  private static func chinese(_ tag: String, _ inWords: InWords, two: String, units: PerUnit<String>) -> Grammar {
    Grammar(tag, inWords) { number, _ in
      let digits = list("零 一 二 三 四 五 六 七 八 九")
      let (hundred, ten, last) = (number / 100, number / 10 % 10, number % 10)
      guard number != 2 else { return two }
      let tens =
        switch (hundred, ten) {
        case (0, 0): ""
        case (0, 1): "十"
        case (_, 0): last > 0 ? "零" : ""
        default: digits[ten] + "十"
        }
      // The blank after hundreds is not heard.
      return (hundred > 0 ? digits[hundred] + "百 " : "") + tens + (last > 0 ? digits[last] : "")
    } phrase: { numeral, _, unit in
      numeral + units[unit]
    }
  }

  /// The readings that each counter takes, in kana, which is all that the voice reads.
  static let japanese = Grammar("ja", .init(99, 99, 99, 99, daysAbove: 900)) { number, unit in
    let hundreds = list(
      "- ひゃく にひゃく さんびゃく よんひゃく ごひゃく ろっぴゃく ななひゃく はっぴゃく きゅうひゃく")
    let rest = number % 100
    let words = japaneseNumeral(rest, unit, isWhole: number == rest)
    return [hundreds[number / 100], words].filter { !$0.isEmpty }.joined(separator: " ")
  } phrase: { numeral, number, unit in
    switch unit {
    case .day:
      let isOld = (2...10).contains(number) || number == 20 || number % 10 == 4
      return numeral + (isOld ? "か" : "にち")
    case .hour: return numeral + "じかん"
    case .minute: return numeral + ([0, 1, 3, 4, 6, 8].contains(number % 10) ? "ぷん" : "ふん")
    case .second: return numeral + "びょう"
    }
  }

  /// Up to ten days, and for 20, the old numerals remain: fu-tsu-ka, hatsu-ka.
  private static func japaneseNumeral(_ number: Int, _ unit: TimeUnit, isWhole: Bool) -> String {
    let plain = list("- いち に さん よん ご ろく なな はち きゅう")
    let oldDays = list("- - ふつ みっ よっ いつ むい なの よう ここの とお")
    let units =
      switch unit {
      case .day where number == 17 || number == 19 || number == 27 || number == 29:
        list("- いち に さん よっ ご ろく しち はち く")
      case .day: list("- いち に さん よっ ご ろく なな はち きゅう")
      case .hour: list("- いち に さん よ ご ろく しち はち く")
      case .minute: list("- いっ に さん よん ご ろっ なな はっ きゅう")
      case .second: plain
      }
    if unit == .day, isWhole, number == 20 { return "はつ" }
    if unit == .day, isWhole, (2...10).contains(number) { return oldDays[number] }
    let ten = number % 10 == 0 && unit == .minute ? "じゅっ" : "じゅう"
    return (number >= 20 ? plain[number / 10] : "") + (number >= 10 ? ten : "") + units[number % 10]
  }

  /// Hours are counted with native numerals, the others with Chinese ones.
  static let korean = Grammar("ko", .init(99, 99, 99, 99, daysAbove: 891)) { number, unit in
    if unit == .hour {
      guard number != 20 else { return "스무" }
      let tens = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"]
      return tens[number / 10] + list("- 한 두 세 네 다섯 여섯 일곱 여덟 아홉")[number % 10]
    }
    let units = list("- 일 이 삼 사 오 육 칠 팔 구")
    let (hundred, ten, last) = (number / 100, number / 10 % 10, number % 10)
    var words = (ten > 1 ? units[ten] : "") + (ten > 0 ? "십" : "") + units[last]
    // A p before "yuk" is said m, with an n after it; the voice reads what is written.
    words.replace("십육", with: "심뉵")
    let hundreds = hundred > 0 ? (hundred > 1 ? units[hundred] : "") + "백" : ""
    return [hundreds, words].filter { !$0.isEmpty }.joined(separator: " ")
  } phrase: { numeral, _, unit in
    numeral + PerUnit("일", " 시간", "분", "초")[unit]
  }
}

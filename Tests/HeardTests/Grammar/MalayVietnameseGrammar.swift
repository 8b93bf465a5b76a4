import Timing

extension Grammar {
  /// The voice says the e of "empat" and "enam" right in the digits 4 and 6 alone, not in 40 and 60, nor in the words.
  static let indonesian = Grammar("id", .init(20, 20, 20, 20, daysAbove: 180)) { number, _ in
    malayNumeral(number, eight: "delapan") { [4, 6].contains($0) ? String($0) : nil }
  } phrase: { numeral, _, unit in
    "\(numeral) \(PerUnit("hari", "jam", "menit", "detik")[unit])"
  }

  /// Here it says that e right in words.
  static let malay = Grammar("ms", .init(20, 20, 20, 20, daysAbove: 180)) { number, _ in
    malayNumeral(number, eight: "lapan") { _ in nil }
  } phrase: { numeral, _, unit in
    "\(numeral) \(PerUnit("hari", "jam", "minit", "saat")[unit])"
  }

  /// One is "se" before ten and hundred; nothing agrees.
  private static func malayNumeral(_ number: Int, eight: String, digit: (Int) -> String?) -> String {
    let units = list("- satu dua tiga empat lima enam tujuh \(eight) sembilan")
    let (hundred, ten, last) = (number / 100, number / 10 % 10, number % 10)
    var parts = hundred == 0 ? [] : hundred == 1 ? ["seratus"] : [digit(hundred) ?? units[hundred], "ratus"]
    switch (ten, last) {
    case (1, 0): parts.append("sepuluh")
    case (1, 1): parts.append("sebelas")
    case (1, _): parts += [units[last], "belas"]
    case (0, _): parts.append(units[last])
    default: parts += [digit(ten) ?? units[ten], "puluh", digit(ten) == nil || last == 0 ? units[last] : String(last)]
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// After tens one is "mốt" and five "lăm"; "linh" is said for a missing ten.
  static let vietnamese = Grammar("vi", .init(83, 83, 83, 83, daysAbove: 747)) { number, _ in
    let units = list("- một hai ba bốn năm sáu bảy tám chín")
    let (hundred, ten, last) = (number / 100, number / 10 % 10, number % 10)
    var parts = hundred > 0 ? [units[hundred], "trăm"] : []
    if ten == 0, hundred > 0, last > 0 { parts.append("linh") }
    if ten == 1 { parts.append("mười") }
    if ten > 1 { parts += [units[ten], "mươi"] }
    parts.append(ten > 1 && last == 1 ? "mốt" : ten > 0 && last == 5 ? "lăm" : units[last])
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  } phrase: { numeral, _, unit in
    "\(numeral) \(PerUnit("ngày", "giờ", "phút", "giây")[unit])"
  }
}

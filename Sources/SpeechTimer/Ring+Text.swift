internal import Drawing
internal import Timing

extension Ring {
  /// Reads a fraction as it is typed, in digits of any script: "0.3", "0,3", ".3", "1" or "30%".
  init(text: String) throws(Failure) {
    let isShare = text.last.map { "%٪".contains($0) } ?? false
    let typed = isShare ? text.dropLast() : text[...]
    var digits = Array((typed.first.map { ".,٫".contains($0) } ?? false) ? "0" + typed : typed)[...]
    let number = DecimalNumber(takenFrom: &digits, limit: 100)
    let whole = isShare ? 100.0 : 1
    guard let number, digits.isEmpty, !number.isTooLarge, Double(number.billionths) / 1e9 <= whole else {
      throw .usage("Not a fraction from 0 to 1: \(text.shown). Right would be: speech-timer ring 0.3")
    }
    self.init(Double(number.billionths) / 1e9 / whole)
  }
}

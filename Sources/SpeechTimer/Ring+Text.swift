internal import Drawing

extension Ring {
  /// Reads a fraction as it is typed: "0.3", "0,3", "1" or "30%".
  init(text: String) throws(Failure) {
    let isShare = text.hasSuffix("%")
    let digits = isShare ? text.dropLast() : text[...]
    // Other notations that a number may have in Swift are not ours.
    let isPlain = digits.allSatisfy { "0123456789.,".contains($0) }
    let number = isPlain ? Double(digits.map { $0 == "," ? "." : String($0) }.joined()) : nil
    let whole = isShare ? 100.0 : 1
    guard let number, number <= whole else {
      throw .usage("Not a fraction from 0 to 1: \(text.shown). Right would be: speech-timer ring 0.3")
    }
    self.init(number / whole)
  }
}

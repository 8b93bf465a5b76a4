/// A set of number words, for the numbers that the voice misreads as digits.
package struct Numerals: Sendable {
  private var words: [Int: String] = [:]

  init() {}

  /// The words of one number of the set itself: 0 to 99, or whole hundreds up to 900.
  package subscript(number: Int) -> String? {
    get { words[number] }
    set { words[number] = newValue }
  }

  /// The words of a number, put together above 100 from its hundreds and the rest: "ciento" and "un". Nil: the voice
  /// reads its digits right.
  package func words(for number: Int) -> String? {
    guard number >= 100 else { return words[number] }
    let rest = number % 100
    guard number < 1000, rest > 0, let hundreds = words[number - rest], let others = words[rest] else { return nil }
    return "\(hundreds) \(others)"
  }
}

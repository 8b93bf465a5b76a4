import Announcing
internal import CICU
import Timing

/// Dates in words of one language, as CLDR has them: "24 de diciembre".
struct DatePhrases: Sendable {
  private let tag: String
  private let digits: DigitWriter
  private let days: [Int: String]
  private let numerals: Numerals?

  init(_ catalog: Catalog, digits: DigitWriter) {
    tag = catalog.tag
    self.digits = digits
    numerals = catalog.counted.flatMap { catalog.numerals[$0] }
    days = catalog.dates
  }

  func phrase(_ day: CalendarDay, tellsYear: Bool) -> Phrase {
    let text = words(day, tellsYear: tellsYear) ?? day.isoText
    return Phrase(written: digits.converted(text), spoken: spoken(text))
  }

  /// With the words of the day, and of numbers that stand alone, where the voice misreads them.
  private func spoken(_ text: String) -> String {
    text.split(separator: " ").map { word in
      day(word) ?? Int(word).flatMap { numerals?.words(for: $0) } ?? String(word)
    }
    .joined(separator: " ")
  }

  /// The day in words, without the sign that makes a number of it: "1." and "1-yanvar".
  private func day(_ word: Substring) -> String? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let words = Int(digits).flatMap({ days[$0] }) else { return nil }
    let rest = word.dropFirst(digits.count)
    switch rest.first {
    case ".": return words + rest.dropFirst()
    case "-": return "\(words) \(rest.dropFirst())"
    default: return words + rest
    }
  }

  private func words(_ day: CalendarDay, tellsYear: Bool) -> String? {
    let (year, month, number) = (Int32(clamping: day.year), Int32(clamping: day.month), Int32(clamping: day.day))
    return String(room: 512) { icu_date_text(tag, year, month, number, tellsYear, $0, $1) }
      .map { String($0.map { $0.isWhitespace ? " " : $0 }) }
  }
}

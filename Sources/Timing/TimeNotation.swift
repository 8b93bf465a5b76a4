/// Reads durations as people write them: `90`, `1h30m`, `1:05`, `PT1M5S`, "1 hour, 5 minutes".
package struct TimeNotation: Sendable {
  let vocabulary: Vocabulary

  package init(vocabulary: Vocabulary = Vocabulary()) {
    self.vocabulary = vocabulary
  }

  /// Why a text is no duration. Pieces are quoted as they were typed, control characters and all.
  package enum Problem: Error, Equatable, Sendable {
    case empty
    /// This many characters are too many: fewer than 1000 are read.
    case textTooLong(characters: Int)
    /// The whole text amounts to no time.
    case zero(String)
    /// The whole text stands for less than no time.
    case negative(String)
    /// More than 999 days; the number or the whole text.
    case tooLong(String)
    /// This piece is no number, no unit, or in no place for one.
    case unexpected(String)
    /// A number in company that does not tell its unit: `30` in `1h 30`.
    case unitMissing(String)
    /// The second piece with a unit that was there before.
    case repeated(String, TimeUnit)
    /// A decimal number that is not the last.
    case fractionNotLast(String)
    /// Not m:ss (m up to 999, s below 60), nor h:mm:ss (both below 60).
    case noClockTime(String)
  }

  /// Reads a duration above zero and up to 999 days, to the millisecond.
  package func duration(of text: String) throws(Problem) -> Duration {
    try duration(of: try folded(text), typed: text)
  }

  /// Reads a duration that may have a sign in front: "-1m", "+30s".
  package func signedDuration(of text: String) throws(Problem) -> Duration {
    let folded = try folded(text)
    guard let sign = folded.characters.first, sign == "+" || sign == "-" else {
      return try duration(of: folded, typed: text)
    }
    let rest = folded.typed(1..<folded.characters.count)
    let size = try duration(of: FoldedText(rest), typed: text)
    return sign == "-" ? .zero - size : size
  }

  private func folded(_ text: String) throws(Problem) -> FoldedText {
    // Few characters can still hold endless marks.
    guard text.count < 1_000, text.unicodeScalars.count < 10_000 else {
      throw .textTooLong(characters: text.count)
    }
    return FoldedText(text)
  }

  private func duration(of folded: FoldedText, typed text: String) throws(Problem) -> Duration {
    guard let first = folded.characters.first else { throw .empty }
    if first == "-" { throw .negative(text) }
    var scanner = Scanner(folded)
    let total: Int
    if first == "p" {
      total = try isoMilliseconds(&scanner)
    } else if let clock = try clockMilliseconds(&scanner) {
      total = clock
    } else {
      total = try partsMilliseconds(&scanner)
    }
    if total == 0 { throw .zero(text) }
    let duration = Duration.milliseconds(total)
    if duration > Countdown.longest { throw .tooLong(text) }
    return duration
  }
}
